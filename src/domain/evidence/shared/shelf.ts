import { actsForCore, type RoleCode } from '../../identity/role.ts';
import type { OpenBook } from './book-policies.ts';
import { type BookSide } from '../../catalogue/books.ts';
import { bookSideOf } from './book-side.ts';

/** A book as one side of it has it: its packages, and what new ones may be made for. */
export interface Shelf {
  readonly book: OpenBook;
  readonly side: BookSide;
}

/** The shelf of a book that a role works at; the financing one for whoever has none, and so never gets there. */
export function shelfOf(role: RoleCode | undefined, book: OpenBook): Shelf {
  return { book, side: (role === undefined ? undefined : bookSideOf(role, book)) ?? 'finance' };
}

/** What a list is of: one book, or all that its side has (`all-page-by-condition`, document 2, section 7). */
export interface ListScope {
  readonly book: OpenBook | undefined;
  readonly side: BookSide;
}

export function scopeOf(role: RoleCode | undefined, book: OpenBook | undefined): ListScope {
  return book === undefined
    ? { book, side: role !== undefined && actsForCore(role) ? 'issue' : 'finance' }
    : shelfOf(role, book);
}
