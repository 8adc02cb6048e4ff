import type { ItemRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';

/** Next sequence number within a package. The package must be locked. */
export async function nextSequenceNumber(transaction: Transaction, docDatumId: string): Promise<number> {
  return transaction.nextNumber(`files ${docDatumId}`);
}

/**
 * Place of a new item in the list. Files that are chosen together arrive in any order, and are listed in the order of
 * their requests.
 */
export async function placeOf(
  transaction: Transaction,
  docDatumId: string,
  pkFiles: readonly string[],
  now: number,
): Promise<Pick<ItemRecord, 'createdAt' | 'turn'>> {
  const first = await transaction.files.find(pkFiles[0] ?? '');
  return first
    ? { createdAt: first.createdAt, turn: first.turn }
    : { createdAt: now, turn: await nextSequenceNumber(transaction, docDatumId) };
}
