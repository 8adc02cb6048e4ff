import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';

const nouns: Readonly<Record<BusinessKind, string>> = {
  credit: 'receivables',
  receivable: 'receivables',
  bill: 'bills',
  order: 'orders',
  payroll: 'payrolls',
};

/** The businesses that the packages of a book are made for, in the plural. */
export const nounsOf = (kind: BusinessKind): string => nouns[kind];

/** The same at the beginning of a sentence. */
export const capitalNouns = (kind: BusinessKind): string => nouns[kind].charAt(0).toUpperCase() + nouns[kind].slice(1);
