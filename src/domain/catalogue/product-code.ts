import type { PackageType } from './package-type.ts';

/** The 19 products that a company may open (document 1, section 1). */
export const productCodes = [
  'CREDIT',
  'ESTP',
  'RECEIVABLE',
  'ORDER',
  'NOTE',
  'GPC',
  'EST',
  'EJT',
  'EDT',
  'EXTOC',
  'SCG',
  'BAB',
  'ETT',
  'POND',
  'ABS',
  'LETTER_OF_GUARANTEE',
  'FAW',
  'STD_PAPER',
  'SCCP',
] as const;

export type ProductCode = (typeof productCodes)[number];

export const isProduct = (code: string): code is ProductCode => (productCodes as readonly string[]).includes(code);

/** Product code that means the platform as a whole (document 1, section 3). */
export const platformCode = 'RYL';

/** Product of the packages of each document type. All but two have the same code. */
const products: Readonly<Record<PackageType, ProductCode>> = {
  CREDIT: 'CREDIT',
  RECEIVABLE: 'RECEIVABLE',
  LABOURER_RIGHTS: 'CREDIT',
  POND: 'POND',
  ABS: 'ABS',
  GUARANTEE: 'GPC',
  BAB: 'BAB',
  SCCP: 'SCCP',
  EJT: 'EJT',
  EST: 'EST',
  EDT: 'EDT',
  ESTP: 'ESTP',
  EXTOC: 'EXTOC',
};

export function productOf(packageType: PackageType): ProductCode {
  return products[packageType];
}
