import type { InvoiceType } from '../../../domain/evidence/invoice/invoice-type.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/** The names of the invoice types (document 2, section 9). */
export const invoiceTypeWords: Readonly<Record<InvoiceType, Message>> = {
  GENERAL_VAT: message('materials.type-general-vat'),
  GENERAL_VAT_ELEC: message('materials.type-general-vat-elec'),
  SPECIAL_VAT: message('materials.type-special-vat'),
  SPECIAL_VAT_ELEC: message('materials.type-special-vat-elec'),
  VEHICLE_VAT: message('materials.type-vehicle'),
  USED_VEHICLE_VAT: message('materials.type-used-vehicle'),
  E_SPECIAL_VAT_ELEC: message('materials.type-digital-special'),
  E_GENERAL_VAT_ELEC: message('materials.type-digital-general'),
};
