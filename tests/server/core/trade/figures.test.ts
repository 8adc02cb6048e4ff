import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../../../features/support/demo-world.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { AnswerOf } from '../../../../src/contract/call.ts';
import { tradeFigureExtensions } from '../../../../src/contract/extensions/trade/trade-figure-extensions.ts';
import { tradeHoldingExtensions } from '../../../../src/contract/extensions/trade/trade-holding-extensions.ts';
import { parseMoney } from '../../../../src/domain/money/money.ts';
import { addMonths } from '../../../../src/domain/trade/shared/term.ts';
import { addDays, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { Asker } from '../../../builders/asker.ts';
import { usualAccount } from '../../../../server/core/parties/usual-account.ts';
import { saveBalance } from '../../../../server/core/trade/account-balances.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { removeTrade, type Part } from '../../../builders/trading.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { TradeApplicationRecord } from '../../../../server/core/records/trade.ts';

type Figures = AnswerOf<typeof tradeFigureExtensions.tradeFigures>;

let store: MemoryStore;
let backEnd: BackEnd;
let trading: FinancingWorld;
const today = shanghaiDate(scenarioStart);

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  await removeTrade(store);
  trading = new FinancingWorld(store, { now: () => scenarioStart });
});

async function figuresOf(userName: string): Promise<Figures> {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  const { code, data } = await asker.ask('tradeFigures', { instrumentKind: 'credit' });
  expect(code).toBe('0');
  return data as Figures;
}

const issue = async (amount: string, months: number): Promise<TradeApplicationRecord> =>
  trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount,
    dueOn: addMonths(today, months),
  });
const approve = async (who: string, part: Part, record: TradeApplicationRecord): Promise<TradeApplicationRecord> =>
  trading.decide(await trading.caller(who, part), record);
const issueInstrument = async (amount: string, months: number): Promise<void> => {
  await approve('songbeichen', 'director', await approve('shennanzhi', 'operator', await issue(amount, months)));
};
const arrived = async (): Promise<string> => {
  const sent = { companyId: 'C-YANZHOU', place: 'transit', keyword: '', orderBy: 'amount', descending: true } as const;
  const [first] = await store.transaction(async ({ holdings }) => holdings.page(sent, { offset: 0, limit: 1 }));
  return first?.id ?? '';
};

describe('the overview of a product', () => {
  it('lists whole payment days alone: what is paid after the last of them is left out', async () => {
    backEnd = await demoBackEnd(store, undefined, { clock: new ManualClock(Date.parse('2026-12-01T02:00:00Z')) });
    await removeTrade(store);
    // The sixtieth day is a Saturday, on which nothing is paid.
    for (const day of ['2027-01-29', '2027-01-30', '2027-02-01']) await trading.held('10.00', day);
    const { payments } = (await figuresOf('luoqiubai')).issuer ?? {};
    expect(payments?.days).toMatchObject([{ payDate: '2027-01-29', count: 1, totalAmount: '10.00' }]);
  });

  it('lists what is to be paid, and names the payees from five working days before', async () => {
    await trading.held('100.00', addDays(today, 45));
    const far = await figuresOf('songbeichen');
    expect(far.issuer?.payments?.days).toMatchObject([{ count: 1, totalAmount: '100.00', missingAmount: '0.00' }]);
    expect(far.issuer?.payments?.days[0]?.payees).toBeUndefined();
    await store.transaction(async ({ holdings }) => {
      for (const { companyId } of await holdings.owedTo('C-QIHENG', 'credit', addDays(today, 45)))
        expect(companyId).toBe('C-YANZHOU');
      const [owed] = await holdings.page(
        { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'dueOn', descending: false },
        { offset: 0, limit: 1 },
      );
      if (owed) await holdings.save({ ...owed, dueOn: addDays(today, 2) });
    });
    const balance = async (amount: string) =>
      store.transaction(async (transaction) => {
        const account = await usualAccount(transaction, 'C-QIHENG');
        await saveBalance(transaction, account?.id ?? '', { amount, source: '长屿银行', at: scenarioStart });
      });
    await balance('99.99');
    const { payments } = (await figuresOf('luoqiubai')).issuer ?? {};
    expect(payments?.days).toMatchObject([
      { missingAmount: '0.01', payees: [{ companyName: '宁波砚舟精密铸造有限公司', amount: '100.00' }] },
    ]);
    expect(payments?.account?.balance).toEqual({
      amount: '99.99',
      source: '长屿银行',
      time: scenarioStart,
      paidSinceAmount: '0.00',
    });
    await balance('100.00');
    expect((await figuresOf('luoqiubai')).issuer?.payments?.days[0]?.missingAmount).toBe('0.00');
    expect((await figuresOf('zhousiyuan')).issuer).toBeUndefined();
  });

  it('keeps what was to be paid before today apart from the days to come', async () => {
    for (const [amount, days] of [
      ['100.00', -3],
      ['20.00', -40],
      ['5.00', 20],
    ] as const) {
      const held = await trading.held(amount, addDays(today, 45));
      await store.transaction(async ({ holdings }) => holdings.save({ ...held, dueOn: addDays(today, days) }));
    }
    const { id } = await trading.held('30000.00', addDays(today, 90));
    const made = await trading.approve([{ holdingId: id, amount: '30000.00' }], 'FP-CHANGYU-1');
    await store.transaction(async ({ financings }) =>
      financings.save({
        ...made,
        state: 'OVERDUE',
        dueOn: addDays(today, -10),
        outstanding: { fen: 0n },
        penaltyDue: { fen: 777n },
        penaltyFrom: today,
      }),
    );
    const { payments } = (await figuresOf('songbeichen')).issuer ?? {};
    expect(payments?.overdue).toMatchObject({ count: 2, totalAmount: '120.00', besideAmount: '7.77' });
    expect(payments?.overdue?.since.slice(0, 7)).toBe(addDays(today, -40).slice(0, 7));
    expect(payments?.days).toMatchObject([{ count: 1, totalAmount: '5.00' }]);
    const { overdue } = (await figuresOf('guyunzhou')).holder ?? {};
    expect(overdue).toEqual({ count: 2, totalAmount: '120.00', availableAmount: '120.00' });
    const holder = new Asker(backEnd);
    await holder.signIn('guyunzhou');
    const listed = async (part: string) =>
      holder.given<AnswerOf<typeof tradeHoldingExtensions.tradeHoldings>>('tradeHoldings', {
        place: 'held',
        part,
        page: 1,
        pageSize: 20,
      });
    const [late, available] = [await listed('overdue'), await listed('available')];
    expect([late.count, late.totalAmount, late.overdueAmount]).toEqual([2, '120.00', '120.00']);
    expect(late.overdueTotalAmount).toBe(late.totalAmount);
    expect([available.count, available.totalAmount, available.overdueAmount]).toEqual([1, '5.00', '120.00']);
  });

  it('sums up the financings as their list does, due within thirty days or not', async () => {
    const stages = [
      ['MATERIALS', 60],
      ['DISBURSING', 60],
      ['DISBURSED', 30],
      ['DISBURSED', 31],
      ['OVERDUE', -1],
      ['SETTLED', -1],
    ] as const;
    for (const [index, [state, days]] of stages.entries()) {
      const amount = `2000${index}.00`;
      const { id } = await trading.held(amount, addDays(today, 90));
      const made = await trading.approve([{ holdingId: id, amount }], 'FP-CHANGYU-1');
      await store.transaction(async ({ financings }) =>
        // A fen of each is repaid already, if it was paid out.
        financings.save({ ...made, state, dueOn: addDays(today, days), outstanding: { fen: made.amount.fen - 1n } }),
      );
    }
    const { financings } = await figuresOf('zhousiyuan');
    expect(financings).toEqual({
      underWay: { count: 2, totalAmount: '40001.00' },
      disbursing: { count: 1, totalAmount: '20001.00' },
      dueSoon: { count: 1, totalAmount: '20001.99' },
      dueUntil: addDays(today, 30),
      overdue: { count: 1, totalAmount: '20003.99' },
    });
    const asker = new Asker(backEnd);
    await asker.signIn('guyunzhou');
    const listed = await asker.given('tradeFinancings', {
      states: ['DISBURSED'],
      dueTo: financings?.dueUntil,
      page: 1,
      pageSize: 20,
    });
    // The list sums up what was financed; the figure what is still to be repaid of it.
    expect(listed).toMatchObject({ count: 1, totalAmount: '20002.00', records: [{ outstandingAmount: '20001.99' }] });
    expect((await figuresOf('luoqiubai')).financings).toBeUndefined();
  });

  it('counts what waits as the to-do list does, for whom it waits alone', async () => {
    const waiting = await issue('100.00', 3);
    const [maker, checker, director] = await Promise.all(['luoqiubai', 'shennanzhi', 'songbeichen'].map(figuresOf));
    expect([maker?.toDo.count, checker?.toDo.count, director?.toDo.count]).toEqual([0, 1, 0]);
    expect(checker?.toDo.toDecide).toEqual({ count: 1, totalAmount: '100.00' });
    expect(checker?.toDo.decisions.map(({ applicationId }) => applicationId)).toEqual([waiting.id]);
    await trading.decide(await trading.caller('shennanzhi', 'operator'), waiting, 'return');
    expect((await figuresOf('luoqiubai')).toDo).toMatchObject({
      count: 1,
      returned: { count: 1, totalAmount: '100.00' },
      returns: [{ applicationId: waiting.id }],
    });
  });

  it('shows at most eight waiting rows, and counts all of them', async () => {
    for (let made = 0; made < 9; made += 1) await issue('100.00', 3);
    const { toDo } = await figuresOf('shennanzhi');
    expect([toDo.count, toDo.decisions.length]).toEqual([9, 8]);
  });

  it('fills the rows that decisions leave with what came back, and the rest with what arrived', async () => {
    for (let made = 0; made < 6; made += 1) {
      const checked = await approve('shennanzhi', 'operator', await issue('100.00', 3));
      if (made < 4) await trading.decide(await trading.caller('songbeichen', 'director'), checked, 'return');
    }
    const mine = await figuresOf('luoqiubai');
    expect([mine.toDo.count, mine.toDo.returns.length]).toEqual([4, 4]);
    for (let made = 0; made < 6; made += 1) {
      const other = { payeeId: 'C-YANZHOU', amount: '10.00', dueOn: addMonths(today, 3) };
      await trading.save(await trading.caller('shennanzhi', 'operator'), 'issue', other);
    }
    const { toDo } = await figuresOf('luoqiubai');
    expect([toDo.count, toDo.decisions.length, toDo.returns.length]).toEqual([10, 6, 2]);
  });

  it('fills the rows that what came back leaves with what arrived', async () => {
    await issueInstrument('100.00', 3);
    const holdingId = await arrived();
    await approve(
      'guyunzhou',
      'director',
      await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', { holdingId }),
    );
    const held = { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'dueOn', descending: false } as const;
    const [holding] = await store.transaction(async ({ holdings }) => holdings.page(held, { offset: 0, limit: 1 }));
    for (let made = 0; made < 3; made += 1) {
      const form = { holdingId: holding?.id ?? '', lines: [{ payeeId: 'C-CHENGYE', amount: '1.00' }] };
      const asked = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'transfer', form);
      await trading.decide(await trading.caller('guyunzhou', 'director'), asked, 'return');
    }
    for (let made = 0; made < 6; made += 1) await issueInstrument('100.00', 3);
    const { toDo } = await figuresOf('zhousiyuan');
    expect([toDo.count, toDo.returns.length, toDo.arrivals.length]).toEqual([9, 3, 5]);
  });

  it('sums up to the limit used, month by month, and follows an acceptance', async () => {
    await issueInstrument('100.00', 3);
    await issueInstrument('50.00', 2);
    await issue('7.00', 2);
    const { issuer, months, holder, recent } = await figuresOf('songbeichen');
    expect(issuer).toMatchObject({
      limit: { total: '200000000.00', used: '150.00', reserved: '7.00' },
      issuedThisMonth: { count: 2, totalAmount: '150.00' },
      issuedThisYear: { count: 2, totalAmount: '150.00' },
      unaccepted: { count: 2, totalAmount: '150.00' },
    });
    expect(months).toEqual([
      { month: addMonths(today, 2).slice(0, 7), count: 1, totalAmount: '50.00' },
      { month: addMonths(today, 3).slice(0, 7), count: 1, totalAmount: '100.00' },
    ]);
    expect([holder, recent.length]).toEqual([undefined, 3]);
    const form = { holdingId: await arrived() };
    const accepting = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', form);
    // An acceptance of a colleague waits for the director, and no longer for the operator.
    expect((await figuresOf('zhousiyuan')).toDo).toMatchObject({ count: 1, toAccept: { totalAmount: '50.00' } });
    await approve('guyunzhou', 'director', accepting);
    expect((await figuresOf('songbeichen')).issuer?.unaccepted).toEqual({ count: 1, totalAmount: '50.00' });
    expect((await figuresOf('songbeichen')).months).toEqual(months);
  });

  it('shows a holder arrivals, holdings and their reserved amounts', async () => {
    await issueInstrument('100.00', 3);
    const before = await figuresOf('zhousiyuan');
    expect(before.holder).toMatchObject({ transit: { count: 1, totalAmount: '100.00' }, held: { count: 0 } });
    expect(before.holder?.acceptBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([before.issuer, before.toDo.arrivals.length]).toEqual([undefined, 1]);
    // A director makes no acceptances.
    expect((await figuresOf('guyunzhou')).toDo.count).toBe(0);
    const holdingId = await arrived();
    const accepting = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', { holdingId });
    await approve('guyunzhou', 'director', accepting);
    const held = { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'dueOn', descending: false } as const;
    const [holding] = await store.transaction(async ({ holdings }) => holdings.page(held, { offset: 0, limit: 1 }));
    await trading.save(await trading.caller('zhousiyuan', 'operator'), 'transfer', {
      holdingId: holding?.id ?? '',
      lines: [{ payeeId: 'C-CHENGYE', amount: '30.00' }],
    });
    const after = await figuresOf('zhousiyuan');
    expect(after.holder).toEqual({
      transit: { count: 0, totalAmount: '0.00' },
      acceptBy: '',
      held: { count: 1, totalAmount: '100.00' },
      overdue: { count: 0, totalAmount: '0.00', availableAmount: '0.00' },
      availableAmount: '70.00',
      reservedAmount: '30.00',
      packagedAmount: '0.00',
      frozenAmount: '0.00',
    });
    expect(after.months).toEqual([{ month: addMonths(today, 3).slice(0, 7), count: 1, totalAmount: '100.00' }]);
    expect((await figuresOf('guyunzhou')).toDo.count).toBe(1);
  });

  it('is refused for a role that sees no business, and for strangers', async () => {
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, roles: ['CORP_MANAGER'] });
    });
    const administrator = new Asker(backEnd);
    await administrator.signIn('zhousiyuan');
    expect((await administrator.ask('tradeFigures', { instrumentKind: 'credit' })).code).toBe('NOT_PERMITTED');
    expect((await new Asker(backEnd).ask('tradeFigures', { instrumentKind: 'credit' })).code).toBe('SESSION_REQUIRED');
  });
});

describe('the balance of a holder', () => {
  it('counts amounts in packages separately, alike on the overview, in the list and on each row', async () => {
    const memory = new MemoryStore();
    const world = await demoBackEnd(memory);
    const asker = new Asker(world);
    await asker.signIn('zhousiyuan');
    const asked = { place: 'held', page: 1, pageSize: 100 };
    type Held = AnswerOf<typeof tradeHoldingExtensions.tradeHoldings>;
    const { records } = await asker.given<Held>('tradeHoldings', asked);
    const available = records.find(({ transferBar }) => transferBar === undefined)?.holdingId ?? '';
    await new OfficersWorld(memory, { now: () => scenarioStart }).order({
      act: 'freeze',
      holdingId: available,
      until: addMonths(today, 1),
    });
    const { holder } = await asker.given<Figures>('tradeFigures', { instrumentKind: 'credit' });
    const list = await asker.given<Held>('tradeHoldings', asked);
    const fenOf = (text: string | undefined): bigint => parseMoney(text ?? '')?.fen ?? -1n;
    expect(fenOf(list.packagedAmount)).toBeGreaterThan(0n);
    expect(list.frozenAmount).toBe('30.00');
    const parts = ['availableAmount', 'reservedAmount', 'packagedAmount', 'frozenAmount'] as const;
    expect(parts.map((each) => holder?.[each])).toEqual(parts.map((each) => list[each]));
    expect(parts.reduce((sum, each) => sum + fenOf(list[each]), 0n)).toBe(fenOf(holder?.held.totalAmount));
    const frozen = await asker.given<Held>('tradeHoldings', { ...asked, part: 'frozen' });
    expect(frozen.records.map(({ holdingId }) => holdingId)).toEqual([available]);
    const packaged = list.records.filter(({ transferBar }) => transferBar === 'packaged');
    expect(new Set(packaged.map(({ availableAmount }) => availableAmount))).toEqual(new Set(['0.00']));
    const only = await asker.given<Held>('tradeHoldings', { ...asked, part: 'packaged' });
    expect(only.records.map(({ holdingId }) => holdingId)).toEqual(packaged.map(({ holdingId }) => holdingId));
    // A part of the rows has the same totals as the whole list.
    expect([only.heldAmount, only.packagedAmount]).toEqual([list.heldAmount, list.packagedAmount]);
  });
});
