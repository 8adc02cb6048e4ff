import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { holdingsToWire } from '../../../../server/core/trade/holding-wire.ts';
import { momentOf } from '../../../../server/core/trade/trade-facts.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { FinancingWorld } from '../../../builders/financing.ts';
import { removeTrade } from '../../../builders/trading.ts';

interface Page {
  readonly count: number;
  readonly heldAmount: string;
  readonly transit: { readonly count: number; readonly totalAmount: string; readonly toAccept: number };
}

let store: MemoryStore;
let asker: Asker;
let trading: FinancingWorld;

beforeEach(async () => {
  store = new MemoryStore();
  const clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  const backEnd = await demoBackEnd(store, undefined, { clock });
  await removeTrade(store);
  trading = new FinancingWorld(store, clock);
  asker = new Asker(backEnd);
  await asker.signIn('zhousiyuan');
  // One holding is overdue, one is available, and a part of the last one is reserved.
  const [late, , reserved] = [
    await trading.held('10.00', '2027-03-31'),
    await trading.held('20.00', '2027-03-31'),
    await trading.held('40.00', '2027-03-31'),
  ];
  await store.transaction(async ({ holdings }) => {
    const [first, last] = await holdings.findAll([late.id, reserved.id]);
    if (!first || !last) throw new Error('Nothing is held');
    await holdings.save({ ...first, dueOn: '2026-11-20' });
    await holdings.save({ ...last, reserved: { fen: 1_000n } });
    for (const [id, fen] of [
      ['H-SENT-1', 0n],
      ['H-SENT-2', 500n],
    ] as const)
      await holdings.save({ ...first, id, place: 'transit', amount: { fen: 500n }, reserved: { fen } });
  });
});

const pageOf = async (asked: object): Promise<Page> =>
  asker.given<Page>('tradeHoldings', { place: 'held', page: 1, pageSize: 20, ...asked });

describe('a page of holdings', () => {
  it.each([
    [{}, 3],
    [{ part: 'overdue' }, 1],
    [{ part: 'available' }, 2],
    [{ part: 'reserved' }, 1],
  ])('of %j counts its rows, and says beside them what is held in all', async (asked, count) => {
    expect(await pageOf(asked)).toMatchObject({ count, heldAmount: '70.00' });
  });

  it.each([
    {},
    { keyword: 'nothing of this name' },
    { dueTo: '2027-01-01' },
    { part: 'overdue' },
    { part: 'reserved' },
  ])('of %j tells of all that is on its way, and of what is not being accepted yet', async (asked) => {
    expect((await pageOf(asked)).transit).toEqual({ count: 2, totalAmount: '10.00', toAccept: 1 });
  });
});

it('a page of amounts in transit reads the postings of an instrument once, however many parts it has', async () => {
  await store.transaction(async (transaction) => {
    const [one, other] = await transaction.holdings.findAll(['H-SENT-1', 'H-SENT-2']);
    if (!one || !other) throw new Error('Nothing was sent');
    const read: string[] = [];
    const postings = {
      ...transaction.postings,
      ofInstrument: async (id: string) => (read.push(id), []),
    };
    const moment = momentOf(Date.parse('2026-11-27T02:00:00Z'));
    await holdingsToWire({ ...transaction, postings }, [one, other, { ...one, id: 'H-SENT-3' }], { moment });
    expect(read).toEqual([one.instrumentId]);
  });
});
