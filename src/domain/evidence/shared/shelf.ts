import { actsForCore, type RoleCode } from '../../identity/role.ts';
import type { OpenBook } from './book-policies.ts';
import { type BookSide } from '../../catalogue/books.ts';
import { bookSideOf } from './book-side.ts';

/** One side of a book, with its packages and candidates. */
export interface Shelf {
  readonly book: OpenBook;
  readonly side: BookSide;
}

/** The shelf of a book for a role. A role without a shelf, which never opens the book, gets the financing side. */
export function shelfOf(role: RoleCode | undefined, book: OpenBook): Shelf {
  return { book, side: (role === undefined ? undefined : bookSideOf(role, book)) ?? 'finance' };
}

/** Scope of a list: one book, or all books of one side (`all-page-by-condition`, document 2, section 7). */
export interface ListScope {
  readonly book: OpenBook | undefined;
  readonly side: BookSide;
}

export function scopeOf(role: RoleCode | undefined, book: OpenBook | undefined): ListScope {
  return book === undefined
    ? { book, side: role !== undefined && actsForCore(role) ? 'issue' : 'finance' }
    : shelfOf(role, book);
}
