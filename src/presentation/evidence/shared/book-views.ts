import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** What a list may be narrowed by beyond state, day and amount, which every book has (document 2, section 3). */
export type BookFilter = 'business-type' | 'product-type' | 'credit-state' | 'counterparty';

export interface BookView {
  /** What the product is called. */
  readonly name: PlainKey;
  /** What its businesses are numbered by, searched by, and which may go together. */
  readonly number: PlainKey;
  readonly search: PlainKey;
  readonly rule: PlainKey;
  readonly filters: readonly BookFilter[];
}

/** How each book shows. */
export const bookViews: Readonly<Record<OpenBook, BookView>> = {
  credit: {
    name: 'books.credit', number: 'books.credit-number', search: 'books.credit-search', rule: 'books.credit-rule',
    filters: ['business-type', 'product-type', 'credit-state', 'counterparty'],
  },
  est: { name: 'books.est', number: 'books.est-number', search: 'books.est-search', rule: 'books.est-rule', filters: ['business-type', 'counterparty'] },
};
