import { encode } from 'uqr';
import type { DocumentOrder } from '../core/ports.ts';
import { invoiceQrContent } from '../../src/domain/evidence/invoice/invoice-qr-code.ts';
import { invoiceRules } from '../../src/domain/evidence/invoice/invoice-rules.ts';
import type { InvoiceType } from '../../src/domain/evidence/invoice/invoice-type.ts';
import { money } from '../../src/domain/money/money.ts';
import { type Colour, type Sheet, type TextStyle, black, fittingSize } from './sheet.ts';

export type InvoiceOrder = Extract<DocumentOrder, { kind: 'invoice' }> & { readonly invoiceType: InvoiceType };

export const digitalInk: Colour = [128, 32, 32];
export const paperInk: Colour = [139, 84, 42];
const grey: Colour = [150, 150, 150];

/** The title printed at the head of each type of invoice. */
export const invoiceTitles: Readonly<Record<InvoiceType, string>> = {
  GENERAL_VAT: '增值税普通发票',
  GENERAL_VAT_ELEC: '增值税电子普通发票',
  SPECIAL_VAT: '增值税专用发票',
  SPECIAL_VAT_ELEC: '增值税电子专用发票',
  VEHICLE_VAT: '机动车销售统一发票',
  USED_VEHICLE_VAT: '二手车销售统一发票',
  E_SPECIAL_VAT_ELEC: '电子发票（增值税专用发票）',
  E_GENERAL_VAT_ELEC: '电子发票（普通发票）',
};

/** Draws the title of a tax form with a double line below it. */
export function drawTitle(sheet: Sheet, title: string, baseline: number, ink: Colour, size = 19): void {
  const width = sheet.widthOf(title, size) + 24;
  sheet.text(title, sheet.width / 2, baseline, { size, colour: ink, align: 'centre' });
  sheet.fill((sheet.width - width) / 2, baseline + 8, width, 0.7, ink);
  sheet.fill((sheet.width - width) / 2, baseline + 10.5, width, 0.7, ink);
}

/** Draws the invoice's QR code in a square; `side` is in points. */
export function drawQrCode(sheet: Sheet, order: InvoiceOrder, x: number, y: number, side: number): void {
  const byTotal = invoiceRules[order.invoiceType].verifiedBy === 'total';
  const content = invoiceQrContent({
    type: order.invoiceType,
    code: order.code,
    number: order.number,
    amount: money(byTotal ? order.total : order.amountExcludingTax),
    date: order.date,
    checkCode: order.checkCode,
  });
  const modules = encode(content, { ecc: 'M', border: 0 }).data;
  const step = side / modules.length;
  for (const [row, line] of modules.entries()) {
    for (const [column, dark] of line.entries()) {
      // Without a small overlap, viewers show seams between neighbouring modules.
      if (dark) sheet.fill(x + column * step, y + row * step, step + 0.05, step + 0.05, [0, 0, 0]);
    }
  }
}

/** Draws a printed label and its value, which shrinks until both fit the width. */
export function drawEntry(
  sheet: Sheet,
  label: string,
  value: string,
  at: { x: number; baseline: number; width: number },
  ink: Colour,
  size = 8,
): void {
  const labelWidth = sheet.widthOf(label, size);
  sheet.text(label, at.x, at.baseline, { size, colour: ink });
  drawFitting(sheet, value, at.x + labelWidth + 2, at.baseline, at.width - labelWidth - 2, { size });
}

/** Draws one line of text, which shrinks until it fits the width. */
export function drawFitting(
  sheet: Sheet,
  text: string,
  x: number,
  baseline: number,
  width: number,
  style: TextStyle,
): void {
  if (text === '') return;
  sheet.text(text, x, baseline, { ...style, size: fittingSize(sheet, text, width, style.size, style.bold) });
}

/** Draws characters below each other, as in the narrow boxes at the side of tax forms. */
export function drawUpright(
  sheet: Sheet,
  text: string,
  x: number,
  top: number,
  height: number,
  ink: Colour,
  size = 8,
): void {
  const characters = Array.from(text);
  const step = Math.min(size * 1.5, height / characters.length);
  const first = top + (height - step * characters.length) / 2 + step * 0.8;
  for (const [index, character] of characters.entries())
    sheet.text(character, x, first + index * step, { size, colour: ink, align: 'centre' });
}

/** Draws ⊗ before an amount in capitals, so that nothing can be added before it. The font has no glyph for it. */
export function drawAmountGuard(sheet: Sheet, x: number, baseline: number): void {
  sheet.text('〇', x, baseline, { size: 10, colour: black, align: 'centre' });
  sheet.text('×', x, baseline - 0.4, { size: 9, colour: black, align: 'centre' });
}

export function drawSampleMark(sheet: Sheet): void {
  sheet.text('样例　仅供演示，不作报销、抵扣凭证', sheet.width / 2, sheet.height - 6, {
    size: 6,
    colour: grey,
    align: 'centre',
  });
}
