/** The seven types of document 2, section 9, and the digital general invoice, which the documents leave out. */
export const invoiceTypes = [
  'GENERAL_VAT',
  'GENERAL_VAT_ELEC',
  'SPECIAL_VAT',
  'SPECIAL_VAT_ELEC',
  'VEHICLE_VAT',
  'USED_VEHICLE_VAT',
  'E_SPECIAL_VAT_ELEC',
  'E_GENERAL_VAT_ELEC',
] as const;

export type InvoiceType = (typeof invoiceTypes)[number];

/** The types that a back end knows which follows the documents to the letter. */
export const documentedInvoiceTypes: readonly InvoiceType[] = invoiceTypes.filter((type) => type !== 'E_GENERAL_VAT_ELEC');

/** The type of that code, or undefined for a code this portal does not know. */
export function invoiceTypeOf(code: string): InvoiceType | undefined {
  return invoiceTypes.find((type) => type === code);
}
