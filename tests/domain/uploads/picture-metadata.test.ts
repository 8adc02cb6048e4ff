import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '../../../src/domain/uploads/picture-metadata.ts';

const latin = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

function segment(marker: number, data: readonly number[]): number[] {
  return [0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data];
}

/** Camera data with an orientation and a place, in either byte order. */
function camera(orientation: number, isLittle = false): number[] {
  const two = (value: number): number[] => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const four = (value: number): number[] => (isLittle ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  const entry = (tag: number, type: number, value: readonly number[]): number[] => [
    ...two(tag),
    ...two(type),
    ...four(1),
    ...value,
  ];
  return [
    ...latin(isLittle ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    ...entry(0x0112, 3, [...two(orientation), 0, 0]),
    ...entry(0x8825, 4, four(38)),
    ...four(0),
    ...latin('30.2741 N 120.1551 E'),
  ];
}

const orientationAlone = (orientation: number): number[] =>
  segment(0xe1, [
    ...latin('Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0'),
    orientation,
    ...latin('\0\0\0\0\0\0'),
  ]);

const start = [0xff, 0xd8];
const jfif = segment(0xe0, latin('JFIF\0'));
const exif = (orientation: number, isLittle = false): number[] =>
  segment(0xe1, [...latin('Exif\0\0'), ...camera(orientation, isLittle)]);
const colours = segment(0xe2, latin('ICC_PROFILE\0'));
const adobe = segment(0xee, latin('Adobe'));
const frame = segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34, 0xff, 0xd9];

const strippedJpeg = (...parts: (readonly number[])[]) => withoutMetadata(Uint8Array.from(parts.flat()), 'image/jpeg');

describe('a JPEG that is handed out', () => {
  it.each([
    ['a place', [start, jfif, exif(1), frame, scan], [start, jfif, frame, scan]],
    ['a place, and lies on its side', [start, exif(6), frame, scan], [start, orientationAlone(6), frame, scan]],
    ['a place in Intel order', [start, exif(8, true), frame, scan], [start, orientationAlone(8), frame, scan]],
    ['an orientation that does not exist', [start, exif(9), frame, scan], [start, frame, scan]],
    ['XMP', [start, segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0')), frame, scan], [start, frame, scan]],
    ['IPTC', [start, segment(0xed, latin('Photoshop 3.0\0')), frame, scan], [start, frame, scan]],
    ['a remark', [start, jfif, segment(0xfe, latin('by Bai')), frame, scan], [start, jfif, frame, scan]],
    ['a small picture', [start, segment(0xe2, latin('MPF\0')), frame, scan], [start, frame, scan]],
    ['a video behind it', [start, frame, scan, latin('ftypmp42 with a place')], [start, frame, scan]],
    ['colours and a remark', [start, colours, adobe, exif(1), frame, scan], [start, colours, adobe, frame, scan]],
    ['two scans', [start, exif(1), frame, scan.slice(0, -2), scan], [start, frame, scan.slice(0, -2), scan]],
  ])('with %s has only the parts that decoding needs', (_what, given, handedOut) => {
    expect([...(strippedJpeg(...given) ?? [])]).toEqual(handedOut.flat());
  });

  it.each([
    ['nothing to remove', [start, jfif, colours, frame, scan]],
    ['no scan', [start, exif(1), frame]],
    ['no markers', [start, [1, 2, 3, 4, 5, 6]]],
  ])('with %s is left as it is', (_what, given) => {
    expect(strippedJpeg(...given)).toBeUndefined();
  });
});

function chunk(name: string, data: readonly number[] = []): number[] {
  const named = [...latin(name), ...data];
  const sum = crc32(Uint8Array.from(named));
  return [
    0,
    0,
    data.length >> 8,
    data.length & 255,
    ...named,
    sum >>> 24,
    (sum >>> 16) & 255,
    (sum >>> 8) & 255,
    sum & 255,
  ];
}

const mark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const head = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const pixels = chunk('IDAT', [1, 2, 3]);
const end = chunk('IEND');

describe('a PNG that is handed out', () => {
  it.each([
    ['a place', [mark, head, chunk('eXIf', camera(1)), pixels, end], [mark, head, pixels, end]],
    [
      'a place, and lies on its side',
      [mark, head, pixels, chunk('eXIf', camera(6)), end],
      [mark, head, chunk('eXIf', orientationAlone(6).slice(10)), pixels, end],
    ],
    [
      'remarks',
      [mark, head, chunk('tEXt', latin('Author\0Bai')), chunk('iTXt'), pixels, chunk('tIME'), end],
      [mark, head, pixels, end],
    ],
    [
      'something behind it',
      [mark, head, chunk('sRGB', [0]), pixels, end, [1, 2]],
      [mark, head, chunk('sRGB', [0]), pixels, end],
    ],
  ])('with %s has only the parts that decoding needs', (_what, given, handedOut) => {
    expect([...(withoutMetadata(Uint8Array.from(given.flat()), 'image/png') ?? [])]).toEqual(handedOut.flat());
  });

  it('with nothing to remove is left as it is', () => {
    expect(withoutMetadata(Uint8Array.from([mark, head, pixels, end].flat()), 'image/png')).toBeUndefined();
  });
});

it('a file that is no picture is left as it is', () => {
  expect(withoutMetadata(Uint8Array.from([start, exif(1), frame, scan].flat()), 'application/pdf')).toBeUndefined();
});
