import type { InvoiceTag } from '../../../domain/evidence/selection/candidate.ts';
import type { EvidencePackage, PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import type { Shelf } from '../../../domain/evidence/shared/shelf.ts';
import type { Money } from '../../../domain/money/money.ts';

/** Selected businesses, and their funder. */
export interface ChosenBusinesses {
  readonly shelf: Shelf;
  readonly ids: readonly string[];
  readonly funderId: string;
  /** The may-omit-invoice marks that occur among the businesses. */
  readonly invoiceTags: readonly InvoiceTag[];
}

/** A package that can take the selected businesses. */
export interface TakingPackage {
  readonly packageId: string;
  /** Sum of the businesses that it already contains; undefined where the back end does not say. */
  readonly totalAmount: Money | undefined;
}

/**
 * Adding businesses to a package that was already submitted (document 1, section 7; document 2, section 7; checklist
 * F-233 to F-235).
 */
export interface PackageRelations {
  /** Businesses that can now be added to a package. */
  relatableBusinesses(packageId: string): Promise<readonly PackagedBusiness[]>;
  /**
   * Adds businesses if the package still has the version last seen; returns whether it did. Repeated calls with the
   * same `key` add them once. Faults where the result is unknown.
   */
  relate(seen: EvidencePackage, ids: readonly string[], key: string): Promise<boolean>;
  /** The package that can take all selected businesses, chosen by the back end; undefined where there is none. */
  takingPackage(chosen: ChosenBusinesses): Promise<TakingPackage | undefined>;
  /**
   * Adds the selected businesses to that package. Returns the document type under which the package is now found, as on
   * the wire; undefined where the back end refused. `key` and faults as for `relate`.
   */
  join(chosen: ChosenBusinesses, packageId: string, key: string): Promise<string | undefined>;
}
