import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { PackageMove } from '../../../domain/evidence/materials/package-move.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';

/** Conflict with a change by another user. Nothing was overwritten. */
export type Conflict =
  /** `move`: what happened to the package; undefined where unknown. */
  | { readonly because: 'package-moved'; readonly by: string; readonly move?: PackageMove | undefined }
  | { readonly because: 'items-unseen'; readonly changed: readonly string[]; readonly by: readonly string[] }
  | { readonly because: 'not-in-this-state'; readonly move?: PackageMove | undefined }
  /** No answer arrived, and the result could not be determined. */
  | { readonly because: 'unknown' }
  | { readonly because: 'standard-changed' }
  | { readonly because: 'incomplete'; readonly count: number }
  /** The funder requires the originals of these documents, and nobody has specified them (document 2, section 9). */
  | { readonly because: 'originals-missing'; readonly documents: readonly string[] }
  /**
   * The company's agreement of the product was withdrawn, or has to be signed again, so packages that were never
   * submitted must wait. `when`: the Shanghai day of the withdrawal, or the instant by which to sign, as the back end
   * writes it.
   */
  | {
      readonly because: 'agreement-withdrawn' | 'agreement-to-sign';
      readonly product: ProductCode | undefined;
      readonly when: string;
    };

export type SubmissionOutcome =
  | { readonly done: true; readonly dataVersion: number | undefined }
  | ({ readonly done: false } & Conflict);

/** A missing part that the back end reports. `message` is one of its codes, or its own text. */
export interface MissingPart {
  readonly materialId: string;
  readonly documentId: string | undefined;
  readonly message: string;
}

/**
 * Submitting, reopening, withdrawing, claiming and discarding a package. Each call is guarded by the version last seen
 * (document 2, section 4).
 */
export interface PackageSubmission {
  /**
   * Whether the company still has to submit a package; true where the back end does not say (document 2, section 7).
   */
  isNeeded(packageId: string): Promise<boolean>;
  /** Missing parts that the back end reports; empty where the package can be submitted (document 2, section 7). */
  missingParts(packageId: string): Promise<readonly MissingPart[]>;
  /** Submits the package and all its materials as they were seen. Repeated calls with the same `key` submit once. */
  confirm(seen: EvidencePackage, materials: readonly Material[], key: string): Promise<SubmissionOutcome>;
  /** Reopens the returned materials for editing. */
  reopen(seen: EvidencePackage): Promise<SubmissionOutcome>;
  /** Makes the caller the handler of the package. */
  claim(seen: EvidencePackage): Promise<SubmissionOutcome>;
  /**
   * Discards a draft that was never submitted; its receivables become available for other packages. Repeated calls with
   * the same `key` discard once.
   */
  discard(seen: EvidencePackage, key: string): Promise<SubmissionOutcome>;
  /**
   * Takes back a submission on which the platform has not started work; all documents stay. Repeated calls with the
   * same `key` withdraw once.
   */
  withdraw(seen: EvidencePackage, key: string): Promise<SubmissionOutcome>;
  /** Whether the back end supports `withdraw`. */
  readonly offersWithdrawal: boolean;
  /** Whether the back end supports `discard`. */
  readonly offersDiscard: boolean;
}
