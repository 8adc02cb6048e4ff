import fontkit from '@cantoo/fontkit';
import { PDFDocument } from '@cantoo/pdf-lib';
import { invoiceTypeOf } from '../../src/domain/evidence/invoice/invoice-type.ts';
import type { DocumentMaker, DocumentOrder } from '../core/ports.ts';
import type { Canvases } from './canvases.ts';
import { agreementBlocks } from './agreement-text.ts';
import { annexBlocks, contractBlocks, type ContractOrder } from './contract-text.ts';
import { drawInvoice, invoiceForms } from './invoice-forms.ts';
import { type InvoiceOrder, drawSampleMark } from './invoice-paper.ts';
import { letterBlocks } from './letter-text.ts';
import { listFile } from './list-file.ts';
import { type Page, drawPage, layOutPages, paper } from './page-flow.ts';
import { textDocument } from './text-document.ts';
import { PdfSheet } from './pdf-sheet.ts';
import { InvoicePictureMaker } from './invoice-picture-maker.ts';
import type { Sheet } from './sheet.ts';
import { type DocumentFonts, type Typefaces, typefacesOf } from './typeface.ts';

type PageDrawing = { readonly width: number; readonly height: number; readonly draw: (sheet: Sheet) => void };

/**
 * Generates PDFs and pictures with an open Chinese font, text documents and spreadsheets. Equal orders give equal
 * bytes. The class does not depend on Node: canvases and fonts are passed in. Fonts are loaded once, for the first
 * document that needs them.
 */
export class PdfDocumentMaker implements DocumentMaker {
  readonly #fonts: () => Promise<DocumentFonts>;
  readonly #canvases: Canvases;
  #tools: Promise<{ readonly typefaces: Typefaces; readonly photographer: InvoicePictureMaker }> | undefined;

  constructor(fonts: () => Promise<DocumentFonts>, canvases: Canvases) {
    this.#fonts = fonts;
    this.#canvases = canvases;
  }

  async make(order: DocumentOrder): Promise<{ readonly bytes: Uint8Array; readonly mimeType: string }> {
    if (order.kind === 'list') return listFile(order);
    if (order.kind === 'letter' && order.edited === true) return textDocument(letterBlocks(order), order);
    this.#tools ??= this.#fonts().then((fonts) => ({
      typefaces: typefacesOf(fonts),
      photographer: new InvoicePictureMaker(this.#canvases, fonts),
    }));
    const { typefaces, photographer } = await this.#tools;
    if (order.kind === 'invoice') return invoiceFile(order, typefaces, photographer);
    const pages = layOutDocument(order, typefaces).map((page, index, all) => ({
      ...paper,
      draw: (sheet: Sheet) =>
        drawPaper(sheet, page, {
          number: index + 1,
          count: all.length,
          isSample: order.kind !== 'agreement' && (order.kind !== 'letter' || order.toSign !== true),
        }),
    }));
    const title = order.kind === 'contract' ? `购销合同 ${order.number}` : order.title;
    return { bytes: await pdfFile(pages, title, order.date, typefaces), mimeType: 'application/pdf' };
  }
}

async function invoiceFile(
  order: Extract<DocumentOrder, { kind: 'invoice' }>,
  typefaces: Typefaces,
  photographer: InvoicePictureMaker,
) {
  const invoiceType = invoiceTypeOf(order.invoiceType);
  if (invoiceType === undefined) throw new RangeError(`No form for an invoice of type ${order.invoiceType}`);
  const known: InvoiceOrder = { ...order, invoiceType };
  const form = invoiceForms[invoiceType];
  const title = `发票 ${order.number}`;
  if (order.format === 'pdf' && !order.blurred) {
    const bytes = await pdfFile(
      [{ ...form, draw: (sheet) => drawInvoice(sheet, known) }],
      title,
      order.date,
      typefaces,
    );
    return { bytes, mimeType: 'application/pdf' };
  }
  const png = await photographer.photograph(known);
  if (order.format === 'png') return { bytes: png, mimeType: 'image/png' };
  return { bytes: await scanFile(png, form, title, order.date), mimeType: 'application/pdf' };
}

function layOutDocument(
  order: Exclude<DocumentOrder, { kind: 'invoice' | 'list' }>,
  typefaces: Typefaces,
): readonly Page[] {
  const widthOf: Sheet['widthOf'] = (text, size, bold = false) =>
    (bold ? typefaces.bold : typefaces.regular).widthOf(text, size);
  if (order.kind === 'agreement') return layOutPages(agreementBlocks(order), widthOf);
  return order.kind === 'letter' ? layOutPages(letterBlocks(order), widthOf) : contractPages(order, widthOf);
}

/**
 * The pages of a contract: the short form if the full form is too long, and annexes up to the ordered number of pages.
 */
function contractPages(order: ContractOrder, widthOf: Sheet['widthOf']): readonly Page[] {
  const full = layOutPages(contractBlocks(order, 'full'), widthOf);
  const body = full.length <= order.pages ? full : layOutPages(contractBlocks(order, 'short'), widthOf);
  const missing = Math.max(0, order.pages - body.length);
  const annexes = Array.from(
    { length: missing },
    (_, index) => layOutPages(annexBlocks(order, index + 1, missing), widthOf).at(-1) ?? [],
  );
  return [...body, ...annexes];
}

function drawPaper(
  sheet: Sheet,
  page: Page,
  { number, count, isSample }: { readonly number: number; readonly count: number; readonly isSample: boolean },
): void {
  drawPage(sheet, page);
  if (count > 1)
    sheet.text(`第 ${number} 页　共 ${count} 页`, sheet.width / 2, sheet.height - 42, { size: 8.5, align: 'centre' });
  if (isSample) drawSampleMark(sheet);
}

async function pdfFile(
  pages: readonly PageDrawing[],
  title: string,
  date: string,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const pdf = await emptyPdf(title, date);
  pdf.registerFontkit(fontkit);
  const fonts = {
    regular: await pdf.embedFont(typefaces.regular.file, { subset: true, customName: 'DocumentSans-Regular' }),
    bold: await pdf.embedFont(typefaces.bold.file, { subset: true, customName: 'DocumentSans-Bold' }),
  };
  for (const page of pages) page.draw(new PdfSheet(pdf.addPage([page.width, page.height]), fonts, typefaces));
  return pdf.save();
}

async function scanFile(
  png: Uint8Array,
  size: { readonly width: number; readonly height: number },
  title: string,
  date: string,
): Promise<Uint8Array> {
  const pdf = await emptyPdf(title, date);
  const image = await pdf.embedPng(png);
  pdf.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, width: size.width, height: size.height });
  return pdf.save();
}

async function emptyPdf(title: string, date: string): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  // The current time would change the bytes on every call.
  const createdAt = new Date(`${date === '' ? '2026-01-01' : date}T01:00:00Z`);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('zh-CN');
  pdf.setCreationDate(createdAt);
  pdf.setModificationDate(createdAt);
  return pdf;
}
