import { policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { beginsAtBusiness, type PackageBar } from '../../../../src/domain/evidence/shared/package-beginning.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { Caller } from '../../context.ts';
import type { Transaction } from '../../store.ts';
import { availableCandidates } from '../available-candidates.ts';
import { booksFor } from './books-for.ts';

/**
 * Packages that the caller can begin from a business: businesses of the caller's company that are in no package, and
 * whose book has no list to choose them from. None for a role that makes no packages. `bar` says why one cannot
 * be begun yet.
 */
export async function packageStartsToWire(transaction: Transaction, caller: Caller, businessIds: readonly string[]) {
  if (!rolePermission(caller.role, 'create').allowed) return [];
  const found = await availableCandidates(transaction, await transaction.candidates.findAll(businessIds));
  const free = found.filter(
    ({ book, state, packagedIn }) =>
      beginsAtBusiness(book) && packagedIn === undefined && state === policyOf(book).choosableState,
  );
  if (free.length === 0) return [];
  const offered = await booksFor(transaction, caller);
  return free.map(({ id, book, amount, funderId, funderName, coreEnterpriseId }) => {
    const bar: PackageBar | undefined = !offered.includes(book)
      ? 'not-open'
      : funderId === undefined
        ? 'no-funder'
        : undefined;
    return {
      businessId: id,
      evidenceBook: book,
      amount: moneyToText(amount),
      fkCorpCore: coreEnterpriseId,
      fkFinance: funderId,
      financeName: funderName,
      bar,
    };
  });
}
