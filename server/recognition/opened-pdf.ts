import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type PDFDocumentProxy, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadingLimits } from './document-source.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Does something with a PDF that is open. Throws on one that does not open, as one with a password does not. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  limits: ReadingLimits,
  work: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const loading = getDocument({
    // The reader takes the bytes away with it.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: limits.pixels,
    // Invoices name Chinese fonts without their tables of characters.
    cMapUrl: `${library}/cmaps/`,
    standardFontDataUrl: `${library}/standard_fonts/`,
    wasmUrl: `${library}/wasm/`,
    iccUrl: `${library}/iccs/`,
  });
  try {
    return await work(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

/** The numbers of the first pages, at most so many. */
export function firstPages({ numPages }: PDFDocumentProxy, most: number): readonly number[] {
  return Array.from({ length: Math.min(numPages, most) }, (_, index) => index + 1);
}
