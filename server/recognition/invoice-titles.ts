import type { InvoiceType } from '../../src/domain/evidence/invoice/invoice-type.ts';

// The titles of digital invoices come first, because they contain the words of other titles.
const titles: readonly (readonly [RegExp, InvoiceType])[] = [
  [/电子发票\(增值税专用发票\)/u, 'E_SPECIAL_VAT_ELEC'],
  [/电子发票\(普通发票\)/u, 'E_GENERAL_VAT_ELEC'],
  [/增值税电子专用发票/u, 'SPECIAL_VAT_ELEC'],
  [/增值税电子普通发票/u, 'GENERAL_VAT_ELEC'],
  [/机动车销售统一发票/u, 'VEHICLE_VAT'],
  [/二手车销售统一发票/u, 'USED_VEHICLE_VAT'],
  [/增值税专用发票/u, 'SPECIAL_VAT'],
  [/增值税普通发票/u, 'GENERAL_VAT'],
];

// The province may precede a title, and the copy's name may follow it; a sentence is longer.
const maxTitleCharacters = 24;

/** The type of an invoice by a title among the lines of a page; undefined when no line is a title. */
export function typeByTitle(lines: readonly string[]): InvoiceType | undefined {
  const short = lines
    .map((line) => line.normalize('NFKC').replaceAll(/\s/gu, ''))
    .filter((line) => line.length <= maxTitleCharacters);
  return titles.find(([title]) => short.some((line) => title.test(line)))?.[1];
}
