import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReadPlace, readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { ReadingLimits } from './document-source.ts';
import { formRuns } from './form-runs.ts';
import { gbkDecoder } from './gbk-decoder.ts';
import { placeAround, shareOf } from './read-places.ts';

/** A continuous text on one line of a page. Positions are in points or pixels from the upper left corner. */
export interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Height of its letters. */
  readonly height: number;
  /** Place on the original page, before any levelling; undefined when it is not needed. */
  readonly place?: ReadPlace | undefined;
}

// Shares of a letter's height. A smaller gap joins two pieces into one text; a larger one separates cells or columns.
const sameText = 0.7;
const sameLine = 0.5;
/** Share of a letter's height that lies below its baseline. */
const belowBaseline = 0.25;

/** The texts of a page from top to bottom, on one line from left to right. Sideways and empty texts are left out. */
export async function pageRuns(page: PDFPageProxy, limits: ReadingLimits): Promise<readonly Run[]> {
  const { items } = await page.getTextContent();
  const { transform: viewTransform, width: across, height: down } = page.getViewport({ scale: 1 });
  const decode = await gbkDecoder(page, items);
  const pieces = items.slice(0, limits.textPieces).flatMap((item): readonly Run[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [along = 0, slope = 0, , , left = 0, baseline = 0] = Util.transform(
      viewTransform,
      item.transform,
    ) as readonly number[];
    if (along <= 0 || Math.abs(slope) > along / 10) return [];
    const [right, height] = [left + item.width, item.height || along];
    const place = readPlace(
      page.pageNumber,
      shareOf({ left, right, top: baseline - height, bottom: baseline + belowBaseline * height }, across, down),
    );
    return [{ text: decode(item.str, item.fontName), left, right, baseline, height, place }];
  });
  const values = await formRuns(page, limits);
  return joinPieces([...pieces, ...values].filter((run) => isVisible(run, across, down)));
}

/** Whether more than half of a text lies on the shown part of its page. */
function isVisible({ left, right, baseline, height }: Run, across: number, down: number): boolean {
  const [x, y] = [(left + right) / 2, baseline - height / 2];
  return x >= 0 && x <= across && y >= 0 && y <= down;
}

/**
 * Joins pieces of text that are side by side. The result is sorted from top to bottom, on one line from left to right.
 */
export function joinPieces(pieces: readonly Run[]): readonly Run[] {
  return groupIntoLines(pieces).flatMap(joinLine);
}

/** Groups pieces whose baselines differ by less than half of their height. */
function groupIntoLines(pieces: readonly Run[]): readonly (readonly Run[])[] {
  const found: Run[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = found.at(-1);
    const first = line?.[0];
    if (line && first && piece.baseline - first.baseline < sameLine * Math.min(first.height, piece.height))
      line.push(piece);
    else found.push([piece]);
  }
  return found.map((line) => line.toSorted((a, b) => a.left - b.left));
}

function joinLine(line: readonly Run[]): readonly Run[] {
  const runs: Run[] = [];
  for (const piece of line) {
    const before = runs.at(-1);
    const isNear = before !== undefined && piece.left - before.right < sameText * Math.max(before.height, piece.height);
    if (before && (isNear || isSpread(before.text, piece.text)))
      runs[runs.length - 1] = {
        ...before,
        text: before.text + piece.text,
        right: Math.max(before.right, piece.right),
        place: placeAround(before.place, piece.place),
      };
    else runs.push(piece);
  }
  return runs;
}

// Labels whose characters forms spread over the width of the longest label.
const spreadLabel = /(?:名称|合计|校验|验码)$/u;

function isSpread(before: string, after: string): boolean {
  return spreadLabel.test(normaliseText(before).slice(-1) + normaliseText(after).slice(0, 1));
}

/** The texts to the right on the same line, the nearest first. */
export function rightOf(run: Run, runs: readonly Run[]): readonly Run[] {
  return runs.filter((each) => each.left >= run.right && isSameLine(each, run)).toSorted((a, b) => a.left - b.left);
}

export function isSameLine(one: Run, other: Run): boolean {
  return Math.abs(one.baseline - other.baseline) < sameLine * Math.min(one.height, other.height);
}

/** A text without blanks, its full-width characters replaced by the usual ones, so that labels can be compared. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/gu, '');
}
