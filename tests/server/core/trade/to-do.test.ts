import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../../../features/support/demo-world.ts';
import type { AnswerOf } from '../../../../src/contract/call.ts';
import type { tradeFigureExtensions } from '../../../../src/contract/extensions/trade/trade-figure-extensions.ts';
import type { tradeToDoExtensions } from '../../../../src/contract/extensions/trade/trade-to-do-extensions.ts';
import { addMonths } from '../../../../src/domain/trade/shared/term.ts';
import { addDays, shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { TradeApplicationRecord } from '../../../../server/core/records/trade.ts';
import { recommendationsToAnswer } from '../../../../server/core/trade/suppliers/recommendations.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { Asker } from '../../../builders/asker.ts';
import { removeTrade, Trading, type Part } from '../../../builders/trading.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let trading: Trading;
let askers: Map<string, Asker>;
const today = shanghaiDate(scenarioStart);

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  await removeTrade(store);
  trading = new Trading(store, { now: () => scenarioStart });
  askers = new Map();
});

async function as(userName: string): Promise<Asker> {
  const known = askers.get(userName);
  if (known) return known;
  const asker = new Asker(backEnd);
  await asker.signIn(userName);
  askers.set(userName, asker);
  return asker;
}

/** The number of the menu, of the queue and of the overview, which must be equal. */
async function numberOf(userName: string): Promise<number> {
  const asker = await as(userName);
  const ask = async <Answer>(call: 'tradeToDo' | 'tradeToDoCount' | 'tradeFigures', asked: object = {}) =>
    (await asker.ask(call, asked)).data as Answer;
  const rows = await ask<AnswerOf<typeof tradeToDoExtensions.tradeToDo>>('tradeToDo');
  const { counts } = await ask<AnswerOf<typeof tradeToDoExtensions.tradeToDoCount>>('tradeToDoCount');
  const { toDo } = await ask<AnswerOf<typeof tradeFigureExtensions.tradeFigures>>('tradeFigures', {
    instrumentKind: 'credit',
  });
  const all = [
    [rows.decisions, rows.returns, rows.arrivals, rows.thresholds ?? [], rows.recommendations ?? []].flat().length,
    counts.reduce(
      (sum, { toDecide, returned, toAccept, toConfirm }) => sum + toDecide + returned + toAccept + (toConfirm ?? 0),
      0,
    ),
    toDo.count,
  ];
  expect(new Set(all).size).toBe(1);
  return all[0] ?? 0;
}

/** The number of a person's waiting messages, and the number that the bell shows. */
async function messagesOf(userName: string): Promise<{ readonly waiting: number; readonly bell: number }> {
  const asker = await as(userName);
  const { data } = await asker.ask('messages', { messageState: 'SENT', messageType: 'ALL' });
  const { data: unread } = await asker.ask('messageCount', {});
  const all = data as readonly { readonly isToDo: boolean; readonly readTime?: number | null }[];
  const bell = (unread as { readonly count: number }).count;
  expect(all.filter(({ readTime }) => readTime === undefined || readTime === null).length).toBe(bell);
  return { waiting: all.filter(({ isToDo }) => isToDo).length, bell };
}

const issue = async (amount = '100.00'): Promise<TradeApplicationRecord> =>
  trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount,
    dueOn: addMonths(today, 3),
  });
const decide = async (
  who: string,
  part: Part,
  record: TradeApplicationRecord,
  decision: 'approve' | 'return' | 'reject' = 'approve',
): Promise<TradeApplicationRecord> => trading.decide(await trading.caller(who, part), record, decision);
const issueInstrument = async (): Promise<TradeApplicationRecord> =>
  decide('songbeichen', 'director', await decide('shennanzhi', 'operator', await issue()));
const arrivedId = async (): Promise<string> => {
  const sent = { companyId: 'C-YANZHOU', place: 'transit', keyword: '', orderBy: 'amount', descending: true } as const;
  const [first] = await store.transaction(async ({ holdings }) => holdings.page(sent, { offset: 0, limit: 1 }));
  return first?.id ?? '';
};

describe('the number of waiting tasks', () => {
  it('goes from hand to hand as an issue is approved', async () => {
    const all = async () => Promise.all(['luoqiubai', 'shennanzhi', 'songbeichen', 'zhousiyuan'].map(numberOf));
    expect(await all()).toEqual([0, 0, 0, 0]);
    const made = await issue();
    expect(await all()).toEqual([0, 1, 0, 0]);
    const checked = await decide('shennanzhi', 'operator', made);
    expect(await all()).toEqual([0, 0, 1, 0]);
    await decide('songbeichen', 'director', checked);
    expect(await all()).toEqual([0, 0, 0, 1]);
  });

  it('counts what came back for its maker alone', async () => {
    await decide('shennanzhi', 'operator', await issue(), 'return');
    expect(await Promise.all(['luoqiubai', 'shennanzhi', 'songbeichen'].map(numberOf))).toEqual([1, 0, 0]);
  });

  it('follows an acceptance to the director, and back where that one rejects it', async () => {
    await issueInstrument();
    const accept = async (): Promise<TradeApplicationRecord> =>
      trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', { holdingId: await arrivedId() });
    const both = async () => Promise.all(['zhousiyuan', 'guyunzhou'].map(numberOf));
    expect(await both()).toEqual([1, 0]);
    const accepting = await accept();
    expect(await both()).toEqual([0, 1]);
    await decide('guyunzhou', 'director', accepting, 'reject');
    expect(await both()).toEqual([1, 0]);
    await decide('guyunzhou', 'director', await accept());
    expect(await both()).toEqual([0, 0]);
  });

  it('is that of the present role: the maker of a returned application sees it as an operator, not as a director', async () => {
    await store.transaction(async ({ users }) => {
      const user = await users.byName('luoqiubai');
      if (user) await users.save({ ...user, roles: ['ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR'] });
    });
    await decide('shennanzhi', 'operator', await issue(), 'return');
    expect(await numberOf('luoqiubai')).toBe(1);
    await (await as('luoqiubai')).ask('refreshSession', { currentRole3: 'ROLE_CORE_DIRECTOR' });
    expect(await numberOf('luoqiubai')).toBe(0);
  });

  it('is none for query staff', async () => {
    await issueInstrument();
    expect(await numberOf('shenruogu')).toBe(0);
  });

  it('is refused to users who have no part in the business', async () => {
    await store.transaction(async ({ users }) => {
      const user = await users.byName('zhousiyuan');
      if (user) await users.save({ ...user, roles: ['CORP_MANAGER'] });
    });
    for (const call of ['tradeToDo', 'tradeToDoCount', 'tradeProposals'] as const) {
      expect((await (await as('zhousiyuan')).ask(call, { instrumentKind: 'credit' })).code).toBe('NOT_PERMITTED');
      expect((await new Asker(backEnd).ask(call, { instrumentKind: 'credit' })).code).toBe('SESSION_REQUIRED');
    }
  });
});

describe('a threshold that a colleague proposes', () => {
  it('waits for those who can answer it until one does, and never for who proposed it', async () => {
    const before = [await numberOf('fumingheng'), await numberOf('songbeichen'), await numberOf('luoqiubai')] as const;
    const proposed = await (
      await as('songbeichen')
    ).given<{ proposalId: string }>('proposeTradeReviewThreshold', {
      instrumentKind: 'credit',
      amount: '50000.00',
      validFrom: addDays(today, 10),
      reason: '年度授权',
    });
    const waiting = async () => [
      await numberOf('fumingheng'),
      await numberOf('songbeichen'),
      await numberOf('luoqiubai'),
    ];
    expect(await waiting()).toEqual([before[0] + 1, before[1], before[2]]);
    const { proposalId } = proposed;
    await (await as('fumingheng')).given('answerTradeReviewThreshold', { proposalId, answer: 'decline' });
    expect(await waiting()).toEqual([...before]);
  });
});

describe('a supplier that a colleague recommends', () => {
  const recommendation = {
    instrumentKind: 'credit',
    corpName: '绍兴青禾包装有限公司',
    socialCreditCode: '91330602MA2D9K4T77',
    contactName: '叶青禾',
    mobile: '13800001299',
    reason: '',
  };
  const people = ['songbeichen', 'fumingheng', 'luoqiubai', 'guyunzhou'] as const;
  const waiting = async () => Promise.all(people.map(numberOf));

  it('waits only for the directors of the company until one answers', async () => {
    const before = await waiting();
    const bell = await messagesOf('songbeichen');
    const operator = await as('luoqiubai');
    const { recommendationId } = await operator.given<{ recommendationId: string }>(
      'recommendTradeSupplier',
      recommendation,
    );
    expect(await waiting()).toEqual(before.map((count, at) => count + (at === 0 ? 1 : 0)));
    expect((await messagesOf('songbeichen')).waiting).toBe(bell.waiting + 1);
    const director = await as('songbeichen');
    expect(await director.given('tradeProposals', { instrumentKind: 'credit' })).toMatchObject({
      thresholds: [],
      recommendations: [{ recommendationId, corpName: recommendation.corpName, makerName: '骆秋白' }],
    });
    await director.given('answerTradeRecommendation', { recommendationId, answer: 'decline' });
    expect(await waiting()).toEqual(before);
    expect((await messagesOf('songbeichen')).waiting).toBe(bell.waiting);
  });

  it('does not wait for a director who sees the part of an institution alone', async () => {
    await (await as('luoqiubai')).given('recommendTradeSupplier', recommendation);
    await store.transaction(async ({ users }) => {
      const user = await users.byName('songbeichen');
      if (user) await users.save({ ...user, institution: 'IO-1' });
    });
    const said = await (await as('songbeichen')).ask('tradeProposals', { instrumentKind: 'credit' });
    expect(said.code).toBe('NOT_PERMITTED');
  });

  it('does not wait for the director who recommended it as an operator', async () => {
    await store.transaction(async ({ users }) => {
      const user = await users.byName('luoqiubai');
      if (user) await users.save({ ...user, roles: ['ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR'] });
    });
    const both = await as('luoqiubai');
    await both.given('recommendTradeSupplier', recommendation);
    await both.ask('refreshSession', { currentRole3: 'ROLE_CORE_DIRECTOR' });
    expect([await numberOf('luoqiubai'), await numberOf('songbeichen')]).toEqual([0, 1]);
  });

  it('waits for a director’s delegate, unless the same person recommended it', async () => {
    await (await as('luoqiubai')).given('recommendTradeSupplier', recommendation);
    const acting = async (userName: string) => {
      const caller = await trading.caller(userName, 'director', 'songbeichen');
      return store.transaction(async (transaction) => recommendationsToAnswer(transaction, caller));
    };
    expect([(await acting('shennanzhi')).length, (await acting('luoqiubai')).length]).toEqual([1, 0]);
  });
});

describe('messages that ask for something', () => {
  it('wait until it is done, and are read for who did it', async () => {
    const before = await messagesOf('shennanzhi');
    const made = await issue();
    expect(await messagesOf('shennanzhi')).toEqual({ waiting: before.waiting + 1, bell: before.bell + 1 });
    await decide('shennanzhi', 'operator', made);
    expect(await messagesOf('shennanzhi')).toEqual(before);
  });

  it('are no longer counted for colleagues of who did it', async () => {
    const before = await messagesOf('songbeichen');
    const checked = await decide('shennanzhi', 'operator', await issue());
    expect(await messagesOf('songbeichen')).toEqual({ waiting: before.waiting + 1, bell: before.bell + 1 });
    await trading.withdraw(await trading.caller('luoqiubai', 'operator'), checked);
    expect(await messagesOf('songbeichen')).toEqual(before);
  });

  it('about an amount that came are read for who accepts it, and wait again where that is rejected', async () => {
    await issueInstrument();
    const before = await messagesOf('zhousiyuan');
    expect(before.waiting).toBeGreaterThan(0);
    const holdingId = await arrivedId();
    const accepting = await trading.save(await trading.caller('zhousiyuan', 'operator'), 'accept', { holdingId });
    expect(await messagesOf('zhousiyuan')).toEqual({ waiting: before.waiting - 1, bell: before.bell - 1 });
    await decide('guyunzhou', 'director', accepting, 'reject');
    expect((await messagesOf('zhousiyuan')).waiting).toBe(before.waiting);
  });

  it('are announced to those whose matter is done', async () => {
    const told: string[] = [];
    const checked = await decide('shennanzhi', 'operator', await issue());
    const end = store.onAnnounced((announced) => void (announced?.topic === 'messages' && told.push(announced.userId)));
    await decide('songbeichen', 'director', checked);
    end();
    const { user } = await trading.caller('songbeichen', 'director');
    expect(told).toContain(user.userId);
  });
});
