import type { InvoiceOnPaper, PagePart } from '../../../domain/evidence/reading/invoices-on-paper.ts';
import { notSplittableReasons, type PaperFindings } from '../../../domain/evidence/reading/paper-findings.ts';
import { isPaperKind } from '../../../domain/evidence/reading/paper-kind.ts';
import { isOnPage } from '../../../domain/viewer/shared/page-area.ts';
import type { PaperWire } from './recognition.ts';

type PartWire = NonNullable<PaperWire['invoices']>[number]['parts'][number];

function partFromWire({ pageNo, left, top, width, height }: PartWire): readonly PagePart[] {
  if (!Number.isInteger(pageNo) || pageNo < 1) return [];
  const area = { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 };
  const isWhole = left == null && top == null && width == null && height == null;
  return [isWhole || !isOnPage(area) ? { page: pageNo } : { page: pageNo, area }];
}

/** Parses findings; what is not known here is left out. */
export function paperFromWire({ pageCount, pagesRead, invoices, looksLike, undividable }: PaperWire): PaperFindings {
  return {
    pageCount,
    pagesRead,
    invoices: (invoices ?? []).flatMap(({ number, parts }): readonly InvoiceOnPaper[] => {
      const known = parts.flatMap(partFromWire);
      return known.length === 0 ? [] : [{ number, parts: known }];
    }),
    looksLike: looksLike != null && isPaperKind(looksLike) ? looksLike : undefined,
    undividable: notSplittableReasons.find((each) => each === undividable),
  };
}

/** The reverse of `paperFromWire`. */
export function paperToWire({ pageCount, pagesRead, invoices, looksLike, undividable }: PaperFindings): PaperWire {
  return {
    pageCount,
    pagesRead,
    invoices: invoices.map(({ number, parts }) => ({
      number,
      parts: parts.map(({ page, area }) => ({ pageNo: page, ...area })),
    })),
    ...(looksLike ? { looksLike } : {}),
    ...(undividable ? { undividable } : {}),
  };
}
