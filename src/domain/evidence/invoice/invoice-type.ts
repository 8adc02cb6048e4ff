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

/**
 * Types that a user can select. The digital general invoice is offered only where the platform accepts it, or where it
 * is already selected.
 */
export function selectableInvoiceTypes(takesDigitalGeneral: boolean, chosen: string): readonly InvoiceType[] {
  return invoiceTypes.filter((type) => type !== 'E_GENERAL_VAT_ELEC' || takesDigitalGeneral || chosen === type);
}

/** The type with this code; undefined for an unknown code. */
export function invoiceTypeOf(code: string): InvoiceType | undefined {
  return invoiceTypes.find((type) => type === code);
}
