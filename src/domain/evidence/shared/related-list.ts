import { books, type BookPlace, type BookSide } from '../../catalogue/books.ts';
import { packageTypes } from '../../catalogue/package-type.ts';
import { bookOfPackageType } from './book-policies.ts';

/**
 * The book of related packages, by document type (checklist F-017). The documents' rule, the type in lower case, names
 * no page for six of the thirteen types (X-14), so the paths come from the books.
 */
const places: ReadonlyMap<string, BookPlace> = new Map(
  packageTypes.flatMap((packageType) => {
    const book = bookOfPackageType(packageType);
    return book === undefined ? [] : [[packageType, books[book]] as const];
  }),
);

/** The list page of a document type on one side; undefined where there is none or the type is unknown. */
export function listPathOf(packageType: string, side: BookSide): string | undefined {
  const place = places.get(packageType);
  return place?.indexes[side] === undefined ? undefined : `${place.path}/index/${side}`;
}
