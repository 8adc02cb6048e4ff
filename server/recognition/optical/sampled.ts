import type { Pixels } from '../qr-reader.ts';

/**
 * The positions of a sampled picture's pixels in its source: the upper left corner, and the steps to the right and
 * downwards. In pixels of the source.
 */
export interface Grid {
  readonly from: readonly [number, number];
  readonly right: readonly [number, number];
  readonly down: readonly [number, number];
}

/**
 * The normalisation of colours for a model: mean and standard deviation of red, green and blue, each from 0 to 1.
 */
export interface Tones {
  readonly middle: readonly [number, number, number];
  readonly spread: readonly [number, number, number];
}

/**
 * Samples a part of a picture as input of a model: three planes in the order blue, green and red of its training, with
 * bilinear interpolation. Pixels outside of the picture repeat its edge.
 */
export function samplePixels(
  { data, width, height }: Pixels,
  size: { readonly width: number; readonly height: number },
  { from, right, down }: Grid,
  { middle, spread }: Tones,
): Float32Array {
  const plane = size.width * size.height;
  const planes = new Float32Array(3 * plane);
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1) {
      const [x, y] = [
        from[0] + (column + 0.5) * right[0] + (row + 0.5) * down[0],
        from[1] + (column + 0.5) * right[1] + (row + 0.5) * down[1],
      ];
      const [left, top] = [Math.min(Math.max(x - 0.5, 0), width - 1), Math.min(Math.max(y - 0.5, 0), height - 1)];
      const [first, upper] = [Math.floor(left), Math.floor(top)];
      const [beside, below] = [first + 1 < width ? 4 : 0, upper + 1 < height ? width * 4 : 0];
      const [across, under] = [left - first, top - upper];
      const at = (upper * width + first) * 4;
      const place = row * size.width + column;
      for (let colour = 0; colour < 3; colour += 1) {
        const corner = at + colour;
        const high = (data[corner] ?? 0) * (1 - across) + (data[corner + beside] ?? 0) * across;
        const low = (data[corner + below] ?? 0) * (1 - across) + (data[corner + below + beside] ?? 0) * across;
        planes[(2 - colour) * plane + place] =
          ((high * (1 - under) + low * under) / 255 - (middle[2 - colour] ?? 0)) / (spread[2 - colour] ?? 1);
      }
    }
  }
  return planes;
}
