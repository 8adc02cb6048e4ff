/** The 19 products that a company may open (document 1, section 1). */
export const productCodes = [
  'CREDIT', 'ESTP', 'RECEIVABLE', 'ORDER', 'NOTE', 'GPC', 'EST', 'EJT', 'EDT', 'EXTOC',
  'SCG', 'BAB', 'ETT', 'POND', 'ABS', 'LETTER_OF_GUARANTEE', 'FAW', 'STD_PAPER', 'SCCP',
] as const;

export type ProductCode = (typeof productCodes)[number];
