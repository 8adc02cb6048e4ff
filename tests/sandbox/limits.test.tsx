import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

it('changes a limit by two officers, who cannot check their own proposals', async () => {
  const world = consoleUnderTest('#/limits');
  const terms = { total: '200000000.00', validFrom: '', validUntil: '2027-12-31', isRevolving: true };
  world.sandbox.limitsKept = [
    {
      limitId: 'C-1 credit',
      company: '启衡重工',
      instrumentKind: 'credit',
      ...terms,
      used: '6253900.00',
      reserved: '0.00',
      request: {
        requestId: 'LR-1',
        wanted: { ...terms, total: '300000000.00' },
        reason: '旺季备货',
        makerName: '骆秋白',
        sentAt: 0,
      },
      proposal: undefined,
    },
  ];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  const type = async (label: string, value: string): Promise<void> => {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  };
  const press = async (name: string): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await type('理由（企业可见）', '年审通过');
  await press('提出调整');
  expect(world.sandbox.limitOrders).toEqual([]);
  await type('经办人姓名', '许知远');
  await press('提出调整');
  // The form contains the company's request.
  const propose = {
    limitId: 'C-1 credit',
    changes: true,
    total: '300000000.00',
    validUntil: '2027-12-31',
    reason: '年审通过',
    by: '许知远',
    requestId: 'LR-1',
  };
  expect(world.sandbox.limitOrders).toEqual([{ propose }]);
  await type('复核人姓名', '许 知远');
  await press('复核通过');
  expect(world.sandbox.limitOrders).toHaveLength(1);
  await type('复核人姓名', '高明远');
  await press('复核通过');
  expect(world.sandbox.limitOrders[1]).toEqual({
    check: { limitId: 'C-1 credit', proposedAt: 1, confirms: true, by: '高明远' },
  });
});
