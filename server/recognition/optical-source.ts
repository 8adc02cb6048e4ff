import { isCreditCode } from '../../src/domain/evidence/reading/credit-code.ts';
import { contractPages } from './contract-page.ts';
import type { DocumentSource, ReadingLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import { invoicePage } from './invoice-page.ts';
import { opticalKinds } from './kinds-read.ts';
import { levelledRuns, type SeenPage } from './optical/levelled-runs.ts';
import type { TextEyes } from './optical/text-eyes.ts';
import type { Run } from './page-runs.ts';
import type { Pixels } from './qr-reader.ts';
import { imagePixels, pagePixels } from './pictures.ts';
import { type Found, sayingsFrom } from './saying.ts';

// 230 pixels an inch: letters of eight points are 26 of them high.
const pixelsPerPoint = 3.2;

/**
 * The letters of a picture, or of a PDF's pages as they are drawn, by the labels beside them: what a picture shows,
 * read as people read it, and believed last.
 */
export function opticalSource(eyes: () => Promise<TextEyes>): DocumentSource {
  return {
    ...opticalKinds,
    read: async (bytes, kind, limits) => {
      const pages = await seenPages(bytes, limits, await eyes());
      return sayingsFrom(
        'optical',
        kind === 'invoice' ? pages.flatMap((page) => confirmed(invoicePage(page))) : confirmed(contractPages(pages)),
      );
    },
  };
}

const seenPage = ({ width, height }: Pixels, number: number): SeenPage => ({ number, width, height });

/** The texts seen on the pages of a file, as level lines. */
export async function seenPages(
  bytes: Uint8Array,
  limits: ReadingLimits,
  eyes: TextEyes,
): Promise<readonly (readonly Run[])[]> {
  const kind = fileKindOf(bytes);
  if (kind === 'jpeg' || kind === 'png') {
    const pixels = await imagePixels(bytes, kind, limits);
    return pixels ? [levelledRuns(await eyes.lines(pixels), seenPage(pixels, 1))] : [];
  }
  const pages: (readonly Run[])[] = [];
  await pagePixels(
    bytes,
    limits,
    async (pixels) => {
      pages.push(levelledRuns(await eyes.lines(pixels), seenPage(pixels, pages.length + 1)));
      return 'more';
    },
    pixelsPerPoint,
  );
  return pages;
}

/**
 * What was seen is a guess, however clear it looked, unless a rule that a misread character breaks says it too: amounts
 * that add up or stand there in capitals, and the last character of a credit code. An amount without tax adds up with
 * nothing.
 */
function confirmed(found: readonly Found[]): readonly Found[] {
  const isExempt = found.some(({ field, text }) => field === 'tax' && text === '0.00');
  const isConfirmed = ({ field, text }: Found): boolean => {
    if (field === 'sellerTaxNumber' || field === 'buyerTaxNumber') return isCreditCode((text ?? '').trim());
    return (
      field === 'total' || field === 'amount' || ((field === 'amountExcludingTax' || field === 'tax') && !isExempt)
    );
  };
  return found.map((each) => ({ ...each, sure: each.sure !== false && isConfirmed(each) }));
}
