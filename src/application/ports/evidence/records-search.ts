import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';

export interface FoundPackage {
  readonly packageId: string;
  readonly book: OpenBook;
  /** As the wire says it. */
  readonly state: string;
  /** Whether it was paid out; undefined where that is not told. */
  readonly isFunded: boolean | undefined;
  readonly party: string;
  readonly amount: Money;
  /** Day on which it was made, where it was found by it. */
  readonly madeOn?: PlainDate | undefined;
  /** Names of other parties by which it was found. */
  readonly otherNames?: readonly string[] | undefined;
}

export interface FoundReceivable {
  readonly number: string;
  readonly book: OpenBook;
  readonly party: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
}

/** An invoice or a contract, and the package that holds it. */
export interface FoundDocument {
  readonly kind: 'invoice' | 'contract';
  readonly number: string;
  readonly packageId: string;
  readonly book: OpenBook;
  /** An invoice's amount with tax, where it was found by it. */
  readonly amount?: Money | undefined;
}

export interface FoundRecords {
  readonly packages: readonly FoundPackage[];
  readonly receivables: readonly FoundReceivable[];
  readonly documents: readonly FoundDocument[];
  /** Names of those with whom the company deals. */
  readonly parties: readonly string[];
  /** Products that are called so, whose packages are among those found. */
  readonly books: readonly OpenBook[];
  /** Whether more of each kind were found than are listed. */
  readonly more: { readonly packages: boolean; readonly receivables: boolean; readonly documents: boolean };
  /** Whether there are more that the lists do not find by the same text. */
  readonly unlisted?: { readonly packages: boolean; readonly receivables: boolean } | undefined;
}

/**
 * Looks through everything of the company that the role may see, by words: parts of a number or name, pinyin, states,
 * amounts and days (beyond the documents).
 */
export interface RecordsSearch {
  /** Whether the back end looks things up. */
  readonly isOffered: boolean;
  /** The text has two characters at least. */
  find(text: string, signal?: AbortSignal): Promise<FoundRecords>;
}
