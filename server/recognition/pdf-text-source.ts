import type { DocumentSource, ReadingLimits } from './document-source.ts';
import { contractPages } from './contract-page.ts';
import { invoicePage } from './invoice-page.ts';
import { firstPages, withPdf } from './opened-pdf.ts';
import type { Run } from './page-runs.ts';
import { pageRuns } from './pdf-page-runs.ts';
import { fieldReadingsFrom } from './field-readings.ts';
import { kindsRead } from './kinds-read.ts';

/**
 * The text of a PDF, by the labels on its pages. All invoices of a file are read, so that differing values are to be
 * checked.
 */
export const pdfTextSource: DocumentSource = {
  ...kindsRead['pdf-text'],
  read: async (bytes, kind, limits) => {
    const pages = await pdfRuns(bytes, limits);
    return fieldReadingsFrom('pdf-text', kind === 'invoice' ? pages.flatMap(invoicePage) : contractPages(pages));
  },
};

/** The texts of a PDF's first pages. */
export async function pdfRuns(bytes: Uint8Array, limits: ReadingLimits): Promise<readonly (readonly Run[])[]> {
  return withPdf(bytes, limits, async (document) => {
    const pages: (readonly Run[])[] = [];
    for (const number of firstPages(document, limits.textPages)) {
      const page = await document.getPage(number);
      pages.push(await pageRuns(page, limits));
      page.cleanup();
    }
    return pages;
  });
}
