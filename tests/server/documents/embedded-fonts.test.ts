import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { PdfDocumentMaker } from '../../../server/documents/document-maker.ts';
import { nodeFonts } from '../../../server/documents/node-fonts.ts';
import { sfntFont } from '../../../server/documents/sfnt-font.ts';
import { contractOrder, invoiceOrder } from './sample-orders.ts';

async function embeddedFonts(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = pdf.context.enumerateIndirectObjects().map(([, object]) => object).filter((object) => object instanceof PDFRawStream);
  return streams
    .map((stream) => decodePDFRawStream(stream).decode())
    .filter((content) => new TextDecoder('latin1').decode(content.subarray(0, 4)) === 'true')
    .map((content) => fontkit.create(content));
}

test('an unpacked font draws what the packed one draws', async () => {
  const packed = (await nodeFonts()).regular;
  const [before, after] = [fontkit.create(packed), fontkit.create(await sfntFont(packed))];
  for (const character of '购销合同壹贰叁¥A9（') {
    const codePoint = character.codePointAt(0) ?? 0;
    expect(after.glyphForCodePoint(codePoint).path.toSVG()).toBe(before.glyphForCodePoint(codePoint).path.toSVG());
  }
});

test('a font that is no WOFF passes unchanged', async () => {
  const plain = Uint8Array.of(0, 1, 0, 0, 1, 2, 3);
  expect(await sfntFont(plain)).toBe(plain);
});

test.each([
  ['a small subset', invoiceOrder('E_SPECIAL_VAT_ELEC')],
  ['a large subset', contractOrder(2)],
])('every glyph of %s has an outline, bar the two blanks', async (_, order) => {
  const fonts = await embeddedFonts((await new PdfDocumentMaker(nodeFonts).make(order)).bytes);
  expect(Math.max(...fonts.map((font) => font.numGlyphs))).toBeGreaterThan(10);
  for (const font of fonts) {
    const outlines = Array.from({ length: font.numGlyphs }, (_unused, glyph) => font.getGlyph(glyph).path.toSVG());
    expect(outlines.filter((outline) => outline === '').length).toBeLessThanOrEqual(2);
  }
});
