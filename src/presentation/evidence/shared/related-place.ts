import { allBooksPath, type BookSide } from '../../../domain/catalogue/books.ts';
import { listPathOf } from '../../../domain/evidence/shared/related-list.ts';

/** The list in which related packages are found. */
export interface RelatedPlace {
  readonly path: string;
  /** Whether packages of this type have their own list. Otherwise they are in the list of waiting packages. */
  readonly isOwnList: boolean;
}

/**
 * The place of related packages, by the package's document type on the wire and the user's side (checklist F-017;
 *
 */
export function relatedPlace(packageType: string, side: BookSide): RelatedPlace {
  const list = listPathOf(packageType, side);
  return list === undefined
    ? { path: `${allBooksPath}/index/${side}?view=waiting`, isOwnList: false }
    : { path: list, isOwnList: true };
}
