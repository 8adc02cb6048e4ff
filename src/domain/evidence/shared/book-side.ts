import { books, type Book, type BookPlace, type BookSide } from '../../catalogue/books.ts';
import { actsForCore, type RoleCode } from '../../identity/role.ts';

/**
 * On which side of a book a role works: core roles on the issuing one, all others on the financing one (F-190);
 * undefined where the book has no such side.
 */
export function bookSideOf(role: RoleCode, book: Book): BookSide | undefined {
  const place: BookPlace = books[book];
  return actsForCore(role) ? place.indexes.issue : 'finance';
}
