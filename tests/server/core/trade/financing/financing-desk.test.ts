import { beforeEach, describe, expect, it } from 'vitest';
import type { HoldingRecord } from '../../../../../server/core/records/trade.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { Asker } from '../../../../builders/asker.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';
import { removeTrade } from '../../../../builders/trading.ts';

const now = shanghaiInstant('2026-11-27', 14);
let store: MemoryStore;
let world: FinancingWorld;
let held: HoldingRecord;
let as: (userName: string) => Promise<Asker>;

beforeEach(async () => {
  store = new MemoryStore();
  const backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => Date.now() } });
  await removeTrade(store);
  world = new FinancingWorld(store, { now: () => now });
  held = await world.held('500000.00', '2027-03-31');
  as = async (userName) => {
    const asker = new Asker(backEnd);
    await asker.signIn(userName);
    return asker;
  };
});

/** A financing that waits at its funder. */
async function atFunder() {
  await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
  return world.approve([{ holdingId: held.id, amount: '500000.00' }], 'FP-CHANGYU-1');
}

describe('the offers', () => {
  const offersFor = ({ id }: Pick<HoldingRecord, 'id'>) => ({
    instrumentKind: 'credit',
    holdings: [{ holdingId: id, amount: '500000.00' }],
  });
  const changeHolding = async (change: Partial<HoldingRecord>): Promise<void> =>
    store.transaction(async ({ holdings }) => holdings.save({ ...held, ...change }));

  it('are asked for by those who make financings alone', async () => {
    for (const [userName, code] of [
      ['zhousiyuan', '0'],
      ['guyunzhou', 'NOT_PERMITTED'],
      ['luoqiubai', 'NOT_PERMITTED'],
    ] as const)
      expect([userName, (await (await as(userName)).ask('tradeFundingOffers', offersFor(held))).code]).toEqual([
        userName,
        code,
      ]);
  });

  it.each<[string, Partial<HoldingRecord>]>([
    ['of another company', { companyId: 'C-CHENGYE' }],
    ['that is not accepted yet', { place: 'transit' }],
  ])('are refused for an amount %s', async (_what, change) => {
    await changeHolding(change);
    expect((await (await as('zhousiyuan')).ask('tradeFundingOffers', offersFor(held))).code).toBe('NOT_FOUND');
  });
});

describe('a financing', () => {
  it('is shown to its supplier, and not to its issuer or another company', async () => {
    const { id } = await atFunder();
    for (const [userName, code] of [
      ['zhousiyuan', '0'],
      ['guyunzhou', '0'],
      ['luoqiubai', 'NOT_FOUND'],
      ['heqinghe', 'NOT_FOUND'],
    ] as const)
      expect([userName, (await (await as(userName)).ask('tradeFinancing', { financingId: id })).code]).toEqual([
        userName,
        code,
      ]);
  });

  it.each(['tradeFinancing', 'tradeFinancingContract'] as const)(
    'is hidden from a person who acts for its company as a core enterprise: %s',
    async (call) => {
      const { id } = await atFunder();
      await world.decideAsFunder(id, 'search');
      await world.decideAsFunder(id, 'approve');
      const zhou = await as('zhousiyuan');
      expect((await zhou.ask(call, { financingId: id })).code).toBe('0');
      await store.transaction(async ({ users }) => {
        const [supplier, core] = [await users.byName('zhousiyuan'), await users.byName('luoqiubai')];
        if (supplier && core) await users.save({ ...supplier, roles: core.roles });
      });
      expect((await (await as('zhousiyuan')).ask(call, { financingId: id })).code).toBe('NOT_FOUND');
    },
  );

  it('is cancelled and answered only in the version that was read', async () => {
    const { id } = await atFunder();
    const { version, questions } = await world.decideAsFunder(id, 'ask', '交货地点？');
    const zhou = await as('zhousiyuan');
    const stale = { financingId: id, version: version - 1 };
    const answers = questions.map((question) => ({ questionId: question.id, answer: '宁波' }));
    expect((await zhou.ask('answerTradeFinancing', { ...stale, answers })).code).toBe('TRADE_CHANGED');
    expect((await zhou.ask('cancelTradeFinancing', { ...stale, words: '' })).code).toBe('TRADE_CHANGED');
    const record = await store.transaction(async ({ financings }) => financings.find(id));
    expect([record?.state, record?.version]).toEqual(['NEED_INFO', version]);
  });

  it('keeps an earlier answer when a later question is answered', async () => {
    const { id } = await atFunder();
    const zhou = await as('zhousiyuan');
    const answer = async (financing: Awaited<ReturnType<typeof atFunder>>, text: string) => {
      const answers = financing.questions.map((question) => ({ questionId: question.id, answer: text }));
      return zhou.ask('answerTradeFinancing', { financingId: id, version: financing.version, answers });
    };
    expect((await answer(await world.decideAsFunder(id, 'ask', '交货地点？'), '宁波')).code).toBe('0');
    expect((await answer(await world.decideAsFunder(id, 'ask', '验收单？'), '已验收')).code).toBe('0');
    const record = await store.transaction(async ({ financings }) => financings.find(id));
    expect(record?.questions.map((question) => question.answer)).toEqual(['宁波', '已验收']);
  });
});
