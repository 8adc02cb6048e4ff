import { beforeEach, describe, expect, it } from 'vitest';
import { fillWithDemoWorld, plainPasswords } from '../../../../features/support/demo-world.ts';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import {
  readLastLedgerCheck,
  createLedgerCheck,
  LedgerContradiction,
} from '../../../../server/core/trade/ledger-check.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { money } from '../../../../src/domain/money/money.ts';
import * as records from '../../../contracts/store/records/trade.ts';
import { removeTrade, Trading } from '../../../builders/trading.ts';

let store: MemoryStore;
let trading: Trading;
const clock = { time: 0, now: () => clock.time, realTime: () => clock.time };
const check = async () => createLedgerCheck({ store, clock })();

beforeEach(async () => {
  clock.time = Date.parse('2026-11-27T10:00:00+08:00');
  store = await fillWithDemoWorld(new MemoryStore(), clock, plainPasswords);
  await removeTrade(store);
  trading = new Trading(store, clock);
});

/** A holding with a reserved part. */
async function reserved(): Promise<HoldingRecord> {
  const made = await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount: '100.00',
    dueOn: '2027-03-31',
  });
  const checked = await trading.decide(await trading.caller('shennanzhi', 'operator'), made);
  await trading.decide(await trading.caller('songbeichen', 'director'), checked);
  const [zhou, gu] = [await trading.caller('zhousiyuan', 'operator'), await trading.caller('guyunzhou', 'director')];
  const of = async (place: HoldingRecord['place']): Promise<HoldingRecord> => {
    const query = { companyId: 'C-YANZHOU', place, keyword: '', orderBy: 'openedAt', descending: true } as const;
    const [found] = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 1 }));
    if (!found) throw new Error(`Nothing ${place}`);
    return found;
  };
  await trading.decide(gu, await trading.save(zhou, 'accept', { holdingId: (await of('transit')).id }));
  const lines = [{ payeeId: 'C-CHENGYE', amount: '40.00' }];
  await trading.save(zhou, 'transfer', { holdingId: (await of('held')).id, lines });
  return of('held');
}

const spoil = async (holding: HoldingRecord): Promise<void> =>
  store.transaction(async ({ holdings }) => holdings.save(holding));

describe('the daily comparison of the ledger', () => {
  it('finds nothing where all agrees, and is kept', async () => {
    await reserved();
    const result = await check();
    expect(result).toEqual({ day: '2026-11-27', at: clock.time, instruments: 1, faults: 0, first: [] });
    expect(await store.transaction(readLastLedgerCheck)).toEqual(result);
  });

  it('is made once each Shanghai day, by one of several servers', async () => {
    expect(await store.transaction(readLastLedgerCheck)).toBeUndefined();
    const both = await Promise.all([check(), check()]);
    expect(both.filter((each) => each !== undefined)).toHaveLength(1);
    expect(await check()).toBeUndefined();
    clock.time = Date.parse('2026-11-27T23:59:59+08:00');
    expect(await check()).toBeUndefined();
    clock.time = Date.parse('2026-11-28T00:00:00+08:00');
    expect(await check()).toMatchObject({ day: '2026-11-28', instruments: 0, faults: 0 });
  });

  it('tells a holding that the postings do not rebuild, by its instrument and amounts', async () => {
    const holding = await reserved();
    await spoil({ ...holding, amount: money('90.00') });
    expect(await check()).toMatchObject({
      faults: 2,
      first: [
        { kind: 'sum', number: holding.number, holdingId: '', expected: '100.00', found: '90.00' },
        { kind: 'postings', number: holding.number, holdingId: holding.id, expected: '100.00', found: '90.00' },
      ],
    });
  });

  it('reports reserved amounts without a reservation', async () => {
    const holding = await reserved();
    await spoil({ ...holding, reserved: money('40.01') });
    expect(await check()).toMatchObject({
      faults: 1,
      first: [{ kind: 'reservations', holdingId: holding.id, expected: '40.00', found: '40.01' }],
    });
    await spoil({ ...holding, reserved: money('0.00') });
    clock.time += 86_400_000;
    expect(await check()).toMatchObject({ faults: 1, first: [{ expected: '40.00', found: '0.00' }] });
  });

  it('goes through all instruments, counts every contradiction and keeps the first ten', async () => {
    await store.transaction(async ({ instruments }) =>
      instruments.saveAll(
        Array.from({ length: 1_001 }, (_, index) => ({
          ...records.instrument,
          id: `I-${String(index).padStart(4, '0')}`,
          number: `RX-${index}`,
        })),
      ),
    );
    const result = await check();
    expect(result).toMatchObject({ instruments: 1_001, faults: 1_001 });
    expect(result?.first.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, index) => `RX-${index}`));
  });

  it('takes a result that it cannot read for none', async () => {
    await store.transaction(async ({ facts }) => facts.write('trade-ledger-check', { day: 1 }));
    expect(await store.transaction(readLastLedgerCheck)).toBeUndefined();
    expect(await check()).toMatchObject({ faults: 0 });
  });

  it('writes to the log only the kind of each contradiction', () => {
    const told = new LedgerContradiction({ kind: 'sum' });
    expect([told.name, told.code, told.message]).toEqual([
      'LedgerContradiction',
      'sum',
      'The ledger contradicts itself',
    ]);
  });
});
