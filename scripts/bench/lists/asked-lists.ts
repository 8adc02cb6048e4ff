import type { PackagePage, PackageQuery } from '../../../server/core/tables/evidence.ts';
import type { Store, Transaction } from '../../../server/core/store.ts';
import { median } from '../reading.ts';
import { totalsOf } from '../../../server/core/evidence/package-queries.ts';

const everything: PackageQuery = {
  pkCorp: 'C-YANZHOU',
  book: 'credit',
  side: 'finance',
  states: undefined,
  creditStates: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  keyword: undefined,
  fkFinance: undefined,
  handlerId: undefined,
  createdFrom: undefined,
  createdTo: undefined,
  amountFrom: undefined,
  amountTo: undefined,
};

/** Median time of the work in milliseconds over the given number of runs, after one warm-up run. */
export async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  await work();
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  return median(took);
}

/** Requests a page with all data that the list shows of each package. */
export async function askPage(
  transaction: Transaction,
  query: Partial<PackageQuery>,
  page: Partial<PackagePage>,
): Promise<void> {
  const records = await transaction.packages.page(
    { ...everything, ...query },
    { orderBy: 'createTime', descending: true, offset: 0, limit: 20, ...page },
  );
  await transaction.materials.countFilled(records.map(({ docDatumId }) => docDatumId));
}

/** Requests the count and the sum. */
export async function askTotals(transaction: Transaction, query: Partial<PackageQuery>): Promise<void> {
  await totalsOf(transaction, [{ ...everything, ...query }]);
}

/** Median time of a page in milliseconds over the given number of runs. */
export async function pageTakes(
  store: Store,
  query: Partial<PackageQuery>,
  page: Partial<PackagePage>,
  times = 30,
): Promise<number> {
  return timed(times, async () => store.transaction(async (transaction) => askPage(transaction, query, page)));
}

/** Median time of count and sum in milliseconds. */
export async function totalsTake(store: Store, query: Partial<PackageQuery>, times = 30): Promise<number> {
  return timed(times, async () => store.transaction(async (transaction) => askTotals(transaction, query)));
}

export async function countOf(store: Store): Promise<number> {
  return (await store.transaction(async (transaction) => totalsOf(transaction, [everything]))).count;
}
