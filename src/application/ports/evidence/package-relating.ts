import type { InvoiceTag } from '../../../domain/evidence/selection/candidate.ts';
import type { EvidencePackage, PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import type { Shelf } from '../../../domain/evidence/shared/shelf.ts';
import type { Money } from '../../../domain/money/money.ts';

/** Chosen businesses, and their funder. */
export interface ChosenBusinesses {
  readonly shelf: Shelf;
  readonly ids: readonly string[];
  readonly funderId: string;
  /** The may-omit-invoice marks that occur among them. */
  readonly invoiceTags: readonly InvoiceTag[];
}

/** A package that takes what was chosen. */
export interface TakingPackage {
  readonly packageId: string;
  /** What it is for so far; undefined where the back end does not say. */
  readonly totalAmount: Money | undefined;
}

/**
 * Relating businesses to a package that was handed in (document 1, section 7; document 2, section 7; checklist F-233 to
 * F-235).
 */
export interface PackageRelating {
  /** Businesses that may be related to a package now. */
  relatableBusinesses(packageId: string): Promise<readonly PackagedBusiness[]>;
  /**
   * Relates businesses if the package still has the version last seen; returns whether it did. `key` makes repeated
   * calls one. Faults where the result is unknown.
   */
  relate(seen: EvidencePackage, ids: readonly string[], key: string): Promise<boolean>;
  /** The package that takes all that was chosen, as the back end picks it; undefined where none does. */
  takingPackage(chosen: ChosenBusinesses): Promise<TakingPackage | undefined>;
  /**
   * Puts what was chosen into that package; the document type in which it is found from then on, as the wire names it,
   * or undefined where it was refused. `key` and faults as of `relate`.
   */
  join(chosen: ChosenBusinesses, packageId: string, key: string): Promise<string | undefined>;
}
