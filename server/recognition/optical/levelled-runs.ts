import { type ReadPlace, readPlace } from '../../../src/domain/evidence/reading/read-place.ts';
import { across, along, axesAt } from '../../../src/domain/evidence/shared/turned-axes.ts';
import { joinedRuns, type Run } from '../page-runs.ts';
import { frameAround, shareOf } from '../read-places.ts';
import type { TextBox } from './text-boxes.ts';
import type { SeenLine } from './text-eyes.ts';

/** The picture that lines were seen in: which page it is, counted from 1, and its pixels. */
export interface SeenPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** Where a line's frame lies in its picture, however it is turned. */
function placeIn(
  { number, width, height }: SeenPage,
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

/** A line of text after the page was turned upright; from the page's middle, downwards and to the right. */
interface Laid {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  /** How far it sinks for each pixel to the right. */
  readonly slope: number;
  readonly box: TextBox;
}

/**
 * The slope of a row that meets the page's middle at `y` is `level + y * lean`: rows of a page that is seen aslant meet
 * in one point.
 */
interface Rows {
  readonly level: number;
  readonly lean: number;
}

// Characters of headings that are written downwards at the side of boxes: each would begin a row that is another's.
const sideHeading = /^[购买销售方密码区备注]$/u;
/** What is so many times longer than high tells how rows lie. */
const telling = 4;
/** Letters fill so much of the frame around them, which the baseline is this part of above its lower edge. */
const lettersOfFrame = 0.62;

/**
 * Lines of a photographed page as texts of a level one, in pixels: rows that were aslant, because the page was turned
 * or seen from one side, share their baselines again. What stands upright to all others is left out.
 */
export function levelledRuns(lines: readonly SeenLine[], page?: SeenPage): readonly Run[] {
  const turned = usual(lines);
  const laid = lines.filter(({ text }) => !sideHeading.test(text.trim())).flatMap((line) => laidOut(line, turned));
  const rows = settledRows(laid);
  return joinedRuns(
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

/** Where a line's row meets the page's middle. */
function levelOf({ x, y }: Laid, { level, lean }: Rows): number {
  return (y - level * x) / (1 + lean * x);
}

function usual(lines: readonly SeenLine[]): number {
  const [first] = lines.toSorted((a, b) => b.box.length - a.box.length);
  if (first === undefined) return 0;
  const near = lines
    .map(({ box }) => ({ length: box.length, off: signed(box.angle - first.box.angle) }))
    .toSorted((a, b) => a.off - b.off);
  const half = near.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  return first.box.angle + (near.find(({ length }) => (passed += length) >= half)?.off ?? 0);
}

/** An angle of more than half a turn as the shorter one to the other side. */
function signed(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

const most = Math.PI / 6;

function laidOut({ text, box }: SeenLine, turned: number): readonly Laid[] {
  const off = signed(box.angle - turned);
  if (Math.abs(off) > most) return [];
  const axes = axesAt(turned);
  return [
    {
      text,
      x: along(axes, box.x, box.y),
      y: across(axes, box.x, box.y),
      length: box.length,
      height: box.height,
      slope: Math.tan(off),
      box,
    },
  ];
}

/** How rows lie, from the long lines; again without those that lie otherwise than most. */
function settledRows(laid: readonly Laid[]): Rows {
  const long = laid.filter(({ length, height }) => length >= telling * height);
  const first = fitted(long);
  const off = (line: Laid) => Math.abs(line.slope - first.level - first.lean * levelOf(line, first));
  const usualOff = long.map(off).toSorted((a, b) => a - b)[Math.floor(long.length / 2)] ?? 0;
  return fitted(long.filter((line) => off(line) <= 2.5 * usualOff + 1e-4));
}

/** The least squares of slopes over heights, by the lines' length. */
function fitted(lines: readonly Laid[]): Rows {
  let rows: Rows = { level: 0, lean: 0 };
  // Where a row meets the middle depends on how it lies: three rounds are enough for pages that can be read at all.
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
