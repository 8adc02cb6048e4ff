import { describe, expect, it } from 'vitest';
import { jpegSize, pngSize } from '../../../server/documents/image-size.ts';

const two = (value: number) => [value >> 8, value & 0xff];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];
const chunk = (name: string, data: readonly number[], length = data.length) => [
  ...four(length),
  ...Buffer.from(name),
  ...data,
  0,
  0,
  0,
  0,
];
const header = chunk('IHDR', [...four(30), ...four(20), 8, 2, 0, 0, 0]);
const [pixels, end] = [chunk('IDAT', [1, 2, 3]), chunk('IEND', [])];
const png = (...chunks: readonly (readonly number[])[]) =>
  pngSize(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()]));

const segment = (marker: number, data: readonly number[], length = data.length + 2) => [
  0xff,
  marker,
  ...two(length),
  ...data,
];
const frame = (marker: number) => segment(marker, [8, ...two(20), ...two(30), 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2];
const jpeg = (...segments: readonly (readonly number[])[]) =>
  jpegSize(Uint8Array.from([0xff, 0xd8, ...segments.flat()]));
const last = [0xff, 0xd9];

describe('the size of a PNG', () => {
  it('is that of its header when pixels and an end follow, without the bytes behind the end', () => {
    const whole = 8 + header.length + pixels.length + end.length;
    expect([png(header, pixels, end), png(header, pixels, end, [1, 2, 3])]).toEqual([
      { width: 30, height: 20, end: whole },
      { width: 30, height: 20, end: whole },
    ]);
  });

  it.each([
    ['no pixels', [header, end]],
    ['no end', [header, pixels]],
    ['no header', [pixels, end]],
    ['a header that comes later', [pixels, header, end]],
    ['a header of another length', [chunk('IHDR', four(30)), pixels, end]],
    ['a chunk that goes beyond the file', [header, pixels, chunk('tEXt', [1], 500), end]],
    ['an end that goes beyond the file', [header, pixels, chunk('IEND', [], 500)]],
    ['nothing', []],
  ] as const)('is undefined with %s', (_what, chunks) => {
    expect(png(...chunks)).toBeUndefined();
  });
});

describe('the size of a JPEG', () => {
  it.each([0xc0, 0xc1, 0xc2, 0xcf])('is that of the frame %i when a scan and an end follow', (marker) => {
    const whole = 2 + frame(marker).length + scan.length + 2;
    expect([jpeg(frame(marker), scan, last), jpeg(frame(marker), scan, last, [1, 2])]).toEqual([
      { width: 30, height: 20, end: whole },
      { width: 30, height: 20, end: whole },
    ]);
  });

  it('is found behind padding and comments', () => {
    expect(jpeg(segment(0xfe, [1, 2, 3]), [0xff, 0xff], frame(0xc0), scan, last)).toMatchObject({
      width: 30,
      height: 20,
    });
  });

  it.each([
    ['tables alone that look like a frame', [frame(0xc4), scan, last]],
    ['another table', [frame(0xc8), scan, last]],
    ['a third', [frame(0xcc), scan, last]],
    ['no scan', [frame(0xc0), last]],
    ['no end', [frame(0xc0), scan]],
    ['a segment shorter than its own length', [segment(0xfe, [], 1), frame(0xc0), scan, last]],
    ['a segment of no length at all', [segment(0xfe, [], 0), frame(0xc0), scan, last]],
    ['a segment that goes beyond the file', [frame(0xc0), segment(0xfe, [1], 5_000), scan, last]],
    ['something between the segments', [[1, 2], frame(0xc0), scan, last]],
    ['nothing', []],
  ] as const)('is undefined with %s', (_what, segments) => {
    expect(jpeg(...segments)).toBeUndefined();
  });
});
