import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { booksFor } from './shared/books-for.ts';
import type { Transaction } from '../store.ts';

/**
 * Refuses with NOT_PERMITTED a book whose product the caller's company has not opened, or that the platform of the
 * session's address does not offer. Checked only before packages are created, so that existing ones can be finished.
 */
export async function checkOffered(transaction: Transaction, caller: Caller, book: OpenBook): Promise<void> {
  if (!(await booksFor(transaction, caller)).includes(book)) throw new Refusal('NOT_PERMITTED');
}
