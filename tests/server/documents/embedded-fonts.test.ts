import fontkit from '@cantoo/fontkit';
import { PDFDocument, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { PdfDocumentMaker } from '../../../server/documents/document-maker.ts';
import { nodeCanvases } from '../../../server/documents/node-canvases.ts';
import { nodeFonts } from '../../../server/documents/node-fonts.ts';
import { contractOrder, invoiceOrder } from './sample-orders.ts';

async function embeddedFonts(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream);
  return streams
    .map((stream) => decodePDFRawStream(stream).decode())
    .filter((content) => new TextDecoder('latin1').decode(content.subarray(0, 4)) === 'true')
    .map((content) => fontkit.create(content))
    .flatMap((font) => ('fonts' in font ? font.fonts : [font]));
}

test.each([
  ['a small subset', invoiceOrder('E_SPECIAL_VAT_ELEC')],
  ['a large subset', contractOrder(2)],
])('every glyph of %s has an outline, except the two blanks', async (_, order) => {
  const fonts = await embeddedFonts((await new PdfDocumentMaker(nodeFonts, nodeCanvases).make(order)).bytes);
  expect(Math.max(...fonts.map((font) => font.numGlyphs))).toBeGreaterThan(10);
  for (const font of fonts) {
    const outlines = Array.from({ length: font.numGlyphs }, (_unused, glyph) => font.getGlyph(glyph)?.path.toSVG());
    expect(outlines.filter((outline) => !outline).length).toBeLessThanOrEqual(2);
  }
});
