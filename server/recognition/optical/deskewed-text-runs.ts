import { type ReadPlace, readPlace } from '../../../src/domain/evidence/reading/read-place.ts';
import { across, along, axesAt } from '../../../src/domain/evidence/shared/turned-axes.ts';
import { joinPieces, type Run } from '../page-runs.ts';
import { frameAround, shareOf } from '../read-places.ts';
import type { TextBox } from './text-boxes.ts';
import type { RecognisedLine } from './text-recogniser.ts';

/** The picture of a page: its number from 1, and its size in pixels. */
export interface PagePicture {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** The place around a line's box in its picture. */
function placeIn(
  { number, width, height }: PagePicture,
  { x, y, length, height: high, angle }: TextBox,
): ReadPlace | undefined {
  const [back, far, low] = [axesAt(-angle), length / 2, high / 2];
  const corners = [
    [far, low],
    [far, -low],
    [-far, low],
    [-far, -low],
  ].map(([right = 0, down = 0]) => ({ x: x + along(back, right, down), y: y + across(back, right, down) }));
  return readPlace(number, shareOf(frameAround(corners), width, height));
}

/** A line of text after the page was turned upright. Its coordinates count to the right and downwards. */
interface UprightLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  /** Pixels downwards for each pixel to the right. */
  readonly slope: number;
  readonly box: TextBox;
}

/**
 * The slope of a row that crosses the axis `x = 0` at `y` is `level + y * lean`: rows of a page that is photographed
 * from the side meet in one point.
 */
interface Rows {
  readonly level: number;
  readonly lean: number;
}

// Characters of vertical headings at the side of boxes. Each would be the first text of a row that it does not belong
// to.
const sideHeading = /^[购买销售方密码区备注]$/u;
/** Ratio of length to height from which a line's direction is reliable. */
const longRatio = 4;
/** Height of letters as a share of their box. */
const lettersOfFrame = 0.62;

/**
 * Levels the lines of a photographed page, in pixels: lines of one row get the same baseline, although the page was
 * turned or photographed from the side. Lines that are turned by more than 30° against the others are left out.
 */
export function levelRuns(lines: readonly RecognisedLine[], page?: PagePicture): readonly Run[] {
  const turned = usualAngle(lines);
  const laid = lines.filter(({ text }) => !sideHeading.test(text.trim())).flatMap((line) => turnUpright(line, turned));
  const rows = fitRows(laid);
  return joinPieces(
    laid.map((line) => {
      const { text, x, length, height, box } = line;
      const letters = height * lettersOfFrame;
      return {
        text,
        left: x - length / 2,
        right: x + length / 2,
        baseline: levelOf(line, rows) + letters / 2,
        height: letters,
        place: page && placeIn(page, box),
      };
    }),
  );
}

/** The y at which a line's row crosses the axis `x = 0`. */
function levelOf({ x, y }: UprightLine, { level, lean }: Rows): number {
  return (y - level * x) / (1 + lean * x);
}

/** The median angle of the lines, weighted by their length. */
function usualAngle(lines: readonly RecognisedLine[]): number {
  const [first] = lines.toSorted((a, b) => b.box.length - a.box.length);
  if (first === undefined) return 0;
  const deviations = lines
    .map(({ box }) => ({ length: box.length, deviation: toSignedAngle(box.angle - first.box.angle) }))
    .toSorted((a, b) => a.deviation - b.deviation);
  const half = deviations.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  return first.box.angle + (deviations.find(({ length }) => (passed += length) >= half)?.deviation ?? 0);
}

/** An angle as the equal one between −180° and 180°. */
function toSignedAngle(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

const largestDeviation = Math.PI / 6;

function turnUpright({ text, box }: RecognisedLine, turned: number): readonly UprightLine[] {
  const deviation = toSignedAngle(box.angle - turned);
  if (Math.abs(deviation) > largestDeviation) return [];
  const axes = axesAt(turned);
  return [
    {
      text,
      x: along(axes, box.x, box.y),
      y: across(axes, box.x, box.y),
      length: box.length,
      height: box.height,
      slope: Math.tan(deviation),
      box,
    },
  ];
}

/** Fits the slopes of rows to the long lines, and once more without outliers. */
function fitRows(laid: readonly UprightLine[]): Rows {
  const long = laid.filter(({ length, height }) => length >= longRatio * height);
  const first = leastSquaresRows(long);
  const deviation = (line: UprightLine) => Math.abs(line.slope - first.level - first.lean * levelOf(line, first));
  const usualDeviation = long.map(deviation).toSorted((a, b) => a - b)[Math.floor(long.length / 2)] ?? 0;
  return leastSquaresRows(long.filter((line) => deviation(line) <= 2.5 * usualDeviation + 1e-4));
}

/** Fits slope over `y` by least squares, weighted by the square of the lines' lengths. */
function leastSquaresRows(lines: readonly UprightLine[]): Rows {
  let rows: Rows = { level: 0, lean: 0 };
  // The crossing of a row depends on the fit itself: three rounds are enough for pages that can be read at all.
  for (let round = 0; round < 3; round += 1) {
    const all = lines.map((line) => ({ weight: line.length ** 2, at: levelOf(line, rows), slope: line.slope }));
    const weight = all.reduce((sum, each) => sum + each.weight, 0);
    if (weight === 0) return rows;
    const [at, slope] = [
      all.reduce((sum, each) => sum + each.weight * each.at, 0) / weight,
      all.reduce((sum, each) => sum + each.weight * each.slope, 0) / weight,
    ];
    const spread = all.reduce((sum, each) => sum + each.weight * (each.at - at) ** 2, 0);
    const together = all.reduce((sum, each) => sum + each.weight * (each.at - at) * (each.slope - slope), 0);
    const lean = spread === 0 || all.length < 4 ? 0 : together / spread;
    rows = { level: slope - lean * at, lean };
  }
  return rows;
}
