import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { HoldingRecord, KeptTradeForm, TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { canSeeApplication } from '../../../../server/core/trade/application-access.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { TradeAct } from '../../../../src/domain/trade/shared/application-policy.ts';
import { outcomeOf, removeTrade, staffLanchuan, Trading, type Part } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const clock = { time: 0, now: () => clock.time };
const at = (day: string): void => {
  clock.time = Date.parse(`${day}T10:00:00+08:00`);
};

beforeEach(async () => {
  at('2026-11-27');
  const world = { now: () => clock.time, realTime: () => clock.time };
  store = await fillWithDemoWorld(new MemoryStore(), world, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
});

const form: Partial<KeptTradeForm> = { payeeId: 'C-YANZHOU', amount: '100.00', dueOn: '2027-03-31' };

const save = async (
  who: string,
  act: TradeAct,
  given: Partial<KeptTradeForm>,
  before?: TradeApplicationRecord,
  submits = true,
  part: Part = 'operator',
) => trading.save(await trading.caller(who, part), act, given, before, submits);
const approve = async (who: string, part: Part, record: TradeApplicationRecord) =>
  trading.decide(await trading.caller(who, part), record);
const withdraw = async (who: string, part: Part, record: TradeApplicationRecord) =>
  outcomeOf(trading.withdraw(await trading.caller(who, part), record));

async function newest(companyId: string, place: HoldingRecord['place']): Promise<HoldingRecord> {
  const query = { companyId, place, keyword: '', orderBy: 'openedAt', descending: true } as const;
  const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
  if (!found) throw new Error(`Nothing is ${place}`);
  return found;
}

async function issueInstrument(more: Partial<KeptTradeForm> = {}): Promise<HoldingRecord> {
  const made = await save('luoqiubai', 'issue', { ...form, ...more });
  await approve('songbeichen', 'director', await approve('shennanzhi', 'operator', made));
  return newest('C-YANZHOU', 'transit');
}

async function holdInstrument(): Promise<HoldingRecord> {
  const asked = await save('zhousiyuan', 'accept', { holdingId: (await issueInstrument()).id });
  await approve('guyunzhou', 'director', asked);
  return newest('C-YANZHOU', 'held');
}

describe('an application is made', () => {
  it.each([
    ['the director of a core enterprise', 'songbeichen', 'director', 'issue'],
    ['a supplier’s operator', 'zhousiyuan', 'operator', 'issue'],
    ['a supplier’s operator', 'zhousiyuan', 'operator', 'issue-recall'],
    ['the operator of a core enterprise', 'luoqiubai', 'operator', 'transfer'],
    ['the operator of a core enterprise', 'luoqiubai', 'operator', 'accept'],
    ['a supplier’s director', 'guyunzhou', 'director', 'accept'],
    ['a supplier’s director', 'guyunzhou', 'director', 'cancellation'],
  ] as const)('not by %s (%s, %s): %s', async (_who, userName, part, act) => {
    expect(await outcomeOf(save(userName, act, form, undefined, false, part))).toBe('NOT_PERMITTED');
  });

  it('of a draft of the own company and of its act alone', async () => {
    await staffLanchuan(store);
    const draft = await save('luoqiubai', 'issue', form, undefined, false);
    expect(await outcomeOf(save('lanchuan-operator', 'issue', form, draft))).toBe('NOT_FOUND');
    // The instrument could be recalled, so the missing object is the draft of a recall.
    const { id: holdingId } = await issueInstrument();
    for (const submits of [true, false])
      expect(await outcomeOf(save('luoqiubai', 'issue-recall', { holdingId }, draft, submits))).toBe('NOT_FOUND');
    expect(await trading.application(draft.id)).toEqual(draft);
  });

  it('of no form that waits for a decision already, not even as a draft', async () => {
    const waiting = await save('luoqiubai', 'issue', form);
    const other = { ...form, amount: '900.00' };
    for (const submits of [true, false])
      expect(await outcomeOf(save('luoqiubai', 'issue', other, waiting, submits))).toBe('TRADE_STATE');
    expect((await trading.application(waiting.id)).form.amount).toBe('100.00');
  });

  it('of the version that was read', async () => {
    const draft = await save('luoqiubai', 'issue', form, undefined, false);
    await save('shennanzhi', 'issue', form, draft, false);
    expect(await outcomeOf(save('luoqiubai', 'issue', form, draft))).toBe('TRADE_CHANGED');
  });
});

describe('the holdings of a company', () => {
  it.each(['transfer', 'cancellation', 'accept', 'refuse'] as const)(
    'is the object of no %s by another company',
    async (act) => {
      const { id: holdingId } = act === 'accept' || act === 'refuse' ? await issueInstrument() : await holdInstrument();
      const lines = [{ payeeId: 'C-CHENGYE', amount: '10.00' }];
      expect(await outcomeOf(save('linzhixia-chenshi', act, { holdingId, lines }))).toBe('NOT_FOUND');
    },
  );

  it('is asked to be accepted by one application at a time', async () => {
    const { id: holdingId } = await issueInstrument();
    await save('zhousiyuan', 'accept', { holdingId });
    expect(await outcomeOf(save('linzhixia', 'accept', { holdingId }))).toBe('TRADE_RULE');
  });
});

describe('an application of another company', () => {
  it('is seen by who decides a step of it once it is submitted, not by who is only paid', async () => {
    const issue = await save('luoqiubai', 'issue', form);
    expect([canSeeApplication(issue, 'C-QIHENG'), canSeeApplication(issue, 'C-YANZHOU')]).toEqual([true, false]);
    const { id: holdingId } = await holdInstrument();
    const draft = await save('luoqiubai', 'cancellation', { holdingId }, undefined, false);
    expect(canSeeApplication(draft, 'C-YANZHOU')).toBe(false);
    const asked = await save('luoqiubai', 'cancellation', { holdingId }, draft);
    expect([canSeeApplication(asked, 'C-YANZHOU'), canSeeApplication(asked, 'C-CHENGYE')]).toEqual([true, false]);
  });
});

describe('an application is taken back', () => {
  it('by a colleague of its maker, but not by who has checked it', async () => {
    const checked = await approve('shennanzhi', 'operator', await save('luoqiubai', 'issue', form));
    expect(await withdraw('shennanzhi', 'operator', checked)).toBe('NOT_PERMITTED');
    expect(await withdraw('luoqiubai', 'operator', checked)).toMatchObject({ state: 'WITHDRAWN' });
    const cancelled = await save('luoqiubai', 'cancellation', { holdingId: (await holdInstrument()).id });
    expect(await withdraw('shennanzhi', 'operator', cancelled)).toMatchObject({ state: 'WITHDRAWN' });
  });

  it('only by an operator of the company that made it', async () => {
    await staffLanchuan(store);
    const holding = await holdInstrument();
    const asked = await save('luoqiubai', 'cancellation', { holdingId: holding.id });
    expect(await withdraw('songbeichen', 'director', asked)).toBe('NOT_PERMITTED');
    // The supplier decides a step of it and therefore sees it, but cannot withdraw it.
    expect(await withdraw('zhousiyuan', 'operator', asked)).toBe('NOT_FOUND');
    expect(await withdraw('lanchuan-operator', 'operator', asked)).toBe('NOT_FOUND');
    expect(await withdraw('shennanzhi', 'operator', asked)).toMatchObject({ state: 'WITHDRAWN' });
  });
});

describe('an amount in transit', () => {
  it.each(['transfer', 'cancellation'] as const)('is the object of no %s before it is accepted', async (act) => {
    const { id } = await issueInstrument();
    const lines = [{ payeeId: 'C-CHENGYE', amount: '10.00' }];
    expect(await outcomeOf(save('zhousiyuan', act, { holdingId: id, lines }))).toBe('NOT_FOUND');
  });

  it('is accepted and refused only by its receiver, and recalled only by its sender', async () => {
    await staffLanchuan(store);
    const { id: holdingId } = await issueInstrument();
    expect(await outcomeOf(save('lanchuan-operator', 'issue-recall', { holdingId }))).toBe('NOT_FOUND');
    const asked = await save('luoqiubai', 'issue-recall', { holdingId });
    expect(asked).toMatchObject({ state: 'WAITING', counterpartyId: 'C-YANZHOU' });
  });

  it('is refused and recalled no more once it is accepted', async () => {
    const { id: holdingId, originId = '' } = await holdInstrument();
    for (const id of [holdingId, originId]) {
      expect(await outcomeOf(save('zhousiyuan', 'refuse', { holdingId: id }))).toBe('TRADE_RULE');
      expect(await outcomeOf(save('luoqiubai', 'issue-recall', { holdingId: originId }))).toBe('TRADE_RULE');
    }
    expect((await newest('C-YANZHOU', 'held')).amount).toEqual({ fen: 10_000n });
  });

  it('no longer asks for acceptance after its last day, although it has not gone back yet', async () => {
    const { id, acceptBy } = await issueInstrument();
    at(acceptBy);
    const asked = await save('zhousiyuan', 'accept', { holdingId: id });
    await trading.withdraw(await trading.caller('zhousiyuan', 'operator'), asked);
    clock.time += 24 * 60 * 60 * 1000;
    expect(await outcomeOf(save('zhousiyuan', 'accept', { holdingId: id }))).toBe('TRADE_RULE');
  });

  it('is a task for the operators of its receiver, until it is done', async () => {
    const { id } = await issueInstrument();
    const kindsOf = async (userId: string) =>
      (await store.transaction(async ({ messages }) => messages.of(userId, 0, 50))).filter(
        ({ subject, kind }) => subject === id && kind === 'arrived',
      );
    expect((await kindsOf('U-zhousiyuan')).map(({ matter, settledAt }) => [matter, settledAt])).toEqual([
      ['accept-holding', undefined],
    ]);
    expect(await kindsOf('U-guyunzhou')).toEqual([]);
    await approve('guyunzhou', 'director', await save('zhousiyuan', 'accept', { holdingId: id }));
    expect((await kindsOf('U-zhousiyuan')).map(({ settledAt }) => settledAt)).toEqual([clock.time]);
  });
});

describe('a reserved amount', () => {
  it('counts as free for the application itself: what came back is submitted again up to the limit', async () => {
    await store.transaction(async ({ issueLimits }) => {
      const limit = await issueLimits.find('C-QIHENG credit');
      if (limit) await issueLimits.save({ ...limit, total: { fen: 10_000n } });
    });
    const made = await save('luoqiubai', 'issue', form);
    expect(await outcomeOf(save('luoqiubai', 'issue', { ...form, amount: '0.01' }))).toBe('TRADE_RULE');
    const back = await trading.decide(await trading.caller('shennanzhi', 'operator'), made, 'return');
    expect(await outcomeOf(save('luoqiubai', 'issue', { ...form, amount: '100.01' }, back))).toBe('TRADE_RULE');
    expect(await save('luoqiubai', 'issue', form, back)).toMatchObject({ state: 'WAITING' });
  });

  it('is not left for an evidence package, and is again once it is free', async () => {
    const { id: holdingId } = await holdInstrument();
    const offered = async () => {
      const found = await store.transaction(async ({ candidates }) => candidates.find(holdingId));
      return moneyToText(found?.amount ?? { fen: 0n });
    };
    expect(await offered()).toBe('100.00');
    const lines = [{ payeeId: 'C-CHENGYE', amount: '30.00' }];
    const asked = await save('zhousiyuan', 'transfer', { holdingId, lines });
    expect(await offered()).toBe('70.00');
    await withdraw('zhousiyuan', 'operator', asked);
    expect(await offered()).toBe('100.00');
  });
});
