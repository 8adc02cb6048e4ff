import { isOpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import type { Field, Row } from '../fields.ts';

const issued = '/issue';

/**
 * A shelf as its one column has it, so that every index by book is one by shelf: the book's name, of the issuing side
 * with that side behind it.
 */
export function shelfText({ book, side }: Shelf): string {
  return side === 'issue' ? book + issued : book;
}

function shelfFrom(text: string): Shelf {
  const side = text.endsWith(issued) ? 'issue' : 'finance';
  const book = side === 'issue' ? text.slice(0, -issued.length) : text;
  if (!isOpenBook(book)) throw new RangeError(`No book is called ${book}`);
  return { book, side };
}

/** A record whose column `book` holds its whole shelf. */
export function onShelf<Stored extends Shelf>(plain: Field<Stored>): Field<Stored> {
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
