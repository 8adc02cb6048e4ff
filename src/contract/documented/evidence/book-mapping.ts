import { type OpenBook, bookOfPackageType } from '../../../domain/evidence/shared/book-policies.ts';
import { books, type BookPlace, type BookSide } from '../../../domain/catalogue/books.ts';
import { maybe, text } from '../../fields.ts';

/**
 * A book as the wire names it: a document type and, where two books have one type, the scene of one of them. The
 * documents name no field that distinguishes the two.
 */
export interface BookWire {
  readonly docType: string;
  readonly docScene?: string | null | undefined;
}

/** The same fields in a request. */
export const bookFields = { docType: text(32), docScene: maybe(text(32)) };

export function bookToWire(book: OpenBook): { readonly docType: string; readonly docScene?: string } {
  const { packageType: docType, scene }: BookPlace = books[book];
  return scene === undefined ? { docType } : { docType, docScene: scene };
}

/** Reads what `bookToWire` wrote; undefined where no such book is open. */
export function bookFromWire({ docType, docScene }: BookWire): OpenBook | undefined {
  return bookOfPackageType(docType, docScene ?? undefined);
}

/** The side that provides the documents, as the wire names it (document 2, section 6). */
export const providers: Readonly<Record<BookSide, 'CORP' | 'CORE'>> = { finance: 'CORP', issue: 'CORE' };

/** A book in one word, for lists of several: the document type, followed by the scene. */
export function bookCode(book: OpenBook): string {
  const { packageType: docType, scene }: BookPlace = books[book];
  return scene === undefined ? docType : `${docType}:${scene}`;
}

/** Reads what `bookCode` wrote. */
export function bookFromCode(code: string): OpenBook | undefined {
  const [docType = '', scene] = code.split(':');
  return bookOfPackageType(docType, scene);
}
