import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type PDFDocumentProxy, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadingLimits } from './document-source.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Opens a PDF for the work and closes it. Throws when it does not open, for instance because it has a password. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  limits: ReadingLimits,
  work: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const loading = getDocument({
    // The library takes over the bytes that it is given, so it gets a copy.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    // Fonts keep their names, by which Chinese ones are known.
    fontExtraProperties: true,
    maxImageSize: limits.pixels,
    // Invoices use Chinese fonts without embedding their character maps.
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

/** The numbers of the first pages, at most `most`. */
export function firstPages({ numPages }: PDFDocumentProxy, most: number): readonly number[] {
  return Array.from({ length: Math.min(numPages, most) }, (_, index) => index + 1);
}
