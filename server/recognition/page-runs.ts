import type { ReadPlace } from '../../src/domain/evidence/reading/read-place.ts';
import { placeAround } from './read-places.ts';

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
/** Share of a letter's height below its baseline. */
export const belowBaseline = 0.25;

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
