import type { PageArea } from '../../viewer/shared/page-area.ts';

/** An invoice on a page: it begins there, or continues there under the same number. */
export interface InvoiceMarkOnPage {
  readonly number: string;
  /** Part of the page that it occupies; undefined where it has the whole page. */
  readonly area?: PageArea | undefined;
}

/** The invoices of one page; empty for a page without a number, such as a list of goods. */
export type PageOfInvoices = readonly InvoiceMarkOnPage[];

/** A page, or a part of it. */
export interface PagePart {
  /** Counts from 1. */
  readonly page: number;
  readonly area?: PageArea;
}

/** One invoice of a file with the pages that belong to it. */
export interface InvoiceOnPaper {
  readonly number: string;
  readonly parts: readonly PagePart[];
}

/**
 * Invoices of a file, from its pages. A page without a number, such as a list of goods, belongs to the invoice before
 * it; pages before the first number belong to the first invoice. A repeated number is the same invoice.
 */
export function invoicesOnPaper(pages: readonly PageOfInvoices[]): readonly InvoiceOnPaper[] {
  const found = new Map<string, PagePart[]>();
  let leading: PagePart[] = [];
  let last: PagePart[] | undefined;
  for (const [index, marks] of pages.entries()) {
    const page = index + 1;
    if (marks.length === 0) (last ?? leading).push({ page });
    for (const { number, area } of marks) {
      last = found.get(number) ?? leading;
      if (last === leading) leading = [];
      found.set(number, last);
      // Two copies of an invoice on one page occupy the whole page together.
      const same = last.findIndex((part) => part.page === page);
      if (same >= 0) last[same] = { page };
      else last.push(area ? { page, area } : { page });
    }
  }
  return [...found].map(([number, parts]) => ({ number, parts }));
}

/** Page numbers of an invoice, ascending. */
export function pagesOf({ parts }: InvoiceOnPaper): readonly number[] {
  return [...new Set(parts.map(({ page }) => page))].toSorted((a, b) => a - b);
}
