import { openBooks, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** The names of a book and its pages (document 2, section 2). */
export interface BookTitles {
  /** The product. */
  readonly name: PlainKey;
  readonly list: PlainKey;
  readonly create: PlainKey;
  readonly detail: PlainKey;
}

const defaultTitles = { list: 'packages.title', create: 'shell.page-choose', detail: 'shell.page-detail' } as const;

/** Titles of books whose pages have other titles than the usual ones. */
const otherTitles: Readonly<Partial<Record<OpenBook, Omit<BookTitles, 'name'>>>> = {
  'first-trade': {
    list: 'books.first-trade-list',
    create: 'books.first-trade-create',
    detail: 'books.first-trade-detail',
  },
};

const titlesOf = (book: OpenBook): BookTitles => ({ ...defaultTitles, ...otherTitles[book], name: `books.${book}` });

export const bookTitles = Object.fromEntries(openBooks().map((book) => [book, titlesOf(book)])) as Readonly<
  Record<OpenBook, BookTitles>
>;
