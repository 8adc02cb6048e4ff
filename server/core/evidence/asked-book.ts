import { bookFromWire, type BookWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { openBooks, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { books } from '../../../src/domain/catalogue/books.ts';
import { Refusal } from '../refusal.ts';

/**
 * The book that a request names. Refuses with REQUEST_INVALID an unknown one, naming `docScene` where the type is known
 * and the scene is not.
 */
export function parseBook(request: BookWire): OpenBook {
  const book = bookFromWire(request);
  if (book === undefined)
    throw new Refusal('REQUEST_INVALID', {
      field: openBooks().some((each) => books[each].packageType === request.docType) ? 'docScene' : 'docType',
    });
  return book;
}

/** As `parseBook`, for a request that may name none. Also refuses a scene without a document type. */
export function parseOptionalBook({
  docType,
  docScene,
}: {
  readonly docType: string | undefined;
  readonly docScene: string | undefined;
}): OpenBook | undefined {
  if (docType !== undefined) return parseBook({ docType, docScene });
  if (docScene !== undefined) throw new Refusal('REQUEST_INVALID', { field: 'docScene' });
  return undefined;
}
