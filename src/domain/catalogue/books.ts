import type { PackageType } from './package-type.ts';

/** The two sides of an evidence package: the financed company and the issuer. */
export const bookSides = ['finance', 'issue'] as const;
export type BookSide = (typeof bookSides)[number];

/** The groups of products in menus, in this order, by the claim on which the funder relies. */
export const productGroups = ['receivables', 'orders', 'bills', 'guarantees'] as const;
export type ProductGroup = (typeof productGroups)[number];

export interface BookPlace {
  readonly packageType: PackageType;
  readonly group: ProductGroup;
  /**
   * Wire code that distinguishes its packages from others of the same document type; undefined where none is needed.
   */
  readonly scene: string | undefined;
  /** Base path of its pages. */
  readonly path: string;
  /**
   * Side whose lists and wizards the address of each side shows; empty where packages are reached from other pages
   * (X-16).
   */
  readonly indexes: Readonly<Partial<Record<BookSide, BookSide>>>;
}

const both = { finance: 'finance', issue: 'issue' } as const;
const none = {} as const;

/**
 * The books. Each keeps the evidence packages of one document type under a path of its own (document 2, sections 1 and
 * 2). A type can have two books, as CREDIT does. The bill books use the pages of the financing side for both sides. The
 * last three have no pages in the documents and are listed below all products.
 */
export const books = {
  credit: {
    packageType: 'CREDIT',
    group: 'receivables',
    scene: undefined,
    path: '/credit/finance-data',
    indexes: both,
  },
  'first-trade': {
    packageType: 'CREDIT',
    group: 'receivables',
    scene: 'FIRST_TRADE',
    path: '/credit/first-trade',
    indexes: both,
  },
  labourer: {
    packageType: 'LABOURER_RIGHTS',
    group: 'receivables',
    scene: undefined,
    path: '/credit/labourer/finance-data',
    indexes: none,
  },
  est: { packageType: 'EST', group: 'receivables', scene: undefined, path: '/est/finance-data', indexes: both },
  estp: { packageType: 'ESTP', group: 'receivables', scene: undefined, path: '/estp/finance-data', indexes: both },
  extoc: { packageType: 'EXTOC', group: 'orders', scene: undefined, path: '/extoc/finance-data', indexes: none },
  receivable: {
    packageType: 'RECEIVABLE',
    group: 'receivables',
    scene: undefined,
    path: '/receivable/finance-data',
    indexes: both,
  },
  sccp: {
    packageType: 'SCCP',
    group: 'bills',
    scene: undefined,
    path: '/sccp/finance-data',
    indexes: { finance: 'finance', issue: 'finance' },
  },
  edt: {
    packageType: 'EDT',
    group: 'orders',
    scene: undefined,
    path: '/edt/finance-data',
    indexes: { finance: 'finance' },
  },
  ejt: { packageType: 'EJT', group: 'orders', scene: undefined, path: '/ejt/finance-data', indexes: both },
  abs: {
    packageType: 'ABS',
    group: 'receivables',
    scene: undefined,
    path: '/abs/accounts-receivable/finance-data',
    indexes: both,
  },
  pond: {
    packageType: 'POND',
    group: 'receivables',
    scene: undefined,
    path: '/common/finance-data/pond',
    indexes: none,
  },
  guarantee: {
    packageType: 'GUARANTEE',
    group: 'guarantees',
    scene: undefined,
    path: '/common/finance-data/guarantee',
    indexes: none,
  },
  bab: { packageType: 'BAB', group: 'bills', scene: undefined, path: '/common/finance-data/bab', indexes: none },
} as const satisfies Record<string, BookPlace>;

export type Book = keyof typeof books;

export function isBook(name: string): name is Book {
  return Object.hasOwn(books, name);
}

/** All books in display order. */
export const allBooks: readonly Book[] = Object.keys(books).filter(isBook);

/** Base path of the list over all books. */
export const allBooksPath = '/common/finance-data';
