import * as records from './records/common.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function commonStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'leases',
    (all) => all.leases,
    (each) => each.name,
    [records.lease],
    { holder: 'other' },
  );

  keeps(
    'counts of calls',
    (all) => all.callCounts,
    (each) => each.key,
    [records.callCount],
    { calls: 4 },
  );

  keeps(
    'keyedCalls',
    (all) => all.keyedCalls,
    (each) => each.id,
    [{ id: 'K', fingerprint: 'F', attempt: 'A', state: 'begun', answer: '', at: 1_700_000_000_013 }],
    { state: 'answered', answer: 'sealed' },
  );

  keeps(
    'receipts',
    (all) => all.receipts,
    (each) => each.key,
    [records.receipt, { ...records.receipt, key: 's', answer: null }],
    { answer: 'text' },
  );

  it('removes leases and counts that have ended', async () => {
    await doing(async (transaction) => {
      for (const until of [10, 11]) {
        await transaction.leases.save({ ...records.lease, name: `until ${until}`, until });
        await transaction.callCounts.save({ ...records.callCount, key: `until ${until}`, until });
      }
      for (const table of [transaction.leases, transaction.callCounts]) {
        await table.removeEndedBefore(11);
        expect([await table.find('until 10'), (await table.find('until 11'))?.until]).toEqual([undefined, 11]);
      }
    });
  });

  it('keeps facts of any JSON shape', async () => {
    for (const value of [5, 'text', null, { at: 1, list: [true] }, []]) {
      await doing(async (transaction) => transaction.facts.write('fact', value));
      expect(await doing(async (transaction) => transaction.facts.read('fact'))).toEqual(value);
    }
    expect(await doing(async (transaction) => transaction.facts.read('none'))).toBeUndefined();
    await doing(async (transaction) => transaction.facts.write('other', [2]));
    const last = await doing(async (transaction) => transaction.facts.read('fact'));
    expect(await doing(async (transaction) => transaction.facts.readAll(['other', 'none', 'fact']))).toEqual([
      [2],
      undefined,
      last,
    ]);
  });
}
