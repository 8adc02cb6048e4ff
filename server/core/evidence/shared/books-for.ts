import { books } from '../../../../src/domain/catalogue/books.ts';
import { productOf, type ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import { openBooks, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { UserRecord } from '../../records/company.ts';
import type { SessionRecord } from '../../records/entry.ts';
import type { Transaction } from '../../store.ts';
import { termsFor } from '../../platform/platform-config.ts';

/**
 * Books of the products that a company has opened and a platform offers; a platform that names no products offers all.
 */
export function booksOf(offered: readonly ProductCode[], opened: readonly ProductCode[]): readonly OpenBook[] {
  return openBooks().filter((book) => {
    const product = productOf(books[book].packageType);
    return opened.includes(product) && (offered.length === 0 || offered.includes(product));
  });
}

/** The books available to a user: opened by their company, and offered by the platform of the session's address. */
export async function booksFor(
  transaction: Transaction,
  { user, session }: { readonly user: Pick<UserRecord, 'pkCorp'>; readonly session: Pick<SessionRecord, 'host'> },
): Promise<readonly OpenBook[]> {
  const [company, { products }] = [await transaction.companies.find(user.pkCorp), await termsFor(transaction, session)];
  return booksOf(products, company?.openedProducts ?? []);
}
