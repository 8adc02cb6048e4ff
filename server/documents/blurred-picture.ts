import type { Picture } from './picture.ts';

/** The picture as a camera out of focus sees it: each pixel the mean of a square around it, taken three times. */
export function blurredPicture(picture: Picture, radius: number): Picture {
  const { width, height } = picture;
  let pixels = picture.pixels;
  for (let pass = 0; pass < 3; pass += 1) {
    pixels = meanAlong(pixels, { lines: height, lineStep: width * 3, length: width, step: 3 }, radius);
    pixels = meanAlong(pixels, { lines: width, lineStep: 3, length: height, step: width * 3 }, radius);
  }
  return { width, height, pixels };
}

interface Direction {
  readonly lines: number;
  readonly lineStep: number;
  readonly length: number;
  readonly step: number;
}

function meanAlong(pixels: Uint8Array, { lines, lineStep, length, step }: Direction, radius: number): Uint8Array {
  const result = new Uint8Array(pixels.length);
  const span = radius * 2 + 1;
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const start = line * lineStep + channel;
      const at = (index: number) => pixels[start + Math.min(Math.max(index, 0), length - 1) * step] ?? 0;
      let sum = 0;
      for (let index = -radius; index <= radius; index += 1) sum += at(index);
      for (let index = 0; index < length; index += 1) {
        result[start + index * step] = Math.round(sum / span);
        sum += at(index + radius + 1) - at(index - radius);
      }
    }
  }
  return result;
}
