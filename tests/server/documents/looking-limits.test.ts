import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ByteSource } from '../../../server/documents/byte-source.ts';
import { inspectContent } from '../../../server/documents/inspected-content.ts';
import { filtersOf, type PdfFilter } from '../../../server/documents/pdf-filters.ts';
import { decodedSize, unpackedSize } from '../../../server/documents/unpacked-size.ts';

const sourceOf = (bytes: Uint8Array, size = bytes.length): ByteSource => ({
  size,
  read: async (start, end) => bytes.subarray(start, end),
});

it('compressed data is measured to its end, or to the given limit', async () => {
  const packed = sourceOf(deflateSync(new Uint8Array(1_000_000)));
  expect([
    await unpackedSize(packed, 0, 2_000_000),
    await unpackedSize(packed, 0, 1_000_000),
    await unpackedSize(packed, 0, 1_000),
  ]).toEqual([1_000_000, 1_000_000, 1_001]);
});

const inHex = (bytes: Uint8Array): Uint8Array =>
  new TextEncoder().encode(`${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')} >`);
/** ASCII85, with the character for four zeros and a remainder. */
function inSigns(bytes: Uint8Array): Uint8Array {
  let signs = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const four = [0, 1, 2, 3].map((place) => bytes[at + place] ?? 0);
    let value = four.reduce((sum, byte) => sum * 256 + byte, 0);
    const digits: number[] = [];
    for (let place = 0; place < 5; place += 1) [value, digits[4 - place]] = [Math.floor(value / 85), (value % 85) + 33];
    const isWhole = at + 4 <= bytes.length;
    signs +=
      isWhole && four.every((byte) => byte === 0)
        ? 'z'
        : `${String.fromCharCode(...digits.slice(0, isWhole ? 5 : bytes.length - at + 1))}\n`;
  }
  return new TextEncoder().encode(`${signs}~>`);
}

/** Packed by LZW, with a change to longer codes that many codes early. */
function inCodes(bytes: Uint8Array, early: number): Uint8Array {
  const codes = new Map<string, number>();
  let [bits, next, before] = ['', 258, ''];
  const write = (code: number): void => {
    bits += code.toString(2).padStart(Math.min(12, 32 - Math.clz32(Math.max(256, next + early))), '0');
  };
  const codeOf = (words: string): number => (words.length === 1 ? words.charCodeAt(0) : (codes.get(words) ?? 0));
  write(256);
  let isFirst = true;
  for (const byte of bytes) {
    const longer = before + String.fromCharCode(byte);
    if (before === '' || codes.has(longer)) {
      before = longer;
      continue;
    }
    write(codeOf(before));
    // A reader learns of each combination one code later.
    if (!isFirst) next += 1;
    isFirst = false;
    if (codes.size < 3800) codes.set(longer, 258 + codes.size);
    before = String.fromCharCode(byte);
  }
  write(codeOf(before));
  next += 1;
  write(257);
  return Uint8Array.from(bits.match(/.{1,8}/gu) ?? [], (eight) => Number.parseInt(eight.padEnd(8, '0'), 2));
}
const runs = (count: number): Uint8Array =>
  Uint8Array.from([...Array.from({ length: count }, () => [129, 7]).flat(), 2, 1, 2, 3, 128, 129, 7]);
const some = Uint8Array.from({ length: 50_003 }, (_unused, at) => (at < 40_000 ? 0 : (at * 7919) % 251));

it.each<[string, readonly PdfFilter[], Uint8Array, number]>([
  ['digits', ['hex', 'flate'], inHex(deflateSync(some)), 50_003],
  ['signs', ['ascii85', 'flate'], inSigns(deflateSync(some)), 50_003],
  ['digits in signs', ['ascii85', 'hex', 'flate'], inSigns(inHex(deflateSync(some))), 50_003],
  ['runs', ['runs'], runs(20_000), 20_000 * 128 + 3],
  ['runs in digits', ['hex', 'runs'], inHex(runs(2_000)), 2_000 * 128 + 3],
  ['codes that grow early', ['lzw'], inCodes(some.subarray(38_000, 45_000), 1), 7_000],
  ['codes in signs', ['ascii85', 'lzw'], inSigns(inCodes(new Uint8Array(90_000), 1)), 90_000],
  [
    'zeros in signs, of which one sign stands for four',
    ['ascii85', 'runs'],
    new TextEncoder().encode(`${'z'.repeat(1000)}~>`),
    2000,
  ],
  ['signs alone', ['ascii85', 'picture'], inSigns(some), 0],
  ['damaged digits', ['hex', 'flate'], inHex(some), 0],
])('data in %s is measured as readers would decompress it', async (_how, filters, bytes, size) => {
  const counted = await decodedSize(sourceOf(bytes), 0, filters, 10_000_000);
  expect(counted).toBe(size);
  if (size > 0) expect(await decodedSize(sourceOf(bytes), 0, filters, 1_500)).toBe(1_501);
});

it('LZW data with early or late code growth is measured both ways', async () => {
  for (const early of [0, 1])
    expect(
      await decodedSize(sourceOf(inCodes(some.subarray(38_000, 45_000), early)), 0, ['lzw-either'], 10_000_000),
    ).toBeGreaterThanOrEqual(7_000);
  expect(await decodedSize(sourceOf(inCodes(new Uint8Array(300_000), 0)), 0, ['lzw-either'], 100_000)).toBe(100_001);
});

it.each<[string, readonly PdfFilter[] | string]>([
  ['/Filter /LZWDecode /DecodeParms << /EarlyChange 0 >>', ['lzw-either']],
  ['/Filter /LZWDecode /DecodeParms 5 0 R', ['lzw-either']],
  ['/Filter /LZWDecode /DecodeParms << /Predictor 2 >>', ['lzw']],
  ['/Length 1', []],
  ['/Filter /FlateDecode', ['flate']],
  ['/Filter/Fl', ['flate']],
  ['/F [/AHx/A85\n/LZW]', ['hex', 'ascii85', 'lzw']],
  ['/Filter [ /FlateDecode /DCTDecode ]', ['flate', 'picture']],
  ['/Filter [/Crypt /RL]', ['runs']],
  ['/Filter null', []],
  ['/Filter []', []],
  ['/Resources << /Filter [/Fl /Fl] /Font << /F 5 0 R >> >> /Filter /Fl', ['flate']],
  ['/FontFile 3 0 R', []],
  ['/Filter [/FlateDecode /FlateDecode]', 'too-much'],
  ['/Filter [/LZWDecode /RunLengthDecode]', 'too-much'],
  ['/Filter[/A85/Fl/AHx/RL]', 'too-much'],
  ['/ID <3e3e> /F [/Fl/Fl]', 'too-much'],
  ['/Filter 5 0 R', 'damaged'],
  ['/Filter [/Fl 5 0 R]', 'damaged'],
  ['/F /Fl /Filter /Fl', 'damaged'],
  ['/Filter [/Fl /AHx]', 'damaged'],
  ['/Filter [/DCT /Fl]', 'damaged'],
  ['/Filter [/AHx /AHx /AHx /AHx /Fl]', 'damaged'],
  ['/F (a.bin)', 'damaged'],
])('the filters of a stream with %s are %j', (words, expected) => {
  expect(filtersOf(`7 0 obj << ${words} >>`)).toEqual(expected);
});

it('a picture of more than 64 MB is not read', async () => {
  const asked: number[] = [];
  const size = 64 * 1024 * 1024 + 1;
  const source: ByteSource = {
    size,
    read: async (start, end) => (asked.push(end - start), Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])),
  };
  expect(await inspectContent(source, { pdf: async () => 'unreadable', archive: async () => 'unreadable' })).toEqual({
    kind: 'refused',
    because: 'too-many-pixels',
  });
  expect(asked).toEqual([1024]);
});
