import type { Store, Transaction } from '../store.ts';

/** Work on a record, by its id, at an instant in milliseconds. */
export type RecordWork = (transaction: Transaction, id: string, now: number) => Promise<unknown>;

/**
 * Does work on each record in a transaction of its own. A failure does not prevent the others, and is added to
 * `faults`.
 */
export async function runInOwnTransactions(
  store: Pick<Store, 'transaction'>,
  ids: readonly string[],
  work: RecordWork,
  { now, faults }: { readonly now: number; readonly faults: unknown[] },
): Promise<void> {
  for (const id of ids)
    await store
      .transaction(async (transaction) => work(transaction, id, now))
      .catch((fault: unknown) => faults.push(fault));
}
