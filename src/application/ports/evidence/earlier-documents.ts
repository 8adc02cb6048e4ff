import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { EarlierFilter } from '../../../domain/evidence/reuse/earlier-filter.ts';
import type { EarlierDocument } from '../../../domain/evidence/reuse/earlier-document.ts';

/**
 * Which documents one chooses from: invoices, those that the trade behind the businesses holds, contracts of packages
 * that are not under review, or of those that are.
 */
export const earlierKinds = ['invoices', 'trade-invoices', 'contracts', 'contracts-in-review'] as const;
export type EarlierKind = (typeof earlierKinds)[number];

export interface EarlierQuery {
  readonly kind: EarlierKind;
  /** The package for which one chooses. */
  readonly packageId: string;
  /** A part of the number; empty for any. */
  readonly keyword: string;
  readonly filter: EarlierFilter;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface EarlierPage {
  /** How many there are on all pages. */
  readonly total: number;
  readonly documents: readonly EarlierDocument[];
}

export type ChoosingOutcome =
  | { readonly chosen: true; readonly items: readonly MaterialItem[] }
  /** One of them may not be chosen any more; none was put there. */
  | { readonly chosen: false; readonly because: 'refused'; readonly number: string }
  | { readonly chosen: false; readonly because: 'material-full' | 'not-open' | 'gone' };

/** Where a document lies that was given before: its category, its package, and what that is for. */
export interface DocumentOrigin {
  readonly packageId: string;
  /** As the wire says it; may be a code that this portal does not know. */
  readonly state: string;
  readonly material: string;
  readonly businesses: readonly string[];
  readonly payer: string;
  readonly supplier: string;
  readonly funder: string;
  /** In milliseconds; undefined for what was never handed in. */
  readonly submittedAt: number | undefined;
}

/** Choosing again what the company has given before (document 2, section 7; checklist F-218). */
export interface EarlierDocuments {
  /** Those that no package holds first, and the others last; the latest first among both. */
  page(asked: EarlierQuery, signal?: AbortSignal): Promise<EarlierPage>;
  /** Where a document lies, by the category that holds it; faults with `not-found` of somebody else's. */
  origin(materialId: string, signal?: AbortSignal): Promise<DocumentOrigin>;
  /**
   * Puts copies into a material, with their files and values, in the order in which they are named; `key` makes what is
   * sent twice one.
   */
  choose(materialId: string, documentIds: readonly string[], key: string): Promise<ChoosingOutcome>;
}
