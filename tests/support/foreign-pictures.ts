const latin = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const big = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number): number[] => big(value).toReversed();

/** An image container as telephones write it, with the brands and the size in its header. */
export function containerBytes(brands: readonly string[], width = 4032, height = 3024): Uint8Array<ArrayBuffer> {
  const [major = '', ...others] = brands;
  const type = [...latin('ftyp'), ...latin(major), 0, 0, 0, 0, ...others.flatMap(latin)];
  const size = [...latin('ispe'), 0, 0, 0, 0, ...big(width), ...big(height)];
  return Uint8Array.from([...big(type.length + 4), ...type, ...big(size.length + 4), ...size, ...latin('mdat')]);
}

/** The header of a lossy WebP. */
export function webpBytes(width = 1200, height = 900): Uint8Array<ArrayBuffer> {
  const frame = [0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 0, 0];
  return Uint8Array.from([...latin('RIFF'), ...little(30), ...latin('WEBPVP8 '), ...little(frame.length), ...frame]);
}

/** A TIFF whose pages have no pixels. */
export function tiffBytes(
  pages: number,
  order: 'II' | 'MM' = 'II',
  width = 2480,
  height = 3508,
): Uint8Array<ArrayBuffer> {
  const four = order === 'II' ? little : big;
  const two = (value: number): number[] => (order === 'II' ? four(value).slice(0, 2) : four(value).slice(2));
  const length = 2 + 2 * 12 + 4;
  const directories = Array.from({ length: pages }, (_unused, index) => [
    ...two(2),
    ...two(256),
    ...two(4),
    ...four(1),
    ...four(width),
    ...two(257),
    ...two(4),
    ...four(1),
    ...four(height),
    ...four(index + 1 < pages ? 8 + (index + 1) * length : 0),
  ]);
  return Uint8Array.from([...latin(order), ...two(42), ...four(8), ...directories.flat()]);
}
