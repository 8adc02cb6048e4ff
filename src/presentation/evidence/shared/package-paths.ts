import { allBooksPath, books, type BookPlace } from '../../../domain/catalogue/books.ts';
import { openBooks, policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { shelfOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';

/** The id of a package, and its book. */
export interface PackageKey {
  readonly book: OpenBook;
  readonly packageId: string;
}

/** The paths of a book's package pages (document 2, section 2). */
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
 * The paths of a list and of the wizard's first step. Books without their own list are in the list of all books, which
 * has no wizard.
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

/** Each book in which a role creates packages, with the paths of its list and of the wizard's first step. */
export function createPaths(role: RoleCode): readonly (IndexPaths & { readonly book: OpenBook })[] {
  return openBooks().flatMap((book) => {
    return policyOf(book).flags.createAction ? [{ book, ...indexPathsOf(shelfOf(role, book)) }] : [];
  });
}
