import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
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

export const bookTitles: Readonly<Record<OpenBook, BookTitles>> = {
  credit: { ...usual, name: 'books.credit' },
  'first-trade': {
    name: 'books.first-trade',
    list: 'books.first-trade-list',
    create: 'books.first-trade-create',
    detail: 'books.first-trade-detail',
  },
  labourer: { ...usual, name: 'books.labourer' },
  est: { ...usual, name: 'books.est' },
  estp: { ...usual, name: 'books.estp' },
  extoc: { ...usual, name: 'books.extoc' },
  receivable: { ...usual, name: 'books.receivable' },
  sccp: { ...usual, name: 'books.sccp' },
  edt: { ...usual, name: 'books.edt' },
  ejt: { ...usual, name: 'books.ejt' },
  abs: { ...usual, name: 'books.abs' },
  pond: { ...usual, name: 'books.pond' },
  guarantee: { ...usual, name: 'books.guarantee' },
  bab: { ...usual, name: 'books.bab' },
};
