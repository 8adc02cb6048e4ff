import type { PackagePage, PackageQuery, Store } from '../../../server/core/store.ts';
import { median } from '../reading.ts';

const everything: PackageQuery = {
  pkCorp: 'C-YANZHOU', book: 'credit', states: undefined, creditStates: undefined, businessTypes: undefined, productType: undefined, counterparty: undefined, keyword: undefined, fkFinance: undefined, handlerId: undefined,
  createdFrom: undefined, createdTo: undefined, amountFrom: undefined, amountTo: undefined,
};

async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  await work();
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  return median(took);
}

/** Milliseconds that a page takes in the middle of so many times, with what the list shows of each package. */
export async function pageTakes(store: Store, query: Partial<PackageQuery>, page: Partial<PackagePage>, times = 30): Promise<number> {
  return timed(times, async () =>
    store.transaction(async (transaction) => {
      const records = await transaction.packages.page({ ...everything, ...query }, { orderBy: 'createTime', descending: true, offset: 0, limit: 20, ...page });
      await transaction.materials.given(records.map(({ docDatumId }) => docDatumId));
    }),
  );
}

/** Milliseconds that count and sum take. */
export async function totalsTake(store: Store, query: Partial<PackageQuery>, times = 30): Promise<number> {
  return timed(times, async () => store.transaction(async (transaction) => transaction.packages.totals({ ...everything, ...query })));
}

export async function countOf(store: Store): Promise<number> {
  return (await store.transaction(async (transaction) => transaction.packages.totals(everything))).count;
}
