import type { DocType } from '../../products/shared/doc-type.ts';

/** The two sides of an evidence package: who is financed, and who issues. */
export type BookSide = 'finance' | 'issue';

export interface BookPlace {
  readonly docType: DocType;
  /** Below which its pages lie; undefined where the documents name none. */
  readonly path: string | undefined;
  /** Whose lists and wizards it has; none where packages are reached from elsewhere. */
  readonly sides: readonly BookSide[];
}

const both: readonly BookSide[] = ['finance', 'issue'];

/**
 * The books in which evidence packages are kept apart: a document type under a path of its own (document 2, sections 1
 * and 2). Of one type there may be two, as there are of CREDIT.
 */
export const books = {
  credit: { docType: 'CREDIT', path: '/credit/finance-data', sides: both },
  'first-trade': { docType: 'CREDIT', path: '/credit/first-trade', sides: both },
  labourer: { docType: 'LABOURER_RIGHTS', path: '/credit/labourer/finance-data', sides: [] },
  est: { docType: 'EST', path: '/est/finance-data', sides: both },
  estp: { docType: 'ESTP', path: '/estp/finance-data', sides: both },
  extoc: { docType: 'EXTOC', path: '/extoc/finance-data', sides: [] },
  receivable: { docType: 'RECEIVABLE', path: '/receivable/finance-data', sides: both },
  sccp: { docType: 'SCCP', path: '/sccp/finance-data', sides: both },
  edt: { docType: 'EDT', path: '/edt/finance-data', sides: ['finance'] },
  ejt: { docType: 'EJT', path: '/ejt/finance-data', sides: both },
  abs: { docType: 'ABS', path: '/abs/accounts-receivable/finance-data', sides: both },
  pond: { docType: 'POND', path: undefined, sides: [] },
  guarantee: { docType: 'GUARANTEE', path: undefined, sides: [] },
  bab: { docType: 'BAB', path: undefined, sides: [] },
} as const satisfies Record<string, BookPlace>;

export type Book = keyof typeof books;
