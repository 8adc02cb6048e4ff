import { isOpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import type { Field, Row } from '../fields.ts';

const issueSuffix = '/issue';

/**
 * A shelf as the text of one column: the book, with a suffix for the issuing side. Thus each index by book is one by
 * shelf.
 */
export function shelfText({ book, side }: Shelf): string {
  return side === 'issue' ? book + issueSuffix : book;
}

function shelfFrom(text: string): Shelf {
  const side = text.endsWith(issueSuffix) ? 'issue' : 'finance';
  const book = side === 'issue' ? text.slice(0, -issueSuffix.length) : text;
  if (!isOpenBook(book)) throw new RangeError(`No book is called ${book}`);
  return { book, side };
}

/** Maps a record whose column `book` holds both its book and its side. */
export function withShelfColumn<Stored extends Shelf>(plain: Field<Stored>): Field<Stored> {
  return {
    columns: plain.columns.filter((column) => column !== 'side'),
    documents: plain.documents,
    write: (record) => {
      const { side: _side, ...row } = plain.write(record);
      return { ...row, book: shelfText(record) } satisfies Row;
    },
    read: (row) => plain.read({ ...row, ...shelfFrom(String(row['book'])) }),
  };
}
