import { policyOf, type OpenBook } from './book-policies.ts';

/**
 * Books whose packages are created from a single business, because the documents give them no candidate list.
 */
const begunAtBusiness: readonly OpenBook[] = ['labourer'];

export const beginsAtBusiness = (book: OpenBook): boolean => begunAtBusiness.includes(book);

/** Whether a company can create packages of a book; packages of other books come from other systems. */
export const makesPackages = (book: OpenBook): boolean => policyOf(book).flags.createAction || beginsAtBusiness(book);

/** Why no package can be created for a business yet: its product is not open to the company, or it has no funder. */
export const packageBars = ['not-open', 'no-funder'] as const;
export type PackageBar = (typeof packageBars)[number];
