import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { PackageMove } from '../../../domain/evidence/materials/package-move.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';

/** Conflict with a change by another user. Nothing was overwritten. */
export type Conflict =
  /** `move` is what happened to it, where that is known. */
  | { readonly because: 'package-moved'; readonly by: string; readonly move?: PackageMove | undefined }
  | { readonly because: 'items-unseen'; readonly changed: readonly string[]; readonly by: readonly string[] }
  | { readonly because: 'not-in-this-state'; readonly move?: PackageMove | undefined }
  /** No answer arrived, and the result could not be determined. */
  | { readonly because: 'unknown' }
  | { readonly because: 'standard-changed' }
  | { readonly because: 'incomplete'; readonly count: number }
  /** The funder asks for the originals of these documents, and nobody has named them (document 2, section 9). */
  | { readonly because: 'originals-missing'; readonly documents: readonly string[] }
  /**
   * The company's agreement of the product was withdrawn, on a Shanghai day, or was to be signed again by an instant,
   * both as the back end writes them: packages that were never handed in wait.
   */
  | {
      readonly because: 'agreement-withdrawn' | 'agreement-to-sign';
      readonly product: ProductCode | undefined;
      readonly when: string;
    };

export type SubmissionOutcome =
  | { readonly done: true; readonly dataVersion: number | undefined }
  | ({ readonly done: false } & Conflict);

/** A part that the back end misses. `message` is one of its codes, or its own text. */
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
  /** Parts that the back end misses in a package; empty where it can be submitted (document 2, section 7). */
  missingParts(packageId: string): Promise<readonly MissingPart[]>;
  /** Submits what was seen: the package and every material of it. `key` makes pressing twice one submission. */
  confirm(seen: EvidencePackage, materials: readonly Material[], key: string): Promise<SubmissionOutcome>;
  /** Opens the returned materials. */
  reopen(seen: EvidencePackage): Promise<SubmissionOutcome>;
  /** Makes the caller the one who handles it. */
  claim(seen: EvidencePackage): Promise<SubmissionOutcome>;
  /**
   * Gives up a draft that was never handed in: its receivables are free for another package. `key` makes pressing twice
   * one.
   */
  discard(seen: EvidencePackage, key: string): Promise<SubmissionOutcome>;
  /**
   * Takes a submission back while nobody at the platform has begun with it: every document stays. `key` makes pressing
   * twice one.
   */
  withdraw(seen: EvidencePackage, key: string): Promise<SubmissionOutcome>;
  /** Whether the back end lets submissions be taken back. */
  readonly offersWithdrawal: boolean;
  /** Whether the back end lets drafts be given up. */
  readonly offersDiscard: boolean;
}
