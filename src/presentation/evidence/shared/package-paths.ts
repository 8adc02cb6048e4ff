import { allBooksPath, books, type BookPlace } from '../../../domain/catalogue/books.ts';
import { openBooks, policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';

/** Which package it is, and in which book it is kept. */
export interface PackageKey {
  readonly book: OpenBook;
  readonly packageId: string;
}

/** Where the pages of a book's packages stand (document 2, section 2). */
export interface PackagePaths {
  detail(packageId: string): string;
  upload(packageId: string, stage?: string): string;
  submitted(packageId: string): string;
}

export function pathsOf(book: OpenBook): PackagePaths {
  const base = books[book].path;
  const of = (packageId: string): string => `p=${encodeURIComponent(packageId)}`;
  return {
    detail: (packageId) => `${base}/detail?${of(packageId)}`,
    upload: (packageId, stage) => `${base}/upload/default?${stage === undefined ? '' : `s=${stage}&`}${of(packageId)}`,
    submitted: (packageId) => `${base}/upload/success?${of(packageId)}`,
  };
}

/**
 * The list, and the first step of the wizard where there is one: over all books there is none. A book without a list of
 * its own is found in that.
 */
export interface IndexPaths {
  readonly list: string;
  readonly create: string;
}

export function indexPathsOf({ book, side }: ListScope): IndexPaths {
  const place: BookPlace | undefined = book && books[book];
  const base = place?.indexes[side] === undefined ? allBooksPath : place.path;
  return { list: `${base}/index/${side}`, create: `${base}/create/${side}` };
}

/** Each book from which a role makes packages, with the addresses of its wizard's first step and of its list. */
export function createPaths(role: RoleCode): readonly (IndexPaths & { readonly book: OpenBook })[] {
  return openBooks().flatMap((book) => {
    return policyOf(book).flags.createAction ? [{ book, ...indexPathsOf(shelfOf(role, book)) }] : [];
  });
}
