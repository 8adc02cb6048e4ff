import type { ReadFieldName } from '../../src/domain/evidence/reading/read-fields.ts';
import type { DocumentSource } from './document-source.ts';
import { withPdf } from './opened-pdf.ts';
import { fieldReadingsFrom } from './field-readings.ts';
import { kindsRead } from './kinds-read.ts';

const entries: Readonly<Record<string, ReadFieldName>> = {
  InvoiceNumber: 'number',
  SellerIdNum: 'sellerTaxNumber',
  BuyerIdNum: 'buyerTaxNumber',
  IssueTime: 'date',
  TotalAmWithoutTax: 'amountExcludingTax',
  TotalTaxAm: 'tax',
  'TotalTax-includedAmount': 'total',
};

/**
 * The values that the platform for digital invoices writes into the document information of its PDFs.
 */
export const pdfInfoSource: DocumentSource = {
  ...kindsRead['pdf-info'],
  read: async (bytes, _, limits) =>
    withPdf(bytes, limits, async (document) => {
      const { info } = await document.getMetadata();
      const custom: unknown = 'Custom' in info ? info.Custom : undefined;
      if (!(custom instanceof Map)) return undefined;
      return fieldReadingsFrom(
        'pdf-info',
        Object.entries(entries).map(([entry, field]) => ({ field, text: textOf(custom.get(entry)) })),
      );
    }),
};

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
