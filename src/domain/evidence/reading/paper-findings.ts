import type { InvoiceOnPaper } from './invoices-on-paper.ts';
import type { DocumentKind } from './read-fields.ts';
import type { PaperKind } from './paper-kind.ts';

/** Why a file cannot be divided: it is encrypted, or signed as a whole. */
export const notSplittableReasons = ['encrypted', 'signed'] as const;
export type Undividable = (typeof notSplittableReasons)[number];

/** Findings about a whole file, beside the values of its fields. */
export interface PaperFindings {
  readonly pageCount: number;
  /** Number of examined pages, from the first. */
  readonly pagesRead: number;
  readonly invoices: readonly InvoiceOnPaper[];
  /** Kind of paper according to its text; undefined where unclear. */
  readonly looksLike?: PaperKind | undefined;
  readonly undividable?: Undividable | undefined;
}

/** Whether a file contains several invoices, so that its values belong to several documents. */
export function hasSeveralInvoices(paper: Pick<PaperFindings, 'invoices'> | undefined): boolean {
  return (paper?.invoices.length ?? 0) > 1;
}

/** Whether the text of a file shows another kind of paper than this kind of document. */
export function isAnotherPaper(paper: Pick<PaperFindings, 'looksLike'> | undefined, kind: DocumentKind): boolean {
  return paper?.looksLike !== undefined && paper.looksLike !== kind;
}

/** Combines the findings of two readers about the same pages: codes and text first, then optical recognition. */
export function joinFindings(
  one: PaperFindings | undefined,
  seen: PaperFindings | undefined,
): PaperFindings | undefined {
  if (!one || !seen) return one ?? seen;
  const numbers = new Set(seen.invoices.map(({ number }) => number));
  // Optical findings count only where they include all known invoices, because a misread digit would create another
  // one.
  const isConfirmed = one.invoices.every(({ number }) => numbers.has(number));
  const better = isConfirmed && seen.invoices.length > one.invoices.length ? seen : one;
  return {
    ...better,
    looksLike: one.looksLike ?? seen.looksLike,
    undividable: one.undividable ?? seen.undividable,
  };
}

/** Why a file with several invoices is not divided by the portal; undefined where it can be. */
export function splitObstacle({
  undividable,
  pageCount,
  pagesRead,
  invoices,
}: PaperFindings): Undividable | 'not-all-read' | 'overlapping' | undefined {
  if (undividable) return undividable;
  if (pagesRead < pageCount) return 'not-all-read';
  const owners = Map.groupBy(
    invoices.flatMap(({ parts }) => parts),
    ({ page }) => page,
  );
  // Where several invoices share a page, each must have a part of its own.
  return [...owners.values()].some((parts) => parts.length > 1 && parts.some(({ area }) => area === undefined))
    ? 'overlapping'
    : undefined;
}
