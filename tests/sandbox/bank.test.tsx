import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

const transfer = {
  accountId: 'BA-1',
  company: '西安旷峪',
  bankName: '长屿银行',
  accountNo: '**** 0417',
  amountFen: 7,
  sentAt: Date.parse('2026-11-21T10:00:00+08:00'),
  returned: '',
  open: true,
};

describe('the simulated bank', () => {
  it('shows open transfers, and sends one back', async () => {
    const world = consoleUnderTest('#/bank');
    world.sandbox.small = [
      transfer,
      { ...transfer, accountId: 'BA-2', company: '宁波砚舟', returned: '账号已销户', open: false },
    ];
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    expect(await screen.findAllByText('¥0.07')).toHaveLength(2);
    expect(screen.getByText('账号已销户')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '按户名不符退回' })));
    expect(world.sandbox.small[0]).toMatchObject({ returned: '户名不符', open: false });
    expect(screen.queryByRole('button', { name: '按户名不符退回' })).toBeNull();
    expect(world.parts.notes.notes.at(-1)?.tone).toBe('ok');
  });

  it('tells the balance of the account from which a company pays', async () => {
    const world = consoleUnderTest('#/bank');
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    fireEvent.change(await screen.findByLabelText('企业全称或编号'), { target: { value: ' C-QIHENG ' } });
    fireEvent.change(screen.getByLabelText('余额（元）'), { target: { value: '2900000.00' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '告知余额' })));
    expect([...world.sandbox.balances]).toEqual([['C-QIHENG', '2900000.00']]);
    expect(world.parts.notes.notes.at(-1)?.tone).toBe('ok');
  });

  it('shows that no transfer is open', async () => {
    const world = consoleUnderTest('#/bank');
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    expect(await within(document.body).findByText('没有待验证的打款')).toBeTruthy();
  });
});
