import { expect, test } from 'vitest';
import { levelRuns } from '../../../../server/recognition/optical/deskewed-text-runs.ts';
import type { RecognisedLine } from '../../../../server/recognition/optical/text-recogniser.ts';

/** Two columns of lines on a printed page: labels left, values right, five rows. */
const printed = Array.from({ length: 5 }, (_, row) => row).flatMap((row) => [
  { text: `l${row}`, left: -400, right: -100, y: row * 100 - 200 },
  { text: `v${row}`, left: 50, right: 450, y: row * 100 - 200 },
]);

/** The photographed page, by the mapping of its places. */
function seen(place: (x: number, y: number) => readonly [number, number]): readonly RecognisedLine[] {
  return printed.map(({ text, left, right, y }): RecognisedLine => {
    const [[x1, y1], [x2, y2]] = [place(left, y), place(right, y)];
    return {
      text,
      confidence: 1,
      box: {
        x: (x1 + x2) / 2,
        y: (y1 + y2) / 2,
        length: Math.hypot(x2 - x1, y2 - y1),
        height: 30,
        angle: Math.atan2(y2 - y1, x2 - x1),
      },
    };
  });
}

const rowsOf = (lines: readonly RecognisedLine[]) => levelRuns(lines).map(({ text }) => text);
const rightRows = printed.map(({ text }) => text);
const turnedBy = (angle: number) => (x: number, y: number) =>
  [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;

test.each([0, 0.3, -0.4, Math.PI / 2, Math.PI, -Math.PI / 2 + 0.1])(
  'a page turned by %s has its rows from top to bottom, each from left to right',
  (angle) => {
    expect(rowsOf(seen(turnedBy(angle)))).toEqual(rightRows);
  },
);

test('the rows of a page in perspective have common baselines', () => {
  // The right side is further away, so the rows converge.
  const aslant = (x: number, y: number) => [x / (1 + x / 1500), (y / (1 + x / 1500)) * 1.2] as const;
  const runs = levelRuns(seen(aslant));
  expect(runs.map(({ text }) => text)).toEqual(rightRows);
  for (const [index, run] of runs.entries())
    if (index % 2 === 1) expect(run.baseline).toBeCloseTo(runs[index - 1]?.baseline ?? Number.NaN, -1);
});

test('an upright line is in no row of the others', () => {
  const stamp: RecognisedLine = {
    text: 'stamp',
    confidence: 1,
    box: { x: 0, y: 0, length: 120, height: 30, angle: Math.PI / 2 },
  };
  expect(rowsOf([...seen((x, y) => [x, y]), stamp])).toEqual(rightRows);
});

test('a character of a vertical heading begins no row', () => {
  const heading = (text: string): RecognisedLine => ({
    text,
    confidence: 1,
    box: { x: -416, y: -200, length: 26, height: 30, angle: 0 },
  });
  expect(rowsOf([...seen((x, y) => [x, y]), heading('购')])).toEqual(rightRows);
  expect(rowsOf([...seen((x, y) => [x, y]), heading('合')])[0]).toBe('合l0');
});

test('a page without lines has no rows', () => {
  expect(levelRuns([])).toEqual([]);
});
