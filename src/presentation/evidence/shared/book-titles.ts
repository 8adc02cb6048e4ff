import { openBooks, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** What a book and its pages are called (document 2, section 2). */
export interface BookTitles {
  /** The product. */
  readonly name: PlainKey;
  readonly list: PlainKey;
  readonly create: PlainKey;
  readonly detail: PlainKey;
}

const usual = { list: 'packages.title', create: 'shell.page-choose', detail: 'shell.page-detail' } as const;

/** Titles of books whose pages are not called as usual. */
const otherTitles: Readonly<Partial<Record<OpenBook, Omit<BookTitles, 'name'>>>> = {
  'first-trade': {
    list: 'books.first-trade-list',
    create: 'books.first-trade-create',
    detail: 'books.first-trade-detail',
  },
};

const titlesOf = (book: OpenBook): BookTitles => ({ ...usual, ...otherTitles[book], name: `books.${book}` });

export const bookTitles = Object.fromEntries(openBooks().map((book) => [book, titlesOf(book)])) as Readonly<
  Record<OpenBook, BookTitles>
>;
