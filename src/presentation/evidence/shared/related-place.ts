import { allBooksPath, type BookSide } from '../../../domain/catalogue/books.ts';
import { listPathOf } from '../../../domain/evidence/shared/related-list.ts';

/** Where one finds what was related. */
export interface RelatedPlace {
  readonly path: string;
  /** Packages of its type have a list of their own; otherwise it is the list of what waits, which says so. */
  readonly own: boolean;
}

/**
 * The place of related packages, by the package's document type on the wire and the user's side (checklist F-017;
 *
 */
export function relatedPlace(packageType: string, side: BookSide): RelatedPlace {
  const list = listPathOf(packageType, side);
  return list === undefined
    ? { path: `${allBooksPath}/index/${side}?view=waiting`, own: false }
    : { path: list, own: true };
}
