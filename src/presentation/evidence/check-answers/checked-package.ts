import { compareStructural } from 'mobx';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { InvoiceUse, InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { PackageSubmission } from '../../../application/ports/evidence/package-submission.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { packageRestrictionFor } from '../shared/package-restriction.ts';
import { findInBook } from '../shared/find-in-book.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { loadOptional } from '../../pages/load-optional.ts';

export interface CheckedPackage {
  readonly evidence: EvidencePackage;
  readonly materials: readonly Material[];
  readonly expected: ExpectedDay | undefined;
  readonly expectedMissing: boolean;
  /** Whether the platform still awaits the submission; true if that is unknown. */
  readonly needed: boolean;
  /** The restriction that prevents the submission; undefined also if it is unknown. */
  readonly restriction: PackageRestriction | undefined;
  /** Invoices that another package used before, by document. */
  readonly uses: ReadonlyMap<string, InvoiceUse>;
}

interface Desks {
  readonly book: OpenBook;
  readonly packages: PackageDesk;
  readonly desk: MaterialDesk;
  readonly uses: InvoiceUses;
  readonly submission: PackageSubmission;
  readonly businessTerms: BusinessTermsDesk;
  readonly clock: Clock;
  readonly session: SessionStore;
}

/** Loads all that is checked before a submission. The expected day of the answer may be missing. */
export async function fetchChecked(
  { book, packages, desk, uses, submission, businessTerms, clock, session }: Desks,
  packageId: string,
  signal: AbortSignal,
): Promise<CheckedPackage> {
  const [evidence, materials, expected, used, needed, terms] = await Promise.all([
    findInBook(packages, book, packageId, signal),
    desk.materials(packageId, signal),
    loadOptional(session, packages.expectedAnswer(packageId)),
    loadOptional(session, uses.ofPackage(packageId, signal)),
    loadOptional(session, submission.isNeeded(packageId)),
    loadOptional(session, businessTerms.terms(signal)),
  ]);
  return {
    evidence,
    materials,
    expected: expected?.value,
    expectedMissing: expected === undefined,
    uses: used?.value ?? new Map(),
    needed: needed?.value ?? true,
    restriction: terms && packageRestrictionFor(evidence, session.who?.role.code, terms.value, clock.now()),
  };
}

/** Whether two states submit the same. The expected day of the platform's answer is not part of a submission. */
export function isSameToSubmit(a: CheckedPackage, b: CheckedPackage): boolean {
  return compareStructural([a.evidence, a.materials], [b.evidence, b.materials]);
}
