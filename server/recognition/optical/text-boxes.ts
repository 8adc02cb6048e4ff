import { across as acrossOf, along as alongOf, axesAt } from '../../../src/domain/evidence/shared/turned-axes.ts';

/** The likelihood of each pixel of a picture to be within a line of text, row by row, 0 to 1. */
export interface TextLikelihood {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The box of a line of text: its middle, its length along its direction, its height across, and its direction. In
 * pixels and radians; a positive angle points downwards to the right.
 */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly angle: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Least likelihood of a pixel of a line. */
const minLikelihood = 0.3;
/** Least average likelihood of a line. */
const minAverageLikelihood = 0.55;
/** Pixels. Smaller lines cannot be read. */
const minSidePixels = 3;
/** The model marks lines smaller than they are: boxes grow by this factor times their area over their perimeter. */
const growth = 1.6;
/** Ratio of length to height from which a line has a direction of its own. */
const longRatio = 2;
/** Maximum number of lines on one page: a picture of noise has many thousands. */
const maxBoxes = 600;

/**
 * The boxes of the lines of text in a picture: for each connected patch of likely text, the narrowest box around it.
 * Short patches take the direction of the other lines.
 */
export function textBoxes(likelihood: TextLikelihood): readonly TextBox[] {
  const hulls = patches(likelihood).map(hullOf);
  const free = hulls.map(narrowestFrame);
  const usual = usualAngle(free);
  return free.flatMap((frame, index): readonly TextBox[] => {
    const settled = frame.length < longRatio * frame.height ? frameAt(hulls[index] ?? [], usual ?? frame.angle) : frame;
    if (settled.height < minSidePixels || settled.length < minSidePixels) return [];
    const outwards = (settled.length * settled.height * growth) / (2 * (settled.length + settled.height));
    return [{ ...settled, length: settled.length + 2 * outwards, height: settled.height + 2 * outwards }];
  });
}

/** The corner points of the pixel rows of each connected patch, the largest patches first. */
function patches({ data, width, height }: TextLikelihood): readonly (readonly Point[])[] {
  const seen = new Uint8Array(data.length);
  const found: { readonly points: readonly Point[]; readonly size: number }[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 0) <= minLikelihood) continue;
    const rows = new Map<number, [number, number]>();
    let [sum, size] = [0, 0];
    stack.push(start);
    seen[start] = 1;
    for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
      const [x, y] = [place % width, Math.floor(place / width)];
      sum += data[place] ?? 0;
      size += 1;
      const row = rows.get(y);
      if (row === undefined) rows.set(y, [x, x]);
      else if (x < row[0]) row[0] = x;
      else if (x > row[1]) row[1] = x;
      for (let down = y === 0 ? 0 : -1; down <= 1 && y + down < height; down += 1) {
        for (let right = x === 0 ? 0 : -1; right <= 1 && x + right < width; right += 1) {
          const next = place + down * width + right;
          if (seen[next] === 1 || (data[next] ?? 0) <= minLikelihood) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (sum / size >= minAverageLikelihood && size >= minSidePixels * minSidePixels)
      found.push({
        size,
        points: [...rows].flatMap(([y, [left, right]]) => [
          { x: left, y },
          { x: right + 1, y },
          { x: left, y: y + 1 },
          { x: right + 1, y: y + 1 },
        ]),
      });
  }
  return found
    .toSorted((a, b) => b.size - a.size)
    .slice(0, maxBoxes)
    .map(({ points }) => points);
}

/** The corners of the convex hull of points, in order (monotone chain algorithm). */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Point[]): readonly Point[] => {
    const hull: Point[] = [];
    for (const point of from) {
      while (hull.length > 1 && turn(hull.at(-2) ?? point, hull.at(-1) ?? point, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The box of least area around a convex hull: one of its sides is on a side of the hull. */
function narrowestFrame(hull: readonly Point[]): TextBox {
  const frames = hull.map((corner, index) => {
    const next = hull[(index + 1) % hull.length] ?? corner;
    return frameAt(hull, Math.atan2(next.y - corner.y, next.x - corner.x));
  });
  const narrowest = frames.toSorted((a, b) => a.length * a.height - b.length * b.height)[0] ?? {
    x: 0,
    y: 0,
    length: 0,
    height: 0,
    angle: 0,
  };
  const lying =
    narrowest.length >= narrowest.height
      ? narrowest
      : { ...narrowest, length: narrowest.height, height: narrowest.length, angle: narrowest.angle + Math.PI / 2 };
  return { ...lying, angle: halfTurn(lying.angle) };
}

/** The box around points with sides in this direction. */
function frameAt(hull: readonly Point[], angle: number): TextBox {
  const [axes, back] = [axesAt(angle), axesAt(-angle)];
  const along = hull.map(({ x, y }) => alongOf(axes, x, y));
  const across = hull.map(({ x, y }) => acrossOf(axes, x, y));
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: alongOf(back, middle, centre),
    y: acrossOf(back, middle, centre),
    length: right - left,
    height: bottom - top,
    angle,
  };
}

/** The angle of a line without direction: from −90° up to 90°. */
function halfTurn(angle: number): number {
  return angle - Math.PI * Math.floor(angle / Math.PI + 0.5);
}

/** The median direction of the long lines, weighted by length; undefined when there is none. */
function usualAngle(boxes: readonly TextBox[]): number | undefined {
  const lying = boxes
    .filter(({ length, height }) => length >= longRatio * height)
    .toSorted((a, b) => a.angle - b.angle);
  const half = lying.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  return lying.find(({ length }) => (passed += length) >= half)?.angle;
}
