import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { addDays, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { AnswerOf } from '../../../../src/contract/call.ts';
import type { tradePaymentExtensions } from '../../../../src/contract/extensions/trade/trade-payment-extensions.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { usualAccount } from '../../../../server/core/parties/usual-account.ts';
import { maxNamedCompanies } from '../../../../server/core/trade/due-payments.ts';
import { saveBalance } from '../../../../server/core/trade/account-balances.ts';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { removeTrade } from '../../../builders/trading.ts';

type Month = AnswerOf<typeof tradePaymentExtensions.tradePaymentMonth>;

let store: MemoryStore;
let backEnd: BackEnd;
let trading: FinancingWorld;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  await removeTrade(store);
  trading = new FinancingWorld(store, { now: () => scenarioStart });
});

async function as(userName: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  return asker;
}

const monthOf = async (userName: string, month: string): Promise<Month> =>
  (await as(userName)).given<Month>('tradePaymentMonth', { instrumentKind: 'credit', month });

describe('the month of payments', () => {
  it('has what is paid in it alone, with due dates that moved to its working days', async () => {
    for (const day of ['2026-11-30', '2027-01-01', '2027-01-02', '2027-01-04', '2027-01-29', '2027-01-31'])
      await trading.held('10.00', day);
    const { days } = await monthOf('luoqiubai', '2027-01');
    expect(days.map(({ payDate, count, dueFrom, dueTo }) => [payDate, count, dueFrom, dueTo])).toEqual([
      ['2027-01-04', 3, '2027-01-01', '2027-01-04'],
      ['2027-01-29', 1, '2027-01-29', '2027-01-29'],
    ]);
  });

  it('names the first payment day after it, however far', async () => {
    for (const day of ['2026-12-15', '2026-12-31', '2027-01-31']) await trading.held('10.00', day);
    const nextOf = async (month: string) => (await monthOf('luoqiubai', month)).nextPayDate;
    expect([
      await nextOf('2026-11'),
      await nextOf('2026-12'),
      await nextOf('2027-01'),
      await nextOf('2027-02'),
    ]).toEqual(['2026-12-15', '2027-02-01', '2027-02-01', undefined]);
  });

  it('names the payees from the fifth working day before on, and not earlier', async () => {
    for (const day of ['2026-11-30', '2026-12-01']) await trading.held('10.00', day);
    backEnd = await demoBackEnd(store, undefined, { clock: new ManualClock(Date.parse('2026-11-23T02:00:00Z')) });
    const { days } = await monthOf('luoqiubai', '2026-11');
    const { days: later } = await monthOf('luoqiubai', '2026-12');
    const names = [...days, ...later].map(({ payDate, namedFrom, payees }) => [
      payDate,
      namedFrom,
      payees?.map(({ companyName }) => companyName),
    ]);
    expect(names).toEqual([
      ['2026-11-30', '2026-11-23', ['宁波砚舟精密铸造有限公司']],
      ['2026-12-01', '2026-11-24', undefined],
    ]);
  });

  it('names each payee once, in the order of their names, with all that it is paid on the day', async () => {
    for (const [amount, day, holder] of [
      ['10.00', '2026-11-28', 'C-YANZHOU'],
      ['5.00', '2026-11-30', 'C-CHENGYE'],
      ['7.00', '2026-11-30', 'C-YANZHOU'],
      ['3.00', '2026-11-29', 'C-SHIYU'],
    ] as const)
      await trading.held(amount, day, 'C-QIHENG', holder);
    backEnd = await demoBackEnd(store, undefined, { clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')) });
    await store.transaction(async ({ companies }) => {
      const company = await companies.lock('C-YANZHOU');
      if (company) await companies.save({ ...company, name: '龙泉砚舟精密铸造有限公司' });
    });
    const { days } = await monthOf('luoqiubai', '2026-11');
    expect(days.map(({ payDate, payees }) => [payDate, payees])).toEqual([
      [
        '2026-11-30',
        [
          { companyName: '武汉拾屿包装材料有限公司', amount: '3.00' },
          { companyName: '苏州澄叶电子材料有限公司', amount: '5.00' },
          { companyName: '龙泉砚舟精密铸造有限公司', amount: '17.00' },
        ],
      ],
    ]);
  });

  it('names the first 50 of the companies that it pays on a day', async () => {
    const first = await trading.held('1.00', '2026-11-30');
    await store.transaction(async ({ companies, holdings }) => {
      const company = await companies.find('C-YANZHOU');
      if (!company) throw new Error('No such company');
      for (let at = 0; at < maxNamedCompanies; at += 1) {
        const pkCorp = `C-PAYEE-${at}`;
        await companies.save({ ...company, pkCorp, uscc: `USCC-${at}`, name: `一维${String(at).padStart(2, '0')}` });
        await holdings.save({ ...first, id: `H-PAYEE-${at}`, companyId: pkCorp });
      }
    });
    backEnd = await demoBackEnd(store, undefined, { clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')) });
    const [day] = (await monthOf('luoqiubai', '2026-11')).days;
    expect(day?.payees?.map(({ companyName }) => companyName)).toEqual(
      Array.from({ length: 50 }, (_, at) => `一维${String(at).padStart(2, '0')}`),
    );
  });

  it('adds what is owed to funders beside the instruments of a day, where something is', async () => {
    const held = [];
    for (const day of ['2026-12-15', '2026-12-15', '2026-12-16', '2026-12-17'])
      held.push(await trading.held('30000.00', day));
    // The supplier pays the interest of the last one, on a day without other payments.
    for (const [at, fen, dueOn, interestBearer] of [
      [0, 700n, '2026-12-15', 'issuer'],
      [1, 70n, '2026-12-15', 'issuer'],
      [2, 7n, '2026-12-18', 'supplier'],
    ] as const) {
      const made = await trading.approve([{ holdingId: held[at]?.id ?? '', amount: '30000.00' }], 'FP-CHANGYU-1');
      const offer = { ...made.offer, interestTime: 'maturity', interestBearer } as const;
      await store.transaction(async ({ financings }) =>
        financings.save({ ...made, dueOn, state: 'DISBURSED', offer, outstanding: made.amount, interestDue: { fen } }),
      );
    }
    const { days } = await monthOf('luoqiubai', '2026-12');
    expect(days.map(({ payDate, count, besideAmount }) => [payDate, count, besideAmount ?? undefined])).toEqual([
      ['2026-12-15', 2, '7.70'],
      ['2026-12-16', 1, undefined],
      ['2026-12-17', 1, undefined],
    ]);
  });

  it('tells of the account its bank, its last four digits and what the bank said of it, unless that is no amount', async () => {
    const account = await store.transaction(async (transaction) => usualAccount(transaction, 'C-QIHENG'));
    const told = async () => (await monthOf('luoqiubai', '2026-12')).account;
    const tell = async (amount: string): Promise<void> =>
      store.transaction(async (transaction) =>
        saveBalance(transaction, account?.id ?? '', { amount, source: '长屿银行', at: scenarioStart }),
      );
    await tell('150.00');
    expect(await told()).toMatchObject({
      bankName: account?.bankName,
      accountEnding: expect.stringMatching(/^\d{4}$/u),
      balance: { amount: '150.00' },
    });
    await tell('much');
    expect((await told())?.balance ?? undefined).toBeUndefined();
  });

  it('lets the balance pay earlier months first', async () => {
    for (const day of ['2026-12-15', '2027-01-15']) await trading.held('100.00', day);
    await store.transaction(async (transaction) => {
      const account = await usualAccount(transaction, 'C-QIHENG');
      await saveBalance(transaction, account?.id ?? '', { amount: '150.00', source: '长屿银行', at: scenarioStart });
    });
    expect((await monthOf('luoqiubai', '2026-12')).days).toMatchObject([{ missingAmount: '0.00' }]);
    const january = await monthOf('songbeichen', '2027-01');
    expect(january.days).toMatchObject([{ missingAmount: '50.00' }]);
    expect(january.account?.balance).toEqual({
      amount: '150.00',
      source: '长屿银行',
      time: scenarioStart,
      paidSinceAmount: '0.00',
    });
  });

  it('compares with the balance, without payments since the balance was reported', async () => {
    const day = shanghaiDate(scenarioStart);
    const hour = 60 * 60 * 1000;
    let told = scenarioStart;
    const tell = async () =>
      store.transaction(async (transaction) => {
        const account = await usualAccount(transaction, 'C-QIHENG');
        await saveBalance(transaction, account?.id ?? '', { amount: '150.00', source: '长屿银行', at: told });
      });
    const [first] = [await trading.held('100.00', addDays(day, 20)), await trading.held('120.00', '2027-01-15')];
    await trading.pay(first.number, '100.00', 'PB-1');
    const seen = async () => {
      await tell();
      const { days, account } = await monthOf('luoqiubai', '2027-01');
      return [days[0]?.missingAmount, account?.balance?.paidSinceAmount];
    };
    told = scenarioStart + hour;
    expect(await seen()).toEqual(['0.00', '0.00']);
    told = scenarioStart - hour;
    expect(await seen()).toEqual(['70.00', '100.00']);
    told = scenarioStart;
    expect(await seen()).toEqual(['0.00', '0.00']);
    told = scenarioStart - 48 * hour;
    expect(await seen()).toEqual(['70.00', '100.00']);
  });

  it('has the days off and the worked weekends of an announced year', async () => {
    const october = await monthOf('luoqiubai', '2026-10');
    expect(october.workedWeekends).toEqual(['2026-10-10']);
    expect([october.isAnnounced, october.holidays.includes('2026-10-01')]).toEqual([true, true]);
    expect(october.holidays.every((day) => day.startsWith('2026-10'))).toBe(true);
    expect((await monthOf('luoqiubai', '2031-10')).isAnnounced).toBe(false);
  });

  it.each(['2026-13', '2026-1', '', 'abc', '1899-01'])('is refused for what is no month: "%s"', async (month) => {
    const asker = await as('luoqiubai');
    expect(await asker.ask('tradePaymentMonth', { instrumentKind: 'credit', month })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'month' },
    });
  });

  it('is refused to a supplier', async () => {
    const asker = await as('zhousiyuan');
    expect((await asker.ask('tradePaymentMonth', { instrumentKind: 'credit', month: '2026-12' })).code).toBe(
      'NOT_PERMITTED',
    );
  });

  it('tells how it is collected, and what is known to be in place for it', async () => {
    expect((await monthOf('luoqiubai', '2026-12')).collection).toEqual({
      collectMode: 'ONLINE',
      authFlag: true,
      collectFlag: true,
      contractFlag: true,
    });
    await store.transaction(async ({ facts }) => facts.write('collection C-QIHENG', { authFlag: false }));
    const told = (await monthOf('luoqiubai', '2026-12')).collection;
    expect([told?.collectMode, told?.authFlag, told?.collectFlag ?? undefined]).toEqual(['ONLINE', false, undefined]);
    await store.transaction(async ({ facts }) => facts.write('collection C-QIHENG', { collectMode: 'LATER' }));
    expect((await monthOf('luoqiubai', '2026-12')).collection?.collectMode).toBe('ONLINE');
  });

  it('counts what the list of its day has', async () => {
    const today = shanghaiDate(scenarioStart);
    for (const days of [20, 20, 40]) await trading.held('10.00', addDays(today, days));
    const due = addDays(today, 20);
    const asker = await as('luoqiubai');
    const list = async (asked: object): Promise<number> =>
      (await asker.given<{ count: number }>('tradeInstruments', { ...asked, page: 1, pageSize: 20 })).count;
    expect([
      await list({ owedFrom: due, owedTo: due }),
      await list({ owedTo: due }),
      await list({ owedFrom: due }),
      await list({}),
    ]).toEqual([2, 2, 3, 3]);
  });
});

type Receipts = AnswerOf<typeof tradePaymentExtensions.tradeReceiptMonth>;

const receiptsOf = async (userName: string, month: string): Promise<Receipts> =>
  (await as(userName)).given<Receipts>('tradeReceiptMonth', { instrumentKind: 'credit', month });

describe('the month of receipts', () => {
  it('has what a holder is paid in it alone, with due dates that moved to its working days, and the payers', async () => {
    for (const day of ['2026-11-30', '2027-01-01', '2027-01-02', '2027-01-04', '2027-01-29', '2027-01-31'])
      await trading.held('10.00', day);
    await trading.held('7.00', '2027-01-29', 'C-QIHENG', 'C-SHIYU');
    const { days, nextPayDate } = await receiptsOf('zhousiyuan', '2027-01');
    expect(
      days.map(({ payDate, count, totalAmount, dueFrom, dueTo }) => [payDate, count, totalAmount, dueFrom, dueTo]),
    ).toEqual([
      ['2027-01-04', 3, '30.00', '2027-01-01', '2027-01-04'],
      ['2027-01-29', 1, '10.00', '2027-01-29', '2027-01-29'],
    ]);
    expect(days[0]?.payers).toEqual([{ companyName: '启衡重工集团股份有限公司', amount: '30.00' }]);
    expect(nextPayDate).toBe('2027-02-01');
  });

  it('shows as many holdings of a day as the list that the day leads to', async () => {
    for (const day of ['2027-01-01', '2027-01-02', '2027-01-04', '2027-01-05']) await trading.held('10.00', day);
    const { days } = await receiptsOf('zhousiyuan', '2027-01');
    const [first] = days;
    const list = (await as('zhousiyuan')).given<{ count: number; totalAmount: string }>('tradeHoldings', {
      place: 'held',
      dueFrom: first?.dueFrom,
      dueTo: first?.dueTo,
      page: 1,
      pageSize: 20,
    });
    const { count, totalAmount } = await list;
    expect({ count, totalAmount }).toEqual({ count: first?.count, totalAmount: first?.totalAmount });
  });

  it('names the first payment day after it, and what is overdue', async () => {
    backEnd = await demoBackEnd(store, undefined, { clock: new ManualClock(Date.parse('2026-12-07T02:00:00Z')) });
    await removeTrade(store);
    for (const day of ['2026-11-28', '2026-12-01', '2027-03-15']) await trading.held('10.00', day);
    const { days, overdue, nextPayDate } = await receiptsOf('zhousiyuan', '2027-01');
    expect({ days, overdue, nextPayDate }).toEqual({
      days: [],
      overdue: { count: 2, totalAmount: '20.00', since: '2026-11-30' },
      nextPayDate: '2027-03-15',
    });
    expect((await receiptsOf('zhousiyuan', '2027-03')).nextPayDate).toBeUndefined();
  });

  it('has the first and the last day of a month, and what moved to it from the days before', async () => {
    for (const day of ['2027-01-30', '2027-02-26', '2027-03-01', '2027-03-31']) await trading.held('10.00', day);
    const daysOf = async (month: string) => (await receiptsOf('zhousiyuan', month)).days.map(({ payDate }) => payDate);
    expect({ february: await daysOf('2027-02'), march: await daysOf('2027-03') }).toEqual({
      february: ['2027-02-01', '2027-02-26'],
      march: ['2027-03-01', '2027-03-31'],
    });
  });

  /** A holding of the supplier like another one. */
  const alike = async (more: Partial<HoldingRecord>): Promise<void> => {
    const { id } = await trading.held('10.00', '2027-03-31');
    await store.transaction(async ({ holdings }) => {
      const held = await holdings.find(id);
      if (held) await holdings.save({ ...held, ...more });
    });
  };

  it('has what moved to it over the holidays that began before it', async () => {
    // The Spring Festival of 2025 lasted from 28 January to 4 February.
    await alike({ dueOn: '2025-01-28' });
    expect((await receiptsOf('zhousiyuan', '2025-02')).days.map(({ payDate, dueFrom }) => [payDate, dueFrom])).toEqual([
      ['2025-02-05', '2025-01-28'],
    ]);
  });

  it('names at most 50 payers of a day, and counts all', async () => {
    const { id } = await trading.held('10.00', '2027-03-31');
    await store.transaction(async ({ holdings }) => {
      const held = await holdings.find(id);
      if (!held) throw new Error('Nothing is held');
      for (let at = 1; at <= 50; at += 1)
        await holdings.save({ ...held, id: `H-${at}`, issuerId: `C-${at}`, issuerName: `付款方 ${at}` });
    });
    const [day] = (await receiptsOf('zhousiyuan', '2027-03')).days;
    expect([day?.payers.length, day?.count, day?.totalAmount]).toEqual([50, 51, '510.00']);
  });

  it('says that the days of a year that is not announced may move, the next one too', async () => {
    for (const day of ['2027-03-15', '2027-04-24']) await trading.held('10.00', day);
    const march = await receiptsOf('zhousiyuan', '2027-03');
    expect({ days: march.days.map(({ payDateAbout }) => payDateAbout), next: march.nextPayDate }).toEqual({
      days: [true],
      next: '2027-04-26',
    });
    expect(march.nextPayDateAbout).toBe(true);
  });

  it('does not call overdue what is paid today', async () => {
    backEnd = await demoBackEnd(store, undefined, { clock: new ManualClock(Date.parse('2026-12-07T02:00:00Z')) });
    await removeTrade(store);
    await trading.held('10.00', '2026-12-07');
    expect((await receiptsOf('zhousiyuan', '2026-12')).overdue).toBeUndefined();
  });

  it('is refused to a core enterprise, and for what is no month', async () => {
    const asked = { instrumentKind: 'credit', month: '2027-01' };
    const codeOf = async (userName: string, call: 'tradeReceiptMonth' | 'tradePaymentMonth', month = '2027-01') =>
      (await (await as(userName)).ask(call, { ...asked, month })).code;
    expect(await codeOf('luoqiubai', 'tradeReceiptMonth')).toBe('NOT_PERMITTED');
    expect(await codeOf('zhousiyuan', 'tradePaymentMonth')).toBe('NOT_PERMITTED');
    for (const month of ['2027-13', '202701', '2027-1-', '__proto'])
      expect({ month, code: await codeOf('zhousiyuan', 'tradeReceiptMonth', month) }).toEqual({
        month,
        code: 'REQUEST_INVALID',
      });
  });
});
