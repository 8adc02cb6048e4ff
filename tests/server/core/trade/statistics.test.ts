import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../../../features/support/demo-world.ts';
import type { AnswerOf } from '../../../../src/contract/call.ts';
import type { tradeStatisticsExtensions } from '../../../../src/contract/extensions/trade/trade-statistics-extensions.ts';
import { addDays, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { removeTrade } from '../../../builders/trading.ts';

type Statistics = AnswerOf<typeof tradeStatisticsExtensions.tradeStatistics>;

let store: MemoryStore;
let backEnd: BackEnd;
let world: FinancingWorld;
const month = shanghaiDate(scenarioStart).slice(0, 7);

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  await removeTrade(store);
  world = new FinancingWorld(store, { now: () => scenarioStart });
});

const ask = async (userName: string, more: object = {}) => {
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  return asker.ask('tradeStatistics', { instrumentKind: 'credit', from: month, to: month, ...more });
};
const statisticsOf = async (userName: string, more: object = {}): Promise<Statistics> => {
  const { code, data } = await ask(userName, more);
  expect(code).toBe('0');
  return data as Statistics;
};
const flowsOf = ({ flows }: Statistics) =>
  flows.map(({ flow, count, totalAmount }) => `${flow} ${count} ${totalAmount}`).toSorted();

describe('statistics', () => {
  it('count what was issued, accepted and paid for the issuer, and what is open by holder', async () => {
    const one = await world.held('1000.00', addDays(shanghaiDate(scenarioStart), 60));
    await world.held('250.00', addDays(shanghaiDate(scenarioStart), 90), 'C-QIHENG', 'C-SHIYU');
    await world.pay(one.number, '1000.00', 'ST-1');
    await world.held('500.00', addDays(shanghaiDate(scenarioStart), 90));
    const found = await statisticsOf('luoqiubai');
    expect(flowsOf(found)).toEqual(['accepted 3 1750.00', 'issued 3 1750.00', 'paid 1 1000.00']);
    expect(found.balances).toEqual([{ month, amount: '750.00' }]);
    expect(found).toMatchObject({ openingAmount: '0.00', openAmount: '750.00', partCount: 2 });
    expect(found.parts.map(({ companyId, amount }) => `${companyId} ${amount}`)).toEqual([
      'C-YANZHOU 500.00',
      'C-SHIYU 250.00',
    ]);
    expect(found.dueMonths.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(flowsOf(await statisticsOf('luoqiubai', { counterpartyId: 'C-SHIYU' }))).toEqual([
      'accepted 1 250.00',
      'issued 1 250.00',
    ]);
  });

  it('count what is overdue, of this month as well, for the issuer and for the holder', async () => {
    const today = shanghaiDate(scenarioStart);
    for (const [amount, days] of [
      ['100.00', -3],
      ['20.00', -40],
      ['5.00', 20],
    ] as const) {
      const held = await world.held(amount, addDays(today, 45));
      await store.transaction(async ({ holdings }) => holdings.save({ ...held, dueOn: addDays(today, days) }));
    }
    expect((await statisticsOf('luoqiubai')).overdue).toEqual({ count: 2, totalAmount: '120.00' });
    expect((await statisticsOf('zhousiyuan')).overdue).toEqual({ count: 2, totalAmount: '120.00' });
  });

  it('count what a holder received, and compare with the period before', async () => {
    await world.held('1000.00', addDays(shanghaiDate(scenarioStart), 60));
    const found = await statisticsOf('zhousiyuan');
    expect(flowsOf(found)).toEqual(['received 1 1000.00']);
    expect(found.flowsBefore).toEqual([]);
    expect(found.parts.map(({ companyId, amount }) => `${companyId} ${amount}`)).toEqual(['C-QIHENG 1000.00']);
    const later = `${Number(month.slice(0, 4)) + 1}-01`;
    const next = await statisticsOf('zhousiyuan', { from: later, to: later });
    expect([next.flows, next.balances, next.openingAmount]).toEqual([[], [], '1000.00']);
  });

  it('tell a holder what it passed on to a company', async () => {
    const held = await world.held('1000.00', addDays(shanghaiDate(scenarioStart), 60));
    const lines = [{ payeeId: 'C-CHENGYE', amount: '400.00' }];
    const sent = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', {
      holdingId: held.id,
      lines,
    });
    await world.decide(await world.caller('guyunzhou', 'director'), sent);
    const all = flowsOf(await statisticsOf('zhousiyuan')).filter((each) => each.startsWith('passed-on'));
    expect(all).toEqual(['passed-on 1 400.00']);
    const of = flowsOf(await statisticsOf('zhousiyuan', { counterpartyId: 'C-CHENGYE' }));
    expect(of.filter((each) => each.startsWith('passed-on'))).toEqual(all);
  });

  it('do not tell an issuer what a supplier passed on that it holds by a transfer', async () => {
    const dueOn = addDays(shanghaiDate(scenarioStart), 60);
    const [own, others] = [await world.held('10.00', dueOn), await world.held('500.00', dueOn, 'C-QIHENG', 'C-SHIYU')];
    // Changes the holding as if 拾屿 had transferred it to 砚舟 before.
    await store.transaction(async ({ holdings }) => holdings.save({ ...others, companyId: 'C-YANZHOU' }));
    for (const { id, amount } of [own, others]) {
      const lines = [{ payeeId: 'C-CHENGYE', amount: moneyToText(amount) }];
      const sent = await world.save(await world.caller('zhousiyuan', 'operator'), 'transfer', { holdingId: id, lines });
      await world.decide(await world.caller('guyunzhou', 'director'), sent);
    }
    const passedOn = async (more: object = {}) =>
      flowsOf(await statisticsOf('luoqiubai', more)).filter((each) => each.startsWith('passed-on'));
    expect(await passedOn()).toEqual(['passed-on 2 510.00']);
    expect(await passedOn({ counterpartyId: 'C-YANZHOU' })).toEqual(['passed-on 1 10.00']);
    expect(await passedOn({ counterpartyId: 'C-SHIYU' })).toEqual([]);
  });

  it('count the reviews of the reader’s own side, of a company that acts on both', async () => {
    await world.held('1000.00', addDays(shanghaiDate(scenarioStart), 60));
    await store.transaction(async ({ tradeApplications, users }) => {
      const [issued] = await tradeApplications.recent('C-QIHENG', 1);
      const [event] = issued?.events ?? [];
      if (!issued || !event) throw new Error('Nothing was issued');
      const submitted = { ...event, event: 'submitted' } as const;
      await tradeApplications.save({ ...issued, events: [submitted] });
      const transfer = { ...issued, id: 'TA-chain', number: 'ZR-1', act: 'transfer' } as const;
      await tradeApplications.save({ ...transfer, events: [submitted, submitted] });
      const user = await users.byName('shennanzhi');
      if (user) await users.save({ ...user, roles: ['ROLE_CORP_OPERATOR'] });
    });
    expect((await statisticsOf('luoqiubai')).reviews).toMatchObject({ submitted: 1 });
    expect((await statisticsOf('shennanzhi')).reviews).toMatchObject({ submitted: 2 });
  });

  it.each([
    ['a month that does not exist', { from: '2026-13', to: '2026-13' }],
    ['months out of order', { from: '2026-02', to: '2026-01' }],
    ['more than 36 months', { from: '2020-01', to: '2026-01' }],
    ['words', { from: 'abc', to: '2026-01' }],
  ])('are refused for %s', async (_what, period) => {
    expect(await ask('luoqiubai', period)).toMatchObject({ code: 'REQUEST_INVALID' });
  });
});

describe('the statistics of the demo world', () => {
  it('have at least as many submissions as issues in every month', async () => {
    backEnd = await demoBackEnd(new MemoryStore());
    const from = shanghaiDate(scenarioStart - 120 * 86_400_000).slice(0, 7);
    const { flows, reviews } = await statisticsOf('luoqiubai', { from });
    const issued = flows.filter(({ flow }) => flow === 'issued');
    expect(issued.length).toBeGreaterThan(2);
    for (const { month: at, count } of issued)
      expect([at, reviews?.months.find((each) => each.month === at)?.submitted ?? 0]).toEqual([
        at,
        expect.toSatisfy((submitted: number) => submitted >= count),
      ]);
  });
});
