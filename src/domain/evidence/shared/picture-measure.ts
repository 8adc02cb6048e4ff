import { pageAngle } from './page-angle.ts';
import type { PictureMeasure } from '../../uploads/picture-clarity.ts';

/** A picture with red, green, blue and alpha values, 0 to 255, row by row. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Number of tiles per side. Tiles are measured separately, because brightness differs over a page, for example in a
 * shadow.
 */
const tiles = 8;
/** Minimum difference in grey (of 255) between letters and paper. */
const faint = 24;

/**
 * Measures sharpness, brightness, contrast and rotation of a picture from its grey values. The pixels may be a reduced
 * copy; `own` is the size of the original file.
 */
export function pictureMeasure(
  { data, width, height }: Pixels,
  own: { readonly width: number; readonly height: number },
): PictureMeasure {
  const grey = greyOf({ data, width, height });
  const found = Array.from({ length: tiles * tiles }, (_, index) =>
    tileOf(grey, { width, height }, index % tiles, Math.floor(index / tiles)),
  );
  const written = found.filter(({ contrast, slope }) => contrast > faint && slope > 0);
  return {
    width: own.width,
    height: own.height,
    // The steepest step of an edge with Gaussian blur of width s is its height divided by 2.5 s.
    smear: middle(written.map(({ contrast, slope }) => contrast / (slope * 2.507))),
    light: found.map(({ paper }) => paper).toSorted((a, b) => a - b)[Math.floor(found.length / 10)] ?? 0,
    // Only the sixteenth of the tiles with the highest contrast counts, so that a page with few lines does not appear
    // pale.
    contrast:
      found.map(({ contrast, paper }) => (paper === 0 ? 0 : contrast / paper)).toSorted((a, b) => b - a)[
        Math.floor(found.length / 16)
      ] ?? 0,
    angle: pageAngle({ grey, width, height }),
  };
}

function greyOf({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let place = 0; place < grey.length; place += 1)
    grey[place] =
      ((data[place * 4] ?? 0) * 77 + (data[place * 4 + 1] ?? 0) * 150 + (data[place * 4 + 2] ?? 0) * 29) >> 8;
  return grey;
}

interface Tile {
  /** Brightness of the lighter part of the tile, and how much darker its letters are. */
  readonly paper: number;
  readonly contrast: number;
  /** Steepest steps from one pixel to the next. */
  readonly slope: number;
}

function tileOf(
  grey: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  column: number,
  row: number,
): Tile {
  const values = new Uint32Array(256);
  const slopes = new Uint32Array(256);
  const [left, right] = [Math.floor((column * width) / tiles), Math.floor(((column + 1) * width) / tiles)];
  const [top, bottom] = [Math.floor((row * height) / tiles), Math.floor(((row + 1) * height) / tiles)];
  for (let y = Math.max(top, 1); y < Math.min(bottom, height - 1); y += 1) {
    for (let x = Math.max(left, 1); x < Math.min(right, width - 1); x += 1) {
      const place = y * width + x;
      values[grey[place] ?? 0]! += 1;
      const across = Math.abs((grey[place + 1] ?? 0) - (grey[place - 1] ?? 0));
      const down = Math.abs((grey[place + width] ?? 0) - (grey[place - width] ?? 0));
      slopes[Math.round(Math.hypot(across, down) / 2)]! += 1;
    }
  }
  const [ink, paper] = [shareOf(values, 0.005), shareOf(values, 0.75)];
  return { paper, contrast: paper - ink, slope: shareOf(slopes, 0.997) };
}

/** The value that a given share of all values is below (a quantile); 0 for no values. */
function shareOf(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, each) => sum + each, 0);
  let passed = 0;
  return counts.findIndex((count) => (passed += count) >= all * share);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
