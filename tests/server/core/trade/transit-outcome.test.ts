import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { sentAmountsToWire } from '../../../../server/core/trade/transit-outcome.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { outcomeOf, removeTrade, Trading } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const clock = { time: 0, now: () => clock.time, realTime: () => clock.time };

beforeEach(async () => {
  clock.time = Date.parse('2026-11-27T10:00:00+08:00');
  store = await fillWithDemoWorld(new MemoryStore(), clock, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
});

async function issueInstrument(payeeId = 'C-YANZHOU'): Promise<TradeApplicationRecord> {
  const form = { payeeId, amount: '100.00', dueOn: '2027-03-31' };
  const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', form);
  const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), made);
  return trading.decide(await trading.caller('songbeichen', 'director'), checked);
}

async function transit(): Promise<HoldingRecord> {
  const query = { companyId: 'C-YANZHOU', place: 'transit', keyword: '', orderBy: 'dueOn', descending: false } as const;
  const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  if (!found) throw new Error('Nothing is in transit');
  return found;
}

const outcomes = async (issue: TradeApplicationRecord, viewerId = 'C-QIHENG') =>
  (
    (await store.transaction(async (transaction) => sentAmountsToWire(transaction, issue, viewerId, clock.now()))) ?? []
  ).map(({ amount, outcome: { state, reason, words } }) => [amount, state, reason, words]);

describe('the outcome of an amount that was sent', () => {
  it('waits, with the last day to accept it', async () => {
    const issue = await issueInstrument();
    const [sent] =
      (await store.transaction(async (all) => sentAmountsToWire(all, issue, 'C-QIHENG', clock.now()))) ?? [];
    expect(sent?.outcome).toMatchObject({ state: 'waiting', acceptBy: (await transit()).acceptBy });
  });

  it('waits for a company in which nobody can accept it, and says why', async () => {
    const gapOf = async (payeeId: string) => {
      const issue = await issueInstrument(payeeId);
      return (await store.transaction(async (all) => sentAmountsToWire(all, issue, 'C-QIHENG', clock.now())))?.[0]?.gap;
    };
    expect([await gapOf('C-XILAN'), await gapOf('C-YANZHOU')]).toEqual(['no-director', undefined]);
  });

  it('is nothing before the application is effective', async () => {
    const form = { payeeId: 'C-YANZHOU', amount: '100.00', dueOn: '2027-03-31' };
    const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', form);
    expect(
      await store.transaction(async (all) => sentAmountsToWire(all, made, 'C-QIHENG', clock.now())),
    ).toBeUndefined();
  });

  it('is accepted once a director of the payee has approved that', async () => {
    const issue = await issueInstrument();
    const form = { holdingId: (await transit()).id };
    const asked = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', form);
    expect(await outcomes(issue)).toEqual([['100.00', 'waiting', '', '']]);
    await trading.decide(await trading.caller('guyunzhou', 'director'), asked);
    expect(await outcomes(issue)).toEqual([['100.00', 'accepted', '', '']]);
  });

  it('says why it was refused, to its sender and its receiver alone', async () => {
    const issue = await issueInstrument();
    const form = { holdingId: (await transit()).id, purpose: '合同约定 90.00 元' };
    await trading.save(await trading.caller('zhousiyuan', 'operator'), 'refuse', form, undefined, true, 'amount');
    const told = [['100.00', 'refused', 'amount', '合同约定 90.00 元']];
    expect(await outcomes(issue)).toEqual(told);
    expect(await outcomes(issue, 'C-YANZHOU')).toEqual(told);
    expect(await outcomes(issue, 'C-CHENGYE')).toEqual([['100.00', 'refused', '', '']]);
    const issuer = await trading.caller('luoqiubai', 'operator');
    const news = await store.transaction(async ({ messages }) =>
      (await messages.of(issuer.user.userId, 0, 100)).find(({ kind }) => kind === 'sent-back'),
    );
    expect(news?.values).toMatchObject({ reason: 'amount', words: '合同约定 90.00 元' });
  });

  it('is recalled by its sender', async () => {
    const issue = await issueInstrument();
    const form = { holdingId: (await transit()).id };
    const asked = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue-recall', form);
    await trading.decide(await trading.caller('songbeichen', 'director'), asked);
    expect(await outcomes(issue)).toEqual([['100.00', 'recalled', '', '']]);
  });

  it('lapses when it is not accepted in time', async () => {
    const issue = await issueInstrument();
    clock.time += 86_400_000 * 14;
    await trading.care();
    expect(await outcomes(issue)).toEqual([['100.00', 'lapsed', '', '']]);
  });
});

describe('an acceptance', () => {
  it('has no form to correct: it is approved or rejected, never returned', async () => {
    await issueInstrument();
    const form = { holdingId: (await transit()).id };
    const asked = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', form);
    const director = await trading.caller('guyunzhou', 'director');
    expect(await outcomeOf(trading.decide(director, asked, 'return'))).toBe('TRADE_STATE');
    expect((await trading.application(asked.id)).state).toBe('WAITING');
    await trading.decide(director, asked, 'reject');
    const again = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', form);
    expect(again.state).toBe('WAITING');
  });
});
