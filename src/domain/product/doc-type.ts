import type { ProductCode } from './product-code.ts';

/** The 13 product types that have evidence packages (document 2, section 1). */
export const docTypes = [
  'CREDIT', 'RECEIVABLE', 'LABOURER_RIGHTS', 'POND', 'ABS', 'GUARANTEE', 'BAB',
  'SCCP', 'EJT', 'EST', 'EDT', 'ESTP', 'EXTOC',
] as const;

export type DocType = (typeof docTypes)[number];

/** The documents keep two lists that do not match; this is the bridge between them. */
export const productOfDocType: Readonly<Record<DocType, ProductCode>> = {
  CREDIT: 'CREDIT', RECEIVABLE: 'RECEIVABLE', LABOURER_RIGHTS: 'CREDIT', POND: 'POND', ABS: 'ABS',
  GUARANTEE: 'GPC', BAB: 'BAB', SCCP: 'SCCP', EJT: 'EJT', EST: 'EST', EDT: 'EDT', ESTP: 'ESTP', EXTOC: 'EXTOC',
};
