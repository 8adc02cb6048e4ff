import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { EarlierFilter } from '../../../domain/evidence/reuse/earlier-filter.ts';
import type { EarlierDocument } from '../../../domain/evidence/reuse/earlier-document.ts';

/**
 * Sources of documents to choose from: invoices; invoices stored in the trade behind the businesses; contracts of
 * packages that are not under review; contracts of packages that are.
 */
export const earlierKinds = ['invoices', 'trade-invoices', 'contracts', 'contracts-in-review'] as const;
export type EarlierKind = (typeof earlierKinds)[number];

export interface EarlierQuery {
  readonly kind: EarlierKind;
  /** The package that the documents are chosen for. */
  readonly packageId: string;
  /** Part of the number; empty for any. */
  readonly keyword: string;
  readonly filter: EarlierFilter;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface EarlierPage {
  /** Number of documents on all pages. */
  readonly total: number;
  readonly documents: readonly EarlierDocument[];
}

export type ChoosingOutcome =
  | { readonly chosen: true; readonly items: readonly MaterialItem[] }
  /** One of the documents can no longer be chosen. None was copied. */
  | { readonly chosen: false; readonly because: 'refused'; readonly number: string }
  | { readonly chosen: false; readonly because: 'material-full' | 'not-open' | 'gone' };

/** Location of an earlier document: its category, its package, and the businesses of the package. */
export interface DocumentOrigin {
  readonly packageId: string;
  /** As on the wire; may be a code that this portal does not know. */
  readonly state: string;
  readonly material: string;
  readonly businesses: readonly string[];
  readonly payer: string;
  readonly supplier: string;
  readonly funder: string;
  /** Milliseconds since the epoch; undefined where the package was never submitted. */
  readonly submittedAt: number | undefined;
}

/** Reuse of documents that the company has uploaded before (document 2, section 7; checklist F-218). */
export interface EarlierDocuments {
  /** Sorted: documents that no package contains first, then the others; each group newest first. */
  page(asked: EarlierQuery, signal?: AbortSignal): Promise<EarlierPage>;
  /**
   * Location of a document, by the category that contains it. Faults with `not-found` for a document of another
   * company.
   */
  origin(materialId: string, signal?: AbortSignal): Promise<DocumentOrigin>;
  /**
   * Copies documents with their files and values into a material, in the given order. Repeated calls with the same
   * `key` copy once.
   */
  choose(materialId: string, documentIds: readonly string[], key: string): Promise<ChoosingOutcome>;
}
