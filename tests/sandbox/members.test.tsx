import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

const objection = {
  receiptNumber: 'YY20261121-0001',
  statement: '我司已按期支付。',
  state: 'received',
  answer: '',
  sentAt: Date.parse('2026-11-21T10:00:00+08:00'),
  sentBy: '严书信',
} as const;

async function open() {
  const world = consoleUnderTest('#/members');
  world.sandbox.membersKept = [
    {
      pkCorp: 'C-1',
      name: '宁波砚舟',
      standing: 'normal',
      effectiveOn: '',
      barred: [],
      paperType: 'none',
      invoicingComplete: true,
      licenceUntil: '',
      certificateUntil: '2026-11-30',
      objections: [],
    },
    {
      pkCorp: 'C-2',
      name: '成都岩书',
      standing: 'violating',
      effectiveOn: '2026-11-22',
      barred: ['finance'],
      paperType: 'SPECIAL_VAT',
      invoicingComplete: false,
      licenceUntil: '2027-01-01',
      certificateUntil: '',
      objections: [
        objection,
        { ...objection, receiptNumber: 'YY20261120-0001', state: 'rejected', answer: '证据不足' },
      ],
    },
  ];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  await screen.findByRole('heading', { name: '成都岩书' });
  return world;
}
const row = (name: string) => within(screen.getByRole('region', { name }));

describe('members', () => {
  it('show their standing, and the open questions for their users', async () => {
    await open();
    expect([
      row('宁波砚舟').getByLabelText<HTMLSelectElement>('资格').value,
      row('成都岩书').getByLabelText<HTMLSelectElement>('资格').value,
    ]).toEqual(['normal', 'violating']);
    expect(screen.getByText('C-2 · 自 2026-11-22 起受限 · 开票信息不完整')).toBeTruthy();
  });

  it('change their standing at once', async () => {
    const { sandbox, parts } = await open();
    await act(
      async () => void fireEvent.change(row('宁波砚舟').getByLabelText('资格'), { target: { value: 'watch-listed' } }),
    );
    await act(
      async () =>
        void fireEvent.change(row('宁波砚舟').getByLabelText('原纸质发票'), { target: { value: 'GENERAL_VAT' } }),
    );
    await act(async () => void fireEvent.click(row('宁波砚舟').getByRole('button', { name: '要求重签协议' })));
    await act(async () => void fireEvent.click(row('宁波砚舟').getByRole('button', { name: '清空开票信息' })));
    expect(sandbox.orders).toEqual([
      { pkCorp: 'C-1', standing: 'watch-listed' },
      { pkCorp: 'C-1', paperType: 'GENERAL_VAT' },
      { pkCorp: 'C-1', signAgain: true },
      { pkCorp: 'C-1', invoicingEmptied: true },
    ]);
    expect([row('宁波砚舟').getByLabelText<HTMLSelectElement>('资格').value, parts.notes.notes.at(-1)?.tone]).toEqual([
      'watch-listed',
      'ok',
    ]);
  });

  it('get one answer to an objection, with a reason', async () => {
    const { sandbox } = await open();
    const waiting = within(screen.getByRole('region', { name: '异议 YY20261121-0001' }));
    expect(within(screen.getByRole('region', { name: '异议 YY20261120-0001' })).queryByRole('button')).toBeNull();
    await act(async () => void fireEvent.click(waiting.getByRole('button', { name: '异议成立' })));
    fireEvent.change(waiting.getByLabelText('答复'), { target: { value: '   ' } });
    await act(async () => void fireEvent.click(waiting.getByRole('button', { name: '异议成立' })));
    expect(sandbox.orders).toEqual([]);
    fireEvent.change(waiting.getByLabelText('答复'), { target: { value: ' 证据属实 ' } });
    await act(async () => void fireEvent.click(waiting.getByRole('button', { name: '异议成立' })));
    expect(sandbox.orders).toEqual([
      { pkCorp: 'C-2', objection: { receiptNumber: 'YY20261121-0001', state: 'upheld', answer: '证据属实' } },
    ]);
  });
});

describe('accounts', () => {
  const asked = {
    number: 'JD0000000001',
    reason: '忘记密码',
    because: 'often',
    askedAt: Date.parse('2026-11-21T10:00:00+08:00'),
    answer: '',
    userName: 'limin',
    personName: '李敏',
    state: 'waiting',
  } as const;

  async function withAccounts() {
    const world = consoleUnderTest('#/members');
    world.sandbox.frozen = {
      accounts: [
        { userName: 'limin', personName: '李敏', frozen: false },
        { userName: 'heqinghe', personName: '何青禾', frozen: true },
      ],
      asked: [asked, { ...asked, number: 'JD0000000002', state: 'refused', answer: '请到柜台办理' }],
    };
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    await screen.findByRole('region', { name: '解冻申请 JD0000000001' });
    return world;
  }

  it('are frozen by their names, each once', async () => {
    const { sandbox } = await withAccounts();
    const choice = screen.getByLabelText<HTMLSelectElement>('冻结账号');
    expect([...choice.options].map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['limin', false],
      ['heqinghe', true],
    ]);
    await act(async () => void fireEvent.change(choice, { target: { value: 'limin' } }));
    expect(sandbox.freezeOrders).toEqual([{ freeze: 'limin' }]);
  });

  it('are unfrozen or not by a reviewer, when a request waits', async () => {
    const { sandbox } = await withAccounts();
    const waits = row('解冻申请 JD0000000001');
    expect([
      row('解冻申请 JD0000000002').queryByRole('button'),
      row('解冻申请 JD0000000002').getByText('请到柜台办理'),
    ]).toEqual([null, expect.anything()]);
    await act(async () => void fireEvent.click(waits.getByRole('button', { name: '同意解冻' })));
    fireEvent.change(waits.getByLabelText('答复'), { target: { value: ' 请到柜台办理 ' } });
    await act(async () => void fireEvent.click(waits.getByRole('button', { name: '不同意' })));
    expect(sandbox.freezeOrders).toEqual([
      { decide: { number: 'JD0000000001', granted: true, answer: '' } },
      { decide: { number: 'JD0000000001', granted: false, answer: '请到柜台办理' } },
    ]);
  });

  it('stay unchanged after a failure, which is reported', async () => {
    const { sandbox, parts } = await withAccounts();
    sandbox.refusal = new PortFault('offline');
    await act(async () => void fireEvent.change(screen.getByLabelText('冻结账号'), { target: { value: 'limin' } }));
    expect([parts.notes.notes.at(-1)?.tone, parts.freezes.busy]).toEqual(['bad', false]);
  });
});
