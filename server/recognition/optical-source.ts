import { isCreditCode } from '../../src/domain/evidence/reading/credit-code.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import { contractPages } from './contract-page.ts';
import type { DocumentSource, ReadFields, ReadingLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import { invoicePage } from './invoice-page.ts';
import { opticalKinds } from './kinds-read.ts';
import { levelRuns, type PagePicture } from './optical/deskewed-text-runs.ts';
import type { TextRecogniser } from './optical/text-recogniser.ts';
import type { Run } from './page-runs.ts';
import type { Pixels } from './qr-reader.ts';
import { imagePixels, pagePixels } from './pictures.ts';
import { type FoundValue, fieldReadingsFrom } from './field-readings.ts';

// 230 pixels per inch: letters of eight points are 26 pixels high.
const pixelsPerPoint = 3.2;

/**
 * Reads a picture, or the drawn pages of a PDF, by optical recognition and the labels on the page. It is the least
 * trusted source.
 */
export function opticalSource(recogniser: () => Promise<TextRecogniser>): DocumentSource {
  return {
    ...opticalKinds,
    read: async (bytes, kind, limits) =>
      opticalFieldReadings(await recognisePages(bytes, limits, await recogniser()), kind),
  };
}

/** The values on recognised pages. */
export function opticalFieldReadings(pages: readonly (readonly Run[])[], kind: DocumentKind): ReadFields | undefined {
  return fieldReadingsFrom(
    'optical',
    kind === 'invoice'
      ? pages.flatMap((page) => confirmByRules(invoicePage(page)))
      : confirmByRules(contractPages(pages)),
  );
}

const toPagePicture = ({ width, height }: Pixels, number: number): PagePicture => ({ number, width, height });

/** Recognises the texts on the pages of a file, as level lines. */
export async function recognisePages(
  bytes: Uint8Array,
  limits: ReadingLimits,
  recogniser: TextRecogniser,
): Promise<readonly (readonly Run[])[]> {
  const kind = fileKindOf(bytes);
  if (kind === 'jpeg' || kind === 'png') {
    const pixels = await imagePixels(bytes, kind, limits);
    return pixels ? [levelRuns(await recogniser.lines(pixels), toPagePicture(pixels, 1))] : [];
  }
  const pages: (readonly Run[])[] = [];
  await pagePixels(
    bytes,
    limits,
    async (pixels) => {
      pages.push(levelRuns(await recogniser.lines(pixels), toPagePicture(pixels, pages.length + 1)));
      return 'more';
    },
    pixelsPerPoint,
  );
  return pages;
}

/**
 * Keeps a recognised value sure only when a rule confirms it that a misread character would break: amounts that add up
 * or are also in capitals, and the check character of a credit code. Without tax, the sum of amount and tax confirms
 * nothing.
 */
function confirmByRules(found: readonly FoundValue[]): readonly FoundValue[] {
  const isExempt = found.some(({ field, text }) => field === 'tax' && text === '0.00');
  const isConfirmed = ({ field, text }: FoundValue): boolean => {
    if (field === 'sellerTaxNumber' || field === 'buyerTaxNumber') return isCreditCode((text ?? '').trim());
    return (
      field === 'total' || field === 'amount' || ((field === 'amountExcludingTax' || field === 'tax') && !isExempt)
    );
  };
  return found.map((each) => ({ ...each, sure: each.sure !== false && isConfirmed(each) }));
}
