import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { packageRestriction, type PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';

/** The facts of a package that a restriction depends on. */
type RestrictedFacts = Pick<EvidencePackage, 'invoiceNeed' | 'submittedAt'> & { readonly book: OpenBook };

/** The restriction on a package for a role at an instant; undefined if there is none. */
export function packageRestrictionFor(
  evidence: RestrictedFacts,
  role: RoleCode | undefined,
  terms: BusinessTerms,
  now: number,
): PackageRestriction | undefined {
  return packageRestriction({ ...evidence, side: shelfOf(role, evidence.book).side }, terms, now);
}

/**
 * The restriction on creating packages in a book.
 * @param owed whether the packages supply the invoices of financed businesses
 */
export function creationRestriction(
  book: OpenBook,
  role: RoleCode | undefined,
  terms: BusinessTerms,
  now: number,
  owed = false,
): PackageRestriction | undefined {
  return packageRestrictionFor(
    { book, invoiceNeed: owed ? 'owed' : undefined, submittedAt: undefined },
    role,
    terms,
    now,
  );
}
