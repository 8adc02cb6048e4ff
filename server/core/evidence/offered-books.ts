import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { booksOf } from '../shell/shared/menus.ts';
import { termsFor } from '../shell/shared/platform-config.ts';
import type { Transaction } from '../store.ts';

/** Whether the platform by whose address the caller signed in offers a book; refuses with NOT_PERMITTED what it does not. What was made before is finished all the same, so that this is asked before making alone. */
export async function checkOffered(transaction: Transaction, { session }: Caller, book: OpenBook): Promise<void> {
  const { products } = await termsFor(transaction, session);
  if (!booksOf(products).includes(book)) throw new Refusal('NOT_PERMITTED');
}
