import { books, type BookPlace, type BookSide } from '../../catalogue/books.ts';
import { packageTypes } from '../../catalogue/package-type.ts';
import { bookOfPackageType } from './book-policies.ts';

/**
 * The book in which one finds what was related, by document type (checklist F-017). The documents' own rule, the type
 * in lower case, names no page for six of the thirteen (X-14): the books say where theirs stand, and that some have
 * none.
 */
const places: ReadonlyMap<string, BookPlace> = new Map(
  packageTypes.flatMap((packageType) => {
    const book = bookOfPackageType(packageType);
    return book === undefined ? [] : [[packageType, books[book]] as const];
  }),
);

/**
 * The list of a document type on one side; undefined where that has no list of its own, or the type is not known: it is
 * found from where one came.
 */
export function relatedListOf(packageType: string, side: BookSide): string | undefined {
  const place = places.get(packageType);
  return place?.indexes[side] === undefined ? undefined : `${place.path}/index/${side}`;
}
