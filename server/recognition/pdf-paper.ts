import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { invoicesOnPaper, type PageOfInvoices } from '../../src/domain/evidence/reading/invoices-on-paper.ts';
import type { PaperFindings, Undividable } from '../../src/domain/evidence/reading/paper-findings.ts';
import { paperKindOf } from '../../src/domain/evidence/reading/paper-kind.ts';
import type { ReadingLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import { invoiceMarks } from './invoice-marks.ts';
import { firstPages, withPdf } from './opened-pdf.ts';
import { pageLines } from './page-lines.ts';
import type { Run } from './page-runs.ts';
import { pageRuns } from './pdf-page-runs.ts';
import { pagePixels } from './pictures.ts';
import { invoiceNumbersIn } from './qr-source.ts';
import type { ReadingAnswer } from './reading-question.ts';

/** Number of pages from which the kind of paper of a file is determined. */
const pagesOfKind = 2;
/** Maximum number of pages of a scan that are searched for codes. */
const codedPages = 12;

/** Answer with the findings about a whole PDF. */
export async function paperAnswer(bytes: Uint8Array, limits: ReadingLimits): Promise<ReadingAnswer> {
  try {
    return { outcome: 'paper', paper: await pdfPaper(bytes, limits) };
  } catch {
    return { outcome: 'failed' };
  }
}

/** Findings about a whole PDF: from its text, or for a scan from its codes. */
export async function pdfPaper(bytes: Uint8Array, limits: ReadingLimits): Promise<PaperFindings> {
  const end = performance.now() + limits.countingTime;
  const paper = await withPdf(bytes, limits, async (document) => {
    const marks: PageOfInvoices[] = [];
    const firsts: (readonly Run[])[] = [];
    let hasText = false;
    for (const number of firstPages(document, limits.countedPages)) {
      if (performance.now() > end) break;
      const page = await document.getPage(number);
      const runs = await pageRuns(page, limits);
      page.cleanup();
      hasText ||= runs.length > 0;
      if (firsts.length < pagesOfKind) firsts.push(runs);
      marks.push(invoiceMarks(runs));
    }
    return { ...(await factsOf(document)), marks, hasText, looksLike: paperKindOf(pageLines(firsts)) };
  });
  const { marks, hasText, ...facts } = paper;
  const pages = hasText ? marks : await codesOnPages(bytes, limits, end);
  return { ...facts, pagesRead: pages.length, invoices: invoicesOnPaper(pages) };
}

/** Findings about a whole file from its recognised pages. */
export async function paperOfPages(
  bytes: Uint8Array,
  pages: readonly (readonly Run[])[],
  limits: ReadingLimits,
): Promise<PaperFindings> {
  const facts =
    fileKindOf(bytes) === 'pdf' ? await withPdf(bytes, limits, factsOf) : { pageCount: 1, undividable: undefined };
  return {
    ...facts,
    pagesRead: pages.length,
    invoices: invoicesOnPaper(pages.map(invoiceMarks)),
    looksLike: paperKindOf(pageLines(pages.slice(0, pagesOfKind))),
  };
}

async function factsOf(
  document: PDFDocumentProxy,
): Promise<{ readonly pageCount: number; readonly undividable: Undividable | undefined }> {
  const { info } = await document.getMetadata();
  const isEncrypted = 'EncryptFilterName' in info && info.EncryptFilterName !== null;
  const isSigned = 'IsSignaturesPresent' in info && info.IsSignaturesPresent === true;
  return { pageCount: document.numPages, undividable: isEncrypted ? 'encrypted' : isSigned ? 'signed' : undefined };
}

async function codesOnPages(bytes: Uint8Array, limits: ReadingLimits, end: number): Promise<readonly PageOfInvoices[]> {
  const pages: PageOfInvoices[] = [];
  await pagePixels(bytes, { ...limits, drawnPages: codedPages }, async (pixels) => {
    const numbers = await invoiceNumbersIn(pixels);
    pages.push([...new Set(numbers)].map((number) => ({ number })));
    return performance.now() > end ? 'enough' : 'more';
  });
  return pages;
}
