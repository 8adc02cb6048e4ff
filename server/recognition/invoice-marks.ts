import type { PageArea } from '../../src/domain/viewer/shared/page-area.ts';
import { readValue } from '../../src/domain/evidence/reading/read-value.ts';
import type { InvoiceMarkOnPage, PageOfInvoices } from '../../src/domain/evidence/reading/invoices-on-paper.ts';
import { typeByTitle } from './invoice-titles.ts';
import { labelledValues } from './labelled.ts';
import { normaliseText, type Run } from './page-runs.ts';

/** The digits of an invoice number, of fully digital invoices and of earlier ones. */
const numberForm = /^(?:\d{8}|\d{20})$/u;
const totalLabel = /价税合计|车价合计/u;
/** Share of a page's height within which numbers belong to one row of invoices. */
const sameRow = 0.1;
/** Share of a page's height above which a number needs no label. */
const headOfPage = 0.35;

/** Share of the space between two invoices that belongs to the upper one. A code may be higher than its title. */
const edgeShare = 0.3;

interface PlacedNumber {
  readonly number: string;
  readonly area: PageArea | undefined;
}

/**
 * The invoices of a page by their numbers. Several numbers are several invoices only when each has a total of its own:
 * otherwise the page lists or mentions the others.
 */
export function invoiceMarks(runs: readonly Run[]): PageOfInvoices {
  const found = numbersOn(runs);
  const distinct = [...Map.groupBy(found, ({ number }) => number).values()].flatMap((same) => same.slice(0, 1));
  const [first] = distinct;
  if (first === undefined) return [];
  const totals = runs.filter(({ text }) => totalLabel.test(normaliseText(text))).length;
  if (distinct.length === 1 || totals < distinct.length) return [{ number: first.number }];
  return withAreas(distinct, runs);
}

function numbersOn(runs: readonly Run[]): readonly PlacedNumber[] {
  const labelled = labelledValues(runs, /^发票号码:?/u).flatMap(({ value, label, places }): readonly PlacedNumber[] => {
    const number = value === undefined ? undefined : readValue('number', value);
    return number !== undefined && numberForm.test(number) ? [{ number, area: (label.place ?? places[0])?.area }] : [];
  });
  if (labelled.length > 0) return labelled;
  // The label may be part of a printed form that is a picture.
  const isHeaded = typeByTitle(runs.map(({ text }) => text)) !== undefined;
  return isHeaded
    ? runs
        .filter(({ text, place }) => /^\d{20}$/u.test(normaliseText(text)) && (place?.area.top ?? 1) < headOfPage)
        .map(({ text, place }) => ({ number: normaliseText(text), area: place?.area }))
    : [];
}

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** The areas of a page that its invoices cover: rows, each of one or two invoices side by side. */
function withAreas(found: readonly PlacedNumber[], runs: readonly Run[]): readonly InvoiceMarkOnPage[] {
  const rows: PlacedNumber[][] = [];
  for (const each of found.toSorted((a, b) => (a.area?.top ?? 0) - (b.area?.top ?? 0))) {
    const row = rows.at(-1);
    if (row && (each.area?.top ?? 0) - (row[0]?.area?.top ?? 0) < sameRow) row.push(each);
    else rows.push([each]);
  }
  if (found.some(({ area }) => area === undefined)) return found.map(({ number }) => ({ number }));
  const tops = rows.map((row, index) => (index === 0 ? 0 : topOfRow(row, rows[index - 1] ?? [], runs)));
  return rows.flatMap((row, index) => marksOfRow(row, { top: tops[index] ?? 0, bottom: tops[index + 1] ?? 1 }, runs));
}

/** Upper edge of a row of invoices: between its uppermost title or number and the text above that. */
function topOfRow(row: readonly PlacedNumber[], before: readonly PlacedNumber[], runs: readonly Run[]): number {
  const areas = runs.flatMap(({ place }) => place?.area ?? []);
  const numberTop = Math.min(...row.map(({ area }) => area?.top ?? 1));
  const numberBefore = Math.max(...before.map(({ area }) => area?.top ?? 0));
  const titles = runs
    .filter(({ text }) => typeByTitle([text]) !== undefined)
    .flatMap(({ place }) => place?.area ?? [])
    .filter(({ top }) => top > numberBefore + sameRow / 2 && top < numberTop + sameRow / 2);
  const first = Math.min(numberTop, ...titles.map(({ top }) => top));
  const above = areas.map(({ top, height }) => top + height).filter((bottom) => bottom <= first);
  const end = Math.max(0, ...above);
  return end + edgeShare * (first - end);
}

function marksOfRow(
  row: readonly PlacedNumber[],
  { top, bottom }: Band,
  runs: readonly Run[],
): readonly InvoiceMarkOnPage[] {
  const height = bottom - top;
  const [only] = row;
  if (only && row.length === 1) return [{ number: only.number, area: { left: 0, top, width: 1, height } }];
  const isCrossed = runs.some(({ place }) => {
    const area = place?.area;
    return area && area.top >= top && area.top < bottom && area.left < 0.5 && area.left + area.width > 0.5;
  });
  const [left, right, more] = row.toSorted((a, b) => (a.area?.left ?? 0) - (b.area?.left ?? 0));
  if (!left || !right || more || isCrossed || (right.area?.left ?? 0) < 0.5)
    return row.map(({ number }) => ({ number }));
  return [
    { number: left.number, area: { left: 0, top, width: 0.5, height } },
    { number: right.number, area: { left: 0.5, top, width: 0.5, height } },
  ];
}
