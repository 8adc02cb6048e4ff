import { books, type Book, type BookPlace, type BookSide } from '../../catalogue/books.ts';
import { actsForCore, type RoleCode } from '../../identity/role.ts';

/**
 * Side of a book on which a role works: core roles on the issuing side, all others on the financing side (F-190).
 * Undefined where the book does not have the side.
 */
export function bookSideOf(role: RoleCode, book: Book): BookSide | undefined {
  const place: BookPlace = books[book];
  return actsForCore(role) ? place.indexes.issue : 'finance';
}
