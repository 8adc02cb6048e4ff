import type { InvoiceType } from '../../src/domain/evidence/invoice/invoice-type.ts';
import { drawDigitalInvoice } from './digital-invoice.ts';
import { type InvoiceOrder, drawSampleMark } from './invoice-paper.ts';
import type { Sheet } from './sheet.ts';
import { drawTaxControlInvoice } from './tax-control-invoice.ts';
import { drawVehicleInvoice } from './vehicle-invoice.ts';

interface Form {
  /** In points. The forms measure 240 × 139 mm and 215 × 139 mm. */
  readonly width: number;
  readonly height: number;
  readonly draw: (sheet: Sheet, order: InvoiceOrder) => void;
}

const taxControl: Form = { width: 680, height: 394, draw: drawTaxControlInvoice };
const vehicle: Form = { width: 680, height: 394, draw: drawVehicleInvoice };
const digital: Form = { width: 608, height: 394, draw: drawDigitalInvoice };

/** The printed form of each type. */
export const invoiceForms: Readonly<Record<InvoiceType, Form>> = {
  GENERAL_VAT: taxControl,
  GENERAL_VAT_ELEC: taxControl,
  SPECIAL_VAT: taxControl,
  SPECIAL_VAT_ELEC: taxControl,
  VEHICLE_VAT: vehicle,
  USED_VEHICLE_VAT: vehicle,
  E_SPECIAL_VAT_ELEC: digital,
  E_GENERAL_VAT_ELEC: digital,
};

export function drawInvoice(sheet: Sheet, order: InvoiceOrder): void {
  invoiceForms[order.invoiceType].draw(sheet, order);
  drawSampleMark(sheet);
}
