import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { booksFor } from './shared/books-for.ts';
import type { Transaction } from '../store.ts';

/**
 * Whether the caller's company has opened what a book belongs to, and the platform by whose address they signed in
 * offers it; refuses with NOT_PERMITTED what is not so. What was made before is finished all the same, so that this is
 * asked before making alone.
 */
export async function checkOffered(transaction: Transaction, caller: Caller, book: OpenBook): Promise<void> {
  if (!(await booksFor(transaction, caller)).includes(book)) throw new Refusal('NOT_PERMITTED');
}
