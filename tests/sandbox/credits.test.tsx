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

it('issues a credit once everything is said, and names it', async () => {
  const world = consoleUnderTest('#/credits');
  world.sandbox.parties = {
    cores: [{ pkCorp: 'C-1', name: '启衡重工' }],
    holders: [
      { pkCorp: 'C-1', name: '启衡重工' },
      { pkCorp: 'C-2', name: '青屿传动' },
    ],
    funders: [{ pkCorp: 'F-1', name: '长屿银行' }],
  };
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  const field = async (label: string): Promise<HTMLElement> => screen.findByLabelText(label);
  const press = async (): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: '签发' })));
  fireEvent.change(await field('签发的核心企业'), { target: { value: 'C-1' } });
  fireEvent.change(await field('接收的供应商'), { target: { value: 'C-1' } });
  fireEvent.change(await field('资金方'), { target: { value: 'F-1' } });
  fireEvent.change(await field('金额（元）'), { target: { value: '642300' } });
  fireEvent.change(await field('多少天后到期（1 至 365）'), { target: { value: '90' } });
  await press();
  expect(world.sandbox.creditOrders).toEqual([]);
  fireEvent.change(await field('接收的供应商'), { target: { value: 'C-2' } });
  for (const days of ['0', '366', '9x', '']) {
    fireEvent.change(await field('多少天后到期（1 至 365）'), { target: { value: days } });
    await press();
  }
  expect(world.sandbox.creditOrders).toEqual([]);
  fireEvent.change(await field('多少天后到期（1 至 365）'), { target: { value: '90' } });
  await press();
  expect(world.sandbox.creditOrders).toEqual([
    { fkCorpCore: 'C-1', pkCorp: 'C-2', fkFinance: 'F-1', amount: '642300.00', days: 90 },
  ]);
  expect(screen.getByText('RX6101-2026-60001')).toBeTruthy();
});
