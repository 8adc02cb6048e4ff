import { invoiceRules } from '../../src/domain/evidence/invoice/invoice-rules.ts';
import { readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import { readInvoiceQrContent } from '../../src/domain/evidence/invoice/invoice-qr-code.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import type { DocumentSource } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import { imagePixels, pagePixels } from './pictures.ts';
import { qrTexts, type Pixels } from './qr-reader.ts';
import { type FoundValue, fieldReadingsFrom } from './field-readings.ts';
import { kindsRead } from './kinds-read.ts';

/**
 * The values in the QR codes of invoices, in a picture or on the first pages of a PDF (checklist 3.6). Other codes are
 * ignored. The first page with an invoice's code ends the search.
 */
export const qrSource: DocumentSource = {
  ...kindsRead['qr-code'],
  read: async (bytes, _, limits) => {
    const kind = fileKindOf(bytes);
    const found: FoundValue[] = [];
    if (kind === 'jpeg' || kind === 'png') {
      const pixels = await imagePixels(bytes, kind, limits);
      if (pixels) found.push(...(await invoiceCodes(pixels, 1)));
    } else {
      let page = 0;
      await pagePixels(bytes, limits, async (pixels) => {
        page += 1;
        found.push(...(await invoiceCodes(pixels, page)));
        return found.length > 0 ? 'enough' : 'more';
      });
    }
    return fieldReadingsFrom('qr-code', found);
  },
};

/** The numbers in the codes of invoices in a picture. */
export async function invoiceNumbersIn(pixels: Pixels): Promise<readonly string[]> {
  return (await invoiceCodes(pixels, 1)).flatMap(({ field, text }) => (field === 'number' && text ? [text] : []));
}

async function invoiceCodes(pixels: Pixels, page: number): Promise<readonly FoundValue[]> {
  return (await qrTexts(pixels)).flatMap(({ text, area }): readonly FoundValue[] => {
    const facts = readInvoiceQrContent(text);
    if (facts === undefined) return [];
    const place = readPlace(page, area);
    const found: readonly FoundValue[] = [
      { field: 'type', text: facts.type },
      { field: 'code', text: facts.code },
      { field: 'number', text: facts.number },
      { field: 'date', text: facts.date },
      { field: 'checkCode', text: facts.checkCode },
      {
        field: invoiceRules[facts.type].verifiedBy === 'total' ? 'total' : 'amountExcludingTax',
        text: moneyToText(facts.amount),
      },
    ];
    return found.map((each) => ({ ...each, place }));
  });
}
