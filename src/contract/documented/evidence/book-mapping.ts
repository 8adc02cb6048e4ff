import { type OpenBook, bookOfPackageType } from '../../../domain/evidence/shared/book-policies.ts';
import { books, type BookPlace, type BookSide } from '../../../domain/catalogue/books.ts';
import { maybe, text } from '../../fields.ts';

/**
 * How the wire names a book: a document type and, of two books of one type, the scene of the one. The documents name no
 * field that tells the two apart.
 */
export interface BookWire {
  readonly docType: string;
  readonly docScene?: string | null | undefined;
}

/** In a request. */
export const bookFields = { docType: text(32), docScene: maybe(text(32)) };

export function bookToWire(book: OpenBook): { readonly docType: string; readonly docScene?: string } {
  const { packageType: docType, scene }: BookPlace = books[book];
  return scene === undefined ? { docType } : { docType, docScene: scene };
}

/** As `bookToWire` names it; undefined where no such book is open. */
export function bookFromWire({ docType, docScene }: BookWire): OpenBook | undefined {
  return bookOfPackageType(docType, docScene ?? undefined);
}

/** Who provides the documents, as the wire names the side (document 2, section 6). */
export const providers: Readonly<Record<BookSide, 'CORP' | 'CORE'>> = { finance: 'CORP', issue: 'CORE' };

/** A book in one word, where several are named at once: the document type, with the scene behind it. */
export function bookCode(book: OpenBook): string {
  const { packageType: docType, scene }: BookPlace = books[book];
  return scene === undefined ? docType : `${docType}:${scene}`;
}

/** As `bookCode` names it. */
export function bookFromCode(code: string): OpenBook | undefined {
  const [docType = '', scene] = code.split(':');
  return bookOfPackageType(docType, scene);
}
