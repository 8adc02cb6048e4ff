import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { packageRestriction, type PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';

/** As far as a restriction concerns a package. */
type Restricted = Pick<EvidencePackage, 'invoiceNeed' | 'submittedAt'> & { readonly book: OpenBook };

/** What keeps a package back from a role's side of its book at an instant; undefined where nothing does. */
export function heldPackage(
  evidence: Restricted,
  role: RoleCode | undefined,
  terms: BusinessTerms,
  now: number,
): PackageRestriction | undefined {
  return packageRestriction({ ...evidence, side: shelfOf(role, evidence.book).side }, terms, now);
}

/**
 * The same of packages that are still to be made in a book; `owed` of those that hand in the invoices of what was
 * financed.
 */
export function heldCreation(
  book: OpenBook,
  role: RoleCode | undefined,
  terms: BusinessTerms,
  now: number,
  owed = false,
): PackageRestriction | undefined {
  return heldPackage({ book, invoiceNeed: owed ? 'owed' : undefined, submittedAt: undefined }, role, terms, now);
}
