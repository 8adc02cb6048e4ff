import type { ItemRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';

/** Numbers what is asked for within a package; to be called while the package is locked. */
export async function nextTurn(transaction: Transaction, docDatumId: string): Promise<number> {
  return transaction.nextNumber(`files ${docDatumId}`);
}

/**
 * Where a new item stands among the others: files of one choice arrive in any order, and are listed in the one in which
 * they were asked for.
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
    : { createdAt: now, turn: await nextTurn(transaction, docDatumId) };
}
