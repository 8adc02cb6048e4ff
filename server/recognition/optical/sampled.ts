import type { Pixels } from '../qr-reader.ts';

/**
 * Where the places of a sampled picture lie in the one that it is taken from: its upper left corner, and what a step to
 * the right and one downwards come to there. Pixels.
 */
export interface Grid {
  readonly from: readonly [number, number];
  readonly right: readonly [number, number];
  readonly down: readonly [number, number];
}

/**
 * How a model wants its colours: what is taken off, and what the rest is divided by, for red, green and blue of 0 to 1.
 */
export interface Tones {
  readonly middle: readonly [number, number, number];
  readonly spread: readonly [number, number, number];
}

/**
 * A part of a picture as the models take it: three planes (blue, green, red: the order in which they were taught), each
 * place mixed from the four around it. What lies outside repeats the edge.
 */
export function sampled(
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
