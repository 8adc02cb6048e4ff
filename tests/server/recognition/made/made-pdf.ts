import fontkit from '@cantoo/fontkit';
import { PDFDict, PDFDocument, PDFHexString, PDFName, degrees } from '@cantoo/pdf-lib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PdfDocumentMaker } from '../../../../server/documents/document-maker.ts';
import { drawInvoice, invoiceForms } from '../../../../server/documents/invoice-forms.ts';
import { nodeCanvases } from '../../../../server/documents/node-canvases.ts';
import { nodeFonts } from '../../../../server/documents/node-fonts.ts';
import { type Block, drawPage, layOutPages, paper } from '../../../../server/documents/page-flow.ts';
import { PdfSheet } from '../../../../server/documents/pdf-sheet.ts';
import { leftEnd, type Sheet, type TextStyle } from '../../../../server/documents/sheet.ts';
import { type Typefaces, typefacesOf } from '../../../../server/documents/typeface.ts';
import { pdfBytes } from '../../documents/pdf-bytes.ts';
import type { ContractOrder, InvoiceOrder } from './made-orders.ts';

const maker = new PdfDocumentMaker(nodeFonts, nodeCanvases);

export async function ownPdf(order: InvoiceOrder | ContractOrder): Promise<Uint8Array> {
  return (await maker.make(order)).bytes;
}

export async function picture(order: InvoiceOrder): Promise<Uint8Array> {
  return (await maker.make({ ...order, format: 'png' })).bytes;
}

/**
 * A photograph of it: on a desk, slightly rotated, as JPEG; with the given side in pixels, or slightly larger than the
 * page.
 */
export async function photograph(order: InvoiceOrder, turned: number, side?: number): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(await picture(order)));
  const canvas = createCanvas(side ?? image.width + 200, side ?? image.width + 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d8d2c8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(turned);
  context.scale(canvas.width / (image.width + 200), canvas.height / (image.width + 200));
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return canvas.encode('jpeg', 75);
}

/** A scan as PDF: a picture on a page, and no text. */
export async function scannedPdf(order: InvoiceOrder): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { width, height } = invoiceForms[order.invoiceType];
  const scan = await loadImage(Buffer.from(await picture(order)));
  const canvas = createCanvas(scan.width, scan.height);
  canvas.getContext('2d').drawImage(scan, 0, 0);
  const image = await pdf.embedJpg(await canvas.encode('jpeg', 80));
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return pdf.save();
}

/** Adds entries to the document information. */
export async function withInfo(file: Uint8Array, entries: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  for (const [name, text] of Object.entries(entries)) info.set(PDFName.of(name), PDFHexString.fromText(text));
  return pdf.save();
}

/** A landscape page as it is often printed: stored rotated, and turned upright by its rotation entry. */
export async function onItsSide(order: InvoiceOrder): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [page] = await pdf.embedPdf(await ownPdf(order));
  if (!page) throw new RangeError('No page to turn');
  const turned = pdf.addPage([page.height, page.width]);
  turned.drawPage(page, { x: page.height, y: 0, rotate: degrees(90) });
  turned.setRotation(degrees(90));
  return pdf.save();
}

export async function withAttached(file: Uint8Array, xml: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  await pdf.attach(new TextEncoder().encode(xml), 'invoice.xml', { mimeType: 'application/xml' });
  return pdf.save();
}

/** A sheet with each character as its own text, as many programs write them. */
class ScatteredSheet implements Sheet {
  readonly #sheet: Sheet;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  get width(): number {
    return this.#sheet.width;
  }
  get height(): number {
    return this.#sheet.height;
  }
  widthOf(text: string, size: number, bold?: boolean): number {
    return this.#sheet.widthOf(text, size, bold);
  }
  fill(...place: Parameters<Sheet['fill']>): void {
    this.#sheet.fill(...place);
  }

  text(text: string, x: number, baseline: number, style: TextStyle): void {
    let left = leftEnd(this.#sheet, text, x, style);
    for (const character of text) {
      if (character.trim() !== '') this.#sheet.text(character, left, baseline, { ...style, align: 'left' });
      left += this.#sheet.widthOf(character, style.size, style.bold);
    }
  }
}

let known: Promise<Typefaces> | undefined;

async function pdfWith(
  draw: (add: (width: number, height: number) => Sheet, widthOf: Sheet['widthOf']) => void,
): Promise<Uint8Array> {
  known ??= nodeFonts().then(typefacesOf);
  const typefaces = await known;
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const regular = await pdf.embedFont(typefaces.regular.file, { subset: true });
  const bold = await pdf.embedFont(typefaces.bold.file, { subset: true });
  draw(
    (width, height) => new PdfSheet(pdf.addPage([width, height]), { regular, bold }, typefaces),
    (text, size, isBold = false) => (isBold ? typefaces.bold : typefaces.regular).widthOf(text, size),
  );
  return pdf.save();
}

export async function scatteredPdf(order: InvoiceOrder): Promise<Uint8Array> {
  return pdfWith((add) =>
    drawInvoice(
      new ScatteredSheet(add(invoiceForms[order.invoiceType].width, invoiceForms[order.invoiceType].height)),
      order,
    ),
  );
}

export async function flowingPdf(blocks: readonly Block[]): Promise<Uint8Array> {
  return pdfWith((add, widthOf) => {
    for (const page of layOutPages(blocks, widthOf)) drawPage(add(paper.width, paper.height), page);
  });
}

const utf16 = (text: string) =>
  Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');

/**
 * A page with a Chinese font that is not embedded, as in older invoices: its characters are found in the reader's own
 * tables.
 */
export function unembeddedPdf(lines: readonly string[]): Uint8Array {
  const content = lines
    .map((line, index) => `BT /F 10 Tf 1 0 0 1 40 ${360 - index * 20} Tm <${utf16(line)}> Tj ET`)
    .join('\n');
  return pdfBytes([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 400] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]);
}
