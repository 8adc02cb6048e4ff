import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { FundedFinancing, FundedPayment } from '../../src/sandbox/api/financing-answers.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { possibleActs, possibleWords } from '../../src/sandbox/funders/funder-acts.ts';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

const financing: FundedFinancing = {
  financingId: 'FN-1',
  number: 'RZ6101-1',
  supplier: '宁波砚舟',
  issuer: '启衡重工',
  funder: '长屿银行',
  amount: '600000.00',
  outstanding: '0.00',
  interest: '0.00',
  penalty: '0.00',
  dueOn: '2027-03-31',
  state: 'FUNDER_REVIEW',
  hasRecourse: true,
  repurchaseFrom: '2027-04-06',
  repurchaseBy: '',
  isSearched: false,
  isSealed: false,
  isRegistered: false,
  isRegistrationEnded: false,
  instruments: ['RX-1', 'RX-2'],
  answers: [],
  payments: [],
};
const instructed: FundedPayment = {
  paymentId: 'PM-a_b-9',
  purpose: 'disbursement',
  state: 'INSTRUCTED',
  amount: '591635.83',
  reference: '',
};
const sealed = { state: 'DISBURSING', isSealed: true, isRegistered: true } as const;

describe('the actions of a funder', () => {
  it.each<[string, Partial<FundedFinancing>, readonly string[]]>([
    ['before the documents are ready', { state: 'MATERIALS' }, ['withdraw-offer']],
    ['before the search', {}, ['search', 'ask', 'reject', 'withdraw-offer']],
    ['after the search', { isSearched: true }, ['approve', 'ask', 'reject', 'withdraw-offer']],
    ['while it waits for answers', { state: 'NEED_INFO', isSearched: true }, ['reject', 'withdraw-offer']],
    ['while the supplier signs', { state: 'CONTRACT_SIGN' }, ['withdraw-offer']],
    ['after the signature', { state: 'DISBURSING' }, ['seal', 'register']],
    ['after the seal', { ...sealed, isRegistered: false }, ['register']],
    ['after the registration', { ...sealed, isSealed: false }, ['seal']],
    ['after seal and registration', sealed, ['disburse']],
    ['while the bank pays', { ...sealed, payments: [instructed] }, []],
    ['after a failed payment', { ...sealed, payments: [{ ...instructed, state: 'FAILED' }] }, ['disburse']],
    ['after a returned payment', { ...sealed, payments: [{ ...instructed, state: 'RETURNED' }] }, ['disburse']],
    ['beside a payment in an unknown state', { ...sealed, payments: [{ ...instructed, state: 'HELD' }] }, []],
    ['after the disbursement', { ...sealed, state: 'DISBURSED' }, []],
    ['after the due date', { ...sealed, state: 'OVERDUE', outstanding: '9.00' }, ['ask-repurchase']],
    ['after the due date, without recourse', { state: 'OVERDUE', outstanding: '9.00', hasRecourse: false }, []],
    ['once it has asked to buy back', { state: 'OVERDUE', outstanding: '9.00', repurchaseBy: '2027-04-12' }, []],
    ['of late interest', { state: 'OVERDUE', penalty: '0.01' }, ['waive-penalty']],
    ['after it is settled', { ...sealed, state: 'SETTLED' }, ['end-registration']],
    ['after it has lapsed', { ...sealed, state: 'LAPSED' }, ['end-registration']],
    ['after the registration was ended', { ...sealed, state: 'SETTLED', isRegistrationEnded: true }, []],
    ['in an unknown state', { state: 'PONDERED' }, []],
  ])('%s', (_when, change, acts) => {
    expect(possibleActs({ ...financing, ...change })).toEqual(acts);
  });

  it.each([
    ['EXPECTED', ['confirm']],
    ['INSTRUCTED', ['confirm', 'fail']],
    ['CONFIRMED', ['return']],
    ['FAILED', []],
    ['RETURNED', []],
    ['HELD', []],
  ])('of a payment in the state %s a bank says %j', (state, said) => {
    expect(possibleWords({ ...instructed, state })).toEqual(said);
  });

  it('offers no answers of the bank for payments by others', () => {
    expect(possibleWords({ ...instructed, purpose: 'interest', state: 'CONFIRMED' })).toEqual([]);
  });
});

/** The page, with a financing. */
function shown(change: Partial<FundedFinancing> = {}) {
  const world = consoleUnderTest('#/funders');
  world.sandbox.funded = [{ ...financing, ...change }];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  return world;
}

const row = async () => within(await screen.findByRole('region', { name: 'RZ6101-1' }));
const type = (label: string, value: string, within_: Pick<typeof screen, 'getByLabelText'> = screen): void =>
  void fireEvent.change(within_.getByLabelText(label), { target: { value } });
const press = async (name: string, within_: Pick<typeof screen, 'getByRole'> = screen): Promise<void> =>
  act(async () => void fireEvent.click(within_.getByRole('button', { name })));

const said = '给供应商的话（提问时每行一个问题）';
const referenceField = '银行参考号（字母、数字和短横线）';
const reasonField = '付款失败或退回的原因';

describe('the funders that are played', () => {
  it('show who finances whom, how much, and what was answered', async () => {
    shown({ answers: [{ question: '合同在哪里？', answer: '已上传' }], outstanding: '1200.50', state: 'OVERDUE' });
    const item = await row();
    expect(item.getByText('到期未付')).toBeTruthy();
    expect(item.getByText('宁波砚舟向长屿银行融资，签发人启衡重工')).toBeTruthy();
    expect(item.getByText('金额 ¥600,000.00，未还 ¥1,200.50，到期日 2027-03-31，凭证 RX-1、RX-2')).toBeTruthy();
    expect(item.getByText(/问：合同在哪里？.+答：已上传/u)).toBeTruthy();
    expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['要求回购']);
  });

  it('show nothing as owed before the funder has paid out', async () => {
    shown({ outstanding: '600000.00' });
    const item = await row();
    expect(item.getByText('金额 ¥600,000.00，到期日 2027-03-31，凭证 RX-1、RX-2')).toBeTruthy();
  });

  it('search without words, and ask, reject and withdraw only with them', async () => {
    const { sandbox } = shown();
    const item = await row();
    await press('查询在先登记', item);
    for (const name of ['提问', '审核不通过', '撤回报价']) await press(name, item);
    const search = { decide: { financingId: 'FN-1', action: 'search', words: '' } };
    expect(sandbox.financingOrders).toEqual([search]);
    type(said, '合同在哪里？\n发票呢？', item);
    await press('提问', item);
    expect(sandbox.financingOrders.slice(1)).toEqual([
      { decide: { financingId: 'FN-1', action: 'ask', words: '合同在哪里？\n发票呢？' } },
    ]);
    // The words of the former question are not sent again.
    await press('审核不通过', item);
    type(said, '资料不符', item);
    await press('审核不通过', item);
    expect(sandbox.financingOrders.slice(2)).toEqual([
      { decide: { financingId: 'FN-1', action: 'reject', words: '资料不符' } },
    ]);
  });

  it.each([
    ['too many questions', '一\n'.repeat(21)],
    ['a question that is too long', '问'.repeat(201)],
    ['blank lines', '\n \n\u200b'],
  ])('do not ask %s', async (_what, text) => {
    const { sandbox } = shown();
    const item = await row();
    type(said, text, item);
    await press('提问', item);
    expect(sandbox.financingOrders).toEqual([]);
  });

  it('have the bank confirm a payment with the proposed reference, or let it fail with a reason', async () => {
    const { sandbox } = shown({ ...sealed, payments: [instructed] });
    const item = await row();
    expect(item.getByText('放款 ¥591,635.83，银行处理中')).toBeTruthy();
    await press('银行付款失败', item);
    expect(sandbox.financingOrders).toEqual([]);
    await press('银行确认付款', item);
    type(reasonField, '账户已注销', item);
    await press('银行付款失败', item);
    expect(sandbox.financingOrders).toEqual([
      { pay: { paymentId: 'PM-a_b-9', word: 'confirm', reference: 'BK-PMab9', reason: '' } },
      { pay: { paymentId: 'PM-a_b-9', word: 'fail', reference: '', reason: '账户已注销' } },
    ]);
  });

  it.each(['', 'BK 1', 'BK_1', '回单1', '1'.repeat(41)])('do not confirm with the reference %j', async (reference) => {
    const { sandbox } = shown({ ...sealed, payments: [instructed] });
    const item = await row();
    type(referenceField, reference, item);
    await press('银行确认付款', item);
    expect(sandbox.financingOrders).toEqual([]);
  });
});

describe('the statement of the bank', () => {
  const form = async () => within(await screen.findByRole('region', { name: '银行流水' }));

  it('enters payments, each line under its own reference', async () => {
    const { sandbox } = shown();
    const line = await form();
    await press('录入', line);
    type('凭证或融资编号', ' RX-1 ', line);
    await press('录入', line);
    expect(sandbox.financingOrders).toEqual([]);
    type('金额（元）', '300000', line);
    fireEvent.blur(line.getByLabelText('金额（元）'));
    await press('录入', line);
    const [{ statement } = {}] = sandbox.financingOrders;
    expect(statement).toEqual({
      number: 'RX-1',
      amount: '300000.00',
      reference: expect.stringMatching(/^BK-[0-9A-Za-z]+$/) as string,
    });
    expect([line.getByLabelText('凭证或融资编号'), line.getByLabelText('金额（元）')]).toEqual([
      expect.objectContaining({ value: '' }),
      expect.objectContaining({ value: '' }),
    ]);
    const next = line.getByLabelText<HTMLInputElement>(referenceField).value;
    expect(next).toMatch(/^BK-/);
    expect(next).not.toBe(statement?.reference);
  });

  it.each([
    ['refused', 'PAYMENT_STATE', 'RX-9：没有办理，参考号已用于其他款项，或款项已经处理'],
    ['refused', 'REQUEST_INVALID', 'RX-9：没有办理'],
  ] as const)('shows why a line was refused with %s %s, and keeps the typed values', async (kind, code, title) => {
    const { sandbox } = shown();
    const line = await form();
    type('凭证或融资编号', 'RX-9', line);
    type('金额（元）', '1', line);
    sandbox.refusal = new PortFault(kind, { code });
    await press('录入', line);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(line.getByLabelText<HTMLInputElement>('凭证或融资编号').value).toBe('RX-9');
  });
});

describe('a line that matches nothing', () => {
  const line = {
    reference: 'ST-9',
    number: 'RX-9',
    amount: '12.00',
    valueDay: '2027-03-31',
    state: 'unmatched',
    bar: 'unknown-number',
    explainedBy: '',
    words: '',
  };

  async function listed(change: Partial<typeof line> = {}) {
    const { sandbox } = shown();
    sandbox.lines = [{ ...line, ...change }];
    await press('查询在先登记', await row());
    sandbox.financingOrders.length = 0;
    return sandbox;
  }

  it('says why, and is matched with another number or explained by an officer', async () => {
    const sandbox = await listed();
    const item = within(await screen.findByRole('region', { name: 'ST-9' }));
    expect(item.getByText('ST-9：2027-03-31 付 ¥12.00，编号 RX-9')).toBeTruthy();
    expect(item.getByText('没有这个编号的凭证或融资')).toBeTruthy();
    await press('对上或说明', item);
    type('对账人', '苏立行', item);
    await press('对上或说明', item);
    expect(sandbox.financingOrders).toEqual([]);
    type('说明（没有正确编号时）', '误汇，已退', item);
    await press('对上或说明', item);
    expect(sandbox.financingOrders).toEqual([
      { settle: { reference: 'ST-9', number: '', words: '误汇，已退', officer: '苏立行' } },
    ]);
  });

  it('stays listed with its explanation', async () => {
    await listed({ state: 'explained', explainedBy: '苏立行', words: '误汇' });
    expect(await screen.findByText('苏立行 说明：误汇')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'ST-9' })).toBeNull();
  });
});

it('says that a financing has moved on, and keeps the words', async () => {
  const { sandbox } = shown();
  const item = await row();
  type(said, '资料不符', item);
  sandbox.refusal = new PortFault('refused', { code: 'FINANCING_STATE' });
  await press('审核不通过', item);
  expect(await screen.findByText('RZ6101-1：没有办理，融资的状态已经变化')).toBeTruthy();
  expect(item.getByLabelText<HTMLTextAreaElement>(said).value).toBe('资料不符');
});
