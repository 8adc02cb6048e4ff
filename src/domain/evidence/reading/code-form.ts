import type { InvoiceType } from '../invoice/invoice-type.ts';

const forms: readonly (readonly [RegExp, InvoiceType])[] = [
  [/^\d{7}[15]\d{2}$/u, 'SPECIAL_VAT'],
  [/^0\d{9}0[45]$/u, 'GENERAL_VAT'],
  [/^0\d{9}11$/u, 'GENERAL_VAT_ELEC'],
  [/^0\d{9}13$/u, 'SPECIAL_VAT_ELEC'],
  [/^0\d{9}17$/u, 'USED_VEHICLE_VAT'],
  [/^[1-9]\d{6}2\d{4}$/u, 'VEHICLE_VAT'],
];

/**
 * Invoice type that the form of a tax-control code implies (checklist 3.6: an empirical rule, not a standard).
 * Undefined for a form of no type or of several types.
 */
export function typeByCode(code: string): InvoiceType | undefined {
  return forms.find(([form]) => form.test(code))?.[1];
}
