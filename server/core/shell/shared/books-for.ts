import type { OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { SessionRecord } from '../../records/entry.ts';
import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import { booksOf } from './menus.ts';
import { termsFor } from './platform-config.ts';

/**
 * The books that are there for somebody: what their company has opened, and the platform by whose address they came
 * offers.
 */
export async function booksFor(
  transaction: Transaction,
  { user, session }: { readonly user: Pick<UserRecord, 'pkCorp'>; readonly session: Pick<SessionRecord, 'host'> },
): Promise<readonly OpenBook[]> {
  const [company, { products }] = [await transaction.companies.find(user.pkCorp), await termsFor(transaction, session)];
  return booksOf(products, company?.openedProducts ?? []);
}
