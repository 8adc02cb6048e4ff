import { across as acrossOf, axesAt } from './turned-axes.ts';

/** A picture in grey, 0 to 255, row by row. */
export interface GreyPicture {
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side at which lines of letters can still be told apart. */
const lookedSide = 800;
/** Steps of grey from which on something is an edge. */
const edge = 20;
/** Degrees up to which a page is looked for, and in what steps. */
const widest = 44;
const step = 0.5;
/** So many points of edges are enough, and fewer than the least say nothing. */
const mostPoints = 8_000;
const leastPoints = 400;
/** Minimum ratio of the best score to the median score of all angles. */
const clearly = 1.25;

/**
 * How far the lines of a page are turned from lying straight, in degrees, clockwise; 0 where nothing in it tells. A
 * page on its side lies straight: what matters is how the camera was held over it.
 */
export function pageAngle(picture: GreyPicture): number {
  const { across, down } = edgesOf(smaller(picture));
  if (across.length + down.length < 2 * leastPoints) return 0;
  const angles = Array.from({ length: Math.round((2 * widest) / step) + 1 }, (_, index) => index * step - widest);
  const scores = angles.map((angle) => gathered(across, angle) + gathered(down, angle));
  const best = scores.indexOf(Math.max(...scores));
  const usual = scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
  return (scores[best] ?? 0) >= usual * clearly ? (angles[best] ?? 0) : 0;
}

/** Several pixels become one, so that the grain of a photograph is no edge. */
function smaller({ grey, width, height }: GreyPicture): GreyPicture {
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
 * Points of edges, each as where it lies along the edge and across it: x and y of those that run across the page, y and
 * -x of those that run down.
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
  return { across: thinned(across), down: thinned(down) };
}

/** Every so many of them, where they are more than enough. */
function thinned(points: Points): Points {
  const every = Math.ceil(points.length / 2 / mostPoints);
  return points.filter((_, index) => Math.floor(index / 2) % every === 0);
}

/** How much points gather in lines of one angle: the sum of the squares of how many lie in each. */
function gathered(points: Points, degrees: number): number {
  if (points.length < leastPoints) return 0;
  const axes = axesAt((degrees * Math.PI) / 180);
  // No point lies further from the corner, on either side of it, than three times the longest side.
  const middle = 3 * lookedSide;
  const counts = new Uint32Array(2 * middle);
  for (let index = 0; index < points.length; index += 2)
    counts[middle + Math.round(acrossOf(axes, points[index] ?? 0, points[index + 1] ?? 0))]! += 1;
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum;
}
