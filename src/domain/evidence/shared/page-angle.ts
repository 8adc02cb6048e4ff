import { across as acrossOf, axesAt } from './turned-axes.ts';

/** A grey-scale picture with values 0 to 255, row by row. */
export interface GreyPicture {
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Size in pixels to which the longer side is reduced; lines of text are still distinct. */
const lookedSide = 800;
/** Minimum difference in grey of an edge. */
const edge = 20;
/** Largest tested angle and the step between angles, in degrees. */
const widest = 44;
const step = 0.5;
/** Maximum number of sampled edge points, and the minimum for a result. */
const maxPoints = 8_000;
const minPoints = 400;
/** Minimum ratio of the best score to the median score of all angles. */
const clearly = 1.25;

/**
 * Rotation of a page's text lines in degrees clockwise; 0 if it cannot be measured. A page that is turned by a quarter
 * has the angle 0, because only a slanted camera matters.
 */
export function pageAngle(picture: GreyPicture): number {
  const { across, down } = edgesOf(downscale(picture));
  if (across.length + down.length < 2 * minPoints) return 0;
  const angles = Array.from({ length: Math.round((2 * widest) / step) + 1 }, (_, index) => index * step - widest);
  const scores = angles.map((angle) => concentrationAt(across, angle) + concentrationAt(down, angle));
  const best = scores.indexOf(Math.max(...scores));
  const usual = scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
  return (scores[best] ?? 0) >= usual * clearly ? (angles[best] ?? 0) : 0;
}

/** Reduces the size of a picture, so that the grain of a photograph does not count as an edge. */
function downscale({ grey, width, height }: GreyPicture): GreyPicture {
  const block = Math.max(1, Math.round(Math.max(width, height) / lookedSide));
  const [wide, high] = [Math.floor(width / block), Math.floor(height / block)];
  const small = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      let sum = 0;
      for (let row = 0; row < block; row += 1)
        for (let column = 0; column < block; column += 1)
          sum += grey[(y * block + row) * width + x * block + column] ?? 0;
      small[y * wide + x] = Math.round(sum / (block * block));
    }
  }
  return { grey: small, width: wide, height: high };
}

/**
 * Edge points as coordinates along and across the edge: x and y for edges across the page, y and -x for edges down the
 * page.
 */
type Points = readonly number[];

function edgesOf({ grey, width, height }: GreyPicture): { readonly across: Points; readonly down: Points } {
  const [across, down]: [number[], number[]] = [[], []];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const place = y * width + x;
      const right = Math.abs((grey[place + 1] ?? 0) - (grey[place - 1] ?? 0));
      const below = Math.abs((grey[place + width] ?? 0) - (grey[place - width] ?? 0));
      if (below > edge && below > right * 2) across.push(x, y);
      else if (right > edge && right > below * 2) down.push(y, -x);
    }
  }
  return { across: samplePoints(across), down: samplePoints(down) };
}

/** Reduces the number of points to the maximum. */
function samplePoints(points: Points): Points {
  const every = Math.ceil(points.length / 2 / maxPoints);
  return points.filter((_, index) => Math.floor(index / 2) % every === 0);
}

/** Score of how much points concentrate in lines of one angle: the sum of the squared counts by line. */
function concentrationAt(points: Points, degrees: number): number {
  if (points.length < minPoints) return 0;
  const axes = axesAt((degrees * Math.PI) / 180);
  // Largest distance of a point from the corner, on either side: three times the longest side.
  const middle = 3 * lookedSide;
  const counts = new Uint32Array(2 * middle);
  for (let index = 0; index < points.length; index += 2)
    counts[middle + Math.round(acrossOf(axes, points[index] ?? 0, points[index + 1] ?? 0))]! += 1;
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum;
}
