import { bookFromWire, type BookWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { openBooks, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { books } from '../../../src/domain/catalogue/books.ts';
import { Refusal } from '../refusal.ts';

/**
 * The book that a request names; refuses with REQUEST_INVALID what this back end does not keep, naming the scene where
 * it is that which no book of the type has.
 */
export function bookAsked(request: BookWire): OpenBook {
  const book = bookFromWire(request);
  if (book === undefined)
    throw new Refusal('REQUEST_INVALID', {
      field: openBooks().some((each) => books[each].packageType === request.docType) ? 'docScene' : 'docType',
    });
  return book;
}

/** The same where a request may name none. Refuses with REQUEST_INVALID a scene that is of no document type, too. */
export function anyBookAsked({
  docType,
  docScene,
}: {
  readonly docType: string | undefined;
  readonly docScene: string | undefined;
}): OpenBook | undefined {
  if (docType !== undefined) return bookAsked({ docType, docScene });
  if (docScene !== undefined) throw new Refusal('REQUEST_INVALID', { field: 'docScene' });
  return undefined;
}
