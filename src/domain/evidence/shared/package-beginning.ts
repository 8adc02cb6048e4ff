import { policyOf, type OpenBook } from './book-policies.ts';

/** Books whose packages begin at one of their businesses: the documents give them no list to choose from. */
const begunAtBusiness: readonly OpenBook[] = ['labourer'];

export const beginsAtBusiness = (book: OpenBook): boolean => begunAtBusiness.includes(book);

/** Whether a company makes new packages of a book; those of other books are brought from elsewhere. */
export const makesPackages = (book: OpenBook): boolean => policyOf(book).flags.createAction || beginsAtBusiness(book);

/** Why no package can be begun of a business yet: its product is not open to the company, or no funder takes it. */
export const packageBars = ['not-open', 'no-funder'] as const;
export type PackageBar = (typeof packageBars)[number];
