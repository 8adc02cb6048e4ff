import { counterparty, creditSource, funder, invoiceOptional, supplier, type SelectionRule } from '../selection/selection-rule.ts';
import type { ReviewEntry } from '../materials/package-machine.ts';
import { uploadStages, type UploadStage } from '../materials/stage.ts';
import type { DocType } from '../../products/shared/doc-type.ts';
import { books, type Book } from './books.ts';

/** What the rules of a book are. A book whose row stands here is open: everything else that it needs is asked for by the compiler. */
export interface BookPolicy {
  /** What may be one package (document 2, section 5). */
  readonly together: SelectionRule;
  /** The state in which a candidate may be chosen, as its own book calls it. */
  readonly choosableState: string;
  readonly stages: readonly UploadStage[];
  /** Where a confirmation leads. */
  readonly reviewEntry: ReviewEntry;
  /** Working days that the platform takes from submission to its answer. */
  readonly reviewWorkingDays: number;
}

export const bookPolicies = {
  credit: { together: [[supplier, creditSource, invoiceOptional], [funder, counterparty]], choosableState: 'HOLDING', stages: uploadStages, reviewEntry: 'UN_AUDIT', reviewWorkingDays: 2 },
  est: { together: [[supplier, creditSource]], choosableState: 'CONFIRMED', stages: uploadStages, reviewEntry: 'UN_AUDIT', reviewWorkingDays: 2 },
} as const satisfies Partial<Record<Book, BookPolicy>>;

/** The books whose packages this portal handles. */
export type OpenBook = keyof typeof bookPolicies;

export function openBooks(): readonly OpenBook[] {
  return Object.keys(bookPolicies).filter(isOpenBook);
}

export function isOpenBook(name: string): name is OpenBook {
  return Object.hasOwn(bookPolicies, name);
}

/** The open book that packages of a document type are kept in; undefined where there is none. */
export function bookOfDocType(docType: string): OpenBook | undefined {
  return openBooks().find((book) => books[book].docType === docType);
}

/** The document type of a book, as the wire names it. */
export function docTypeOf(book: OpenBook): DocType {
  return books[book].docType;
}
