import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';

export interface FoundPackage {
  readonly packageId: string;
  readonly book: OpenBook;
  /** As on the wire. */
  readonly state: string;
  /** Whether it was paid out; undefined where the back end does not say. */
  readonly isFunded: boolean | undefined;
  readonly party: string;
  readonly amount: Money;
  /** Day of creation, where it matched the search. */
  readonly madeOn?: PlainDate | undefined;
  /** Names of other parties that matched the search. */
  readonly otherNames?: readonly string[] | undefined;
}

export interface FoundReceivable {
  readonly number: string;
  readonly book: OpenBook;
  readonly party: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
}

/** An invoice or a contract, and the package that contains it. */
export interface FoundDocument {
  readonly kind: 'invoice' | 'contract';
  readonly number: string;
  readonly packageId: string;
  readonly book: OpenBook;
  /** Amount of an invoice including tax, where it matched the search. */
  readonly amount?: Money | undefined;
}

export interface FoundRecords {
  readonly packages: readonly FoundPackage[];
  readonly receivables: readonly FoundReceivable[];
  readonly documents: readonly FoundDocument[];
  /** Matching names of business partners of the company. */
  readonly parties: readonly string[];
  /** Books whose product name matches; their packages are among those found. */
  readonly books: readonly OpenBook[];
  /** Whether there are more results of each kind than are listed. */
  readonly more: { readonly packages: boolean; readonly receivables: boolean; readonly documents: boolean };
  /** Whether there are results that the full lists do not find with the same text. */
  readonly unlisted?: { readonly packages: boolean; readonly receivables: boolean } | undefined;
}

/**
 * Full-text search in the records of the company that the role may see: by parts of a number or name, pinyin, states,
 * amounts and days (beyond the documents).
 */
export interface RecordsSearch {
  /** Whether the back end offers the search. */
  readonly isOffered: boolean;
  /** `text` has at least two characters. */
  find(text: string, signal?: AbortSignal): Promise<FoundRecords>;
}
