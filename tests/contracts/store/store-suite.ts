import { expect, it } from 'vitest';
import type { Store, MaintainableStore, Transaction } from '../../../server/core/store.ts';
import type { Table } from '../../../server/core/table.ts';

/** A store under test. */
export interface StoreUnderContract {
  readonly store: Store;
  /** Removes all rows between two tests, where that is faster than clearing the store. */
  empty?(): Promise<void>;
  close(): Promise<void>;
}

export interface TendedStoreUnderContract extends StoreUnderContract {
  readonly store: MaintainableStore;
}

/** The functions that the contract of an area's tables needs. */
export interface StoreSuite {
  store(): MaintainableStore;
  doing<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Saves, reads in another transaction, replaces and removes. */
  keeps<Stored extends object>(
    what: string,
    table: (transaction: Transaction) => Table<Stored>,
    keyOf: (record: Stored) => string,
    samples: readonly Stored[],
    change: Partial<Stored>,
  ): void;
}

/** The suite for a store that exists once its tests begin. */
export function storeSuite(store: () => MaintainableStore): StoreSuite {
  const doing: StoreSuite['doing'] = async (work) => store().transaction(work);
  return { store, doing, keeps: (...given) => keepsRecords(doing, ...given) };
}

function keepsRecords<Stored extends object>(
  doing: StoreSuite['doing'],
  what: string,
  table: (transaction: Transaction) => Table<Stored>,
  keyOf: (record: Stored) => string,
  samples: readonly Stored[],
  change: Partial<Stored>,
): void {
  it(`keeps ${what} as given, replaces them and removes them`, async () => {
    for (const sample of samples) {
      await doing(async (transaction) => table(transaction).save(sample));
      expect(await doing(async (transaction) => table(transaction).find(keyOf(sample)))).toEqual(sample);
      expect(await doing(async (transaction) => table(transaction).lock(keyOf(sample)))).toEqual(sample);
    }
    const [first] = samples;
    if (!first) return;
    const changed = { ...first, ...change };
    await doing(async (transaction) => table(transaction).save(changed));
    expect(await doing(async (transaction) => table(transaction).find(keyOf(first)))).toEqual(changed);
    await doing(async (transaction) => table(transaction).remove(keyOf(first)));
    await doing(async (transaction) => table(transaction).remove(keyOf(first)));
    expect(await doing(async (transaction) => table(transaction).find(keyOf(first)))).toBeUndefined();
  });
}
