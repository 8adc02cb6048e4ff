import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ZipUnpacker } from '../../../src/adapters/formats/zip-unpacker.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const zip = (files: Zippable): Uint8Array<ArrayBuffer> => Uint8Array.from(zipSync(files));

/** Changes bytes of a zip at an offset from each of its headers: in the directory, or before a file. */
function changeHeaders(
  bytes: Uint8Array<ArrayBuffer>,
  header: 'directory' | 'file',
  change: (view: DataView, at: number) => void,
): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  const mark = header === 'directory' ? 0x02_01_4b_50 : 0x04_03_4b_50;
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at += 1) if (view.getUint32(at, true) === mark) change(view, at);
  return copy;
}

/** A zip with a file name in the Chinese encoding of Windows. */
function gbkZip(): Uint8Array<ArrayBuffer> {
  const bytes = zip({ 'abcd.pdf': text('%PDF') });
  const name = [0xb7, 0xa2, 0xc6, 0xb1];
  const withName = (place: number) => (view: DataView, at: number) =>
    name.forEach((byte, index) => view.setUint8(at + place + index, byte));
  return changeHeaders(changeHeaders(bytes, 'directory', withName(46)), 'file', withName(30));
}

const one = zip({ 'a.pdf': text('%PDF') });

describe('a zip that is opened', () => {
  it.each([
    [
      'files and folders',
      zip({ '一月/a.pdf': text('1'), '一月/': new Uint8Array(), 'b.png': text('2') }),
      ['一月/a.pdf', 'b.png'],
    ],
    ['files of systems', zip({ 'a.pdf': text('1'), '__MACOSX/._a.pdf': text('2'), '.DS_Store': text('3') }), ['a.pdf']],
    ['a name in the Chinese encoding of Windows', gbkZip(), ['发票.pdf']],
    ['stored files', zip({ 'a.pdf': [text('1'), { level: 0 }] }), ['a.pdf']],
  ])('gives its files: %s', async (_what, bytes, paths) => {
    const found = await new ZipUnpacker().unpack(bytes);
    expect(Array.isArray(found) && found.map(({ path }) => path)).toEqual(paths);
  });

  it('gives their bytes', async () => {
    expect(await new ZipUnpacker().unpack(one)).toEqual([{ path: 'a.pdf', bytes: text('%PDF') }]);
  });

  it.each([
    ['a path upwards', zip({ '../a.pdf': text('1') }), 'climbs'],
    ['a path upwards with the other slash', zip({ 'a\\..\\..\\a.pdf': text('1') }), 'climbs'],
    ['a path from the root', zip({ '/etc/a.pdf': text('1') }), 'climbs'],
    ['a path from a drive', zip({ 'C:\\a.pdf': text('1') }), 'climbs'],
    ['another archive', zip({ 'a.zip': one }), 'nested'],
    ['a program', zip({ 'a.exe': text('MZ') }), 'runs'],
    ['nothing', zip({}), 'nothing'],
    ['nothing but files of systems', zip({ '.DS_Store': text('3') }), 'nothing'],
    ['far too much', zip({ 'a.pdf': new Uint8Array(9 * 1024 * 1024) }), 'bomb'],
    [
      'too many files',
      zip(Object.fromEntries(Array.from({ length: 1001 }, (_unused, at) => [`${at}.pdf`, text('1')]))),
      'too-many',
    ],
    ['a password', changeHeaders(one, 'directory', (view, at) => view.setUint16(at + 8, 1, true)), 'encrypted'],
    ['a link', changeHeaders(one, 'directory', (view, at) => view.setUint32(at + 38, 0xa1_ff_00_00, true)), 'links'],
    [
      'another size than stated',
      changeHeaders(one, 'directory', (view, at) => view.setUint32(at + 24, 3, true)),
      'unreadable',
    ],
    ['another checksum', changeHeaders(one, 'directory', (view, at) => view.setUint32(at + 16, 1, true)), 'unreadable'],
    ['half of itself', one.slice(0, 40), 'unreadable'],
  ])('is refused with %s: %3$s', async (_what, bytes, trouble) => {
    expect(await new ZipUnpacker().unpack(bytes)).toBe(trouble);
  });

  it.each([
    ['a workbook', zip({ '[Content_Types].xml': text('<a/>'), 'xl/workbook.xml': text('<a/>') })],
    ['an OFD', zip({ 'OFD.xml': text('<a/>') })],
  ])('is left closed when it is one document: %s', async (_what, bytes) => {
    expect(await new ZipUnpacker().unpack(bytes)).toBeUndefined();
  });
});
