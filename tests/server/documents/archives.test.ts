import { Zip, ZipDeflate } from 'fflate';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { FileInspector, Inspection } from '../../../server/core/ports.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { FileProbe } from '../../../server/documents/file-probe.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import {
  newerLink,
  newerRar,
  olderRar,
  olderUnicode,
  sealedZip,
  secondName,
  withoutSecondName,
  zipOf,
  zipWithNames,
  type Packed,
} from '../../builders/archives.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
/** The encoding of Chinese Windows. */
const gbk = Uint8Array.from([0xb7, 0xa2, 0xc6, 0xb1, 0x2f, 0xbb, 0xf5, 0xb5, 0xa5, 0x2e, 0x70, 0x64, 0x66]);
const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1024 * 1024);
const many = (count: number): Packed =>
  Object.fromEntries(Array.from({ length: count }, (_unused, index) => [`${index}.txt`, text('x')]));

async function inspected(inspector: FileInspector, bytes: Uint8Array): Promise<Inspection> {
  return inspector.inspect({
    bytes: streamOf(bytes),
    size: bytes.length,
    sha256: await sha256Hex(Uint8Array.from(bytes)),
    company: 'C-1',
  });
}
const zip = (entries: readonly object[]): object => ({ kind: 'archive', mimeType: 'application/zip', entries });
const rar = (entries: readonly object[]): object => ({ kind: 'archive', mimeType: 'application/vnd.rar', entries });
const refused = (flaw: string): object => ({ kind: 'refused', because: 'archive', flaw });
const limits = { timeLimit: 60_000, idle: 2_000 };
/** With RAR_ARCHIVES on. */
const whole = new ContentFileInspector(new FileProbe(limits, { opensRar: true }));
const usual = new ContentFileInspector(new FileProbe(limits));

const damaged = { kind: 'refused', because: 'unreadable' };

function numbersAt(bytes: Uint8Array, at: number, write: (view: DataView, at: number) => void): Uint8Array {
  const copy = Uint8Array.from(bytes);
  write(new DataView(copy.buffer), at);
  return copy;
}

function commented(bytes: Uint8Array, words: string): Uint8Array {
  return numbersAt(Uint8Array.from([...bytes, ...text(words)]), bytes.length - 2, (view, at) =>
    view.setUint16(at, words.length, true),
  );
}

const directoryAt = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 6, true);

/** The file of another zip before the directory, which does not list it. */
function hiding(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  const [at, hidden] = [directoryAt(bytes), other.slice(0, directoryAt(other))];
  const both = Uint8Array.from([...bytes.slice(0, at), ...hidden, ...bytes.slice(at)]);
  return numbersAt(both, both.length - 6, (view, place) => view.setUint32(place, at + hidden.length, true));
}

/** Changes the name in the header of the first file. */
function renamed(bytes: Uint8Array, name: string): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set(text(name), 30);
  return copy;
}

function moved(bytes: Uint8Array): Uint8Array {
  return numbersAt(bytes, bytes.length - 6, (view, at) => view.setUint32(at, 1_000_000, true));
}

/** A zip that was written as a stream: the checksum and the sizes follow the bytes. */
function streamedZip(path: string, bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  const packing = new Zip((fault, piece) => {
    if (fault) throw fault;
    pieces.push(piece);
  });
  const file = new ZipDeflate(path);
  packing.add(file);
  file.push(bytes, true);
  packing.end();
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

/** A text with a name, and another name in the extra field. */
const twoNames = (first: string, second: string | Uint8Array, of = first): Uint8Array =>
  zipOf({ [first]: [text('x'), secondName(second, of)] });
const bothNames = (names: ReturnType<typeof secondName>, more: ReturnType<typeof secondName>): Uint8Array => {
  const [one, two] = [zipOf({ 'a.txt': [text('x'), names] }), zipOf({ 'a.txt': [text('x'), more] })];
  return Uint8Array.from([...one.slice(0, directoryAt(one)), ...two.slice(directoryAt(two))]);
};

const zips: readonly (readonly [string, Uint8Array, object])[] = [
  [
    'files and folders',
    zipOf({ '送货单/一.pdf': text('%PDF-1.4'), '照片.jpg': new Uint8Array(3000) }),
    zip([
      { path: '送货单/一.pdf', size: 8 },
      { path: '照片.jpg', size: 3000 },
    ]),
  ],
  ['names in the Chinese of Windows', zipWithNames([[gbk, text('q')]]), zip([{ path: '发票/货单.pdf', size: 1 }])],
  [
    'names in UTF-8 that do not say so',
    zipWithNames([[text('合同.pdf'), text('q')]]),
    zip([{ path: '合同.pdf', size: 1 }]),
  ],
  ['a path upwards', zipOf({ 'a.txt': text('w'), '../../etc/passwd': text('x') }), refused('climbs')],
  ['a path from a drive', zipOf({ 'C:\\Windows\\a.txt': text('y') }), refused('climbs')],
  ['a path from the root', zipOf({ '/root/b.txt': text('z') }), refused('climbs')],
  ['a path upwards by its second name', twoNames('a.txt', '../a.txt'), refused('climbs')],
  ['an invisible sign in a name', zipOf({ 'c\u202Efdp.txt': text('w') }), zip([{ path: 'cfdp.txt', size: 1 }])],
  [
    'a document that is stored as it is',
    zipOf({ 'a.txt': text('%PDF-1.4 and a page') }),
    zip([{ path: 'a.txt', size: 19 }]),
  ],
  ['far more when it is unpacked', zipOf({ 'zeros.txt': zeros(20) }), refused('bomb')],
  ['as many files as are taken', zipOf(many(1000)), zip(Object.keys(many(1000)).map((path) => ({ path, size: 1 })))],
  ['more files than that', zipOf(many(1001)), refused('too-many')],
  ['another archive', zipOf({ 'inner.ZIP': text('x') }), refused('nested')],
  ['a program', zipOf({ 'folder/setup.exe': text('MZ') }), refused('runs')],
  ['a program under a name that systems shorten', zipOf({ 'setup.exe.': text('MZ') }), refused('runs')],
  [
    'a link',
    zipOf({ 'a.txt': text('x'), 'b.txt': [text('/etc/passwd'), { os: 3, attrs: 0o120777 * 65_536 }] }),
    refused('links'),
  ],
  [
    'a device',
    zipOf({ 'a.txt': text('x'), 'b.txt': [new Uint8Array(), { os: 3, attrs: 0o060644 * 65_536 }] }),
    refused('links'),
  ],
  [
    'modes as Unix has them',
    zipOf({
      'b/': [new Uint8Array(), { os: 3, attrs: 0o040755 * 65_536 }],
      'b/a.txt': [text('x'), { os: 3, attrs: 0o100644 * 65_536 }],
      'c.txt': [text('y'), { os: 3, attrs: 0o644 * 65_536 }],
    }),
    zip([
      { path: 'b/a.txt', size: 1 },
      { path: 'c.txt', size: 1 },
    ]),
  ],
  ['a comment', commented(zipOf({ 'a.txt': text('x') }), 'packed on Monday'), zip([{ path: 'a.txt', size: 1 }])],
  [
    'files of which nobody knew the size before',
    streamedZip('a.txt', text('streamed')),
    zip([{ path: 'a.txt', size: 8 }]),
  ],
  [
    'a file beside those that its directory names',
    hiding(zipOf({ 'a.txt': text('x') }), zipOf({ 'b.exe': text('MZ') })),
    damaged,
  ],
  ['a file under another name than its directory has', renamed(zipOf({ 'a.txt': text('x') }), 'a.exe'), damaged],
  ['something behind its end', Uint8Array.from([...zipOf({ 'a.txt': text('x') }), ...text('<script>')]), damaged],
  ['a folder that has bytes of its own', zipOf({ 'a.txt': text('x'), 'b.exe/': text('MZ') }), damaged],
  ['a directory that is elsewhere', moved(zipOf({ 'a.txt': text('x') })), damaged],
  ['a program by its second name', twoNames('a.txt', 'evil.exe'), refused('runs')],
  [
    'a program by its second name in one place',
    withoutSecondName(twoNames('a.txt', 'evil.exe'), 'file'),
    refused('runs'),
  ],
  [
    'a program by its second name in the other',
    withoutSecondName(twoNames('a.txt', 'evil.exe'), 'directory'),
    refused('runs'),
  ],
  ['an archive by its second name', twoNames('a.txt', '../inner.zip'), refused('nested')],
  [
    'a program by a second name that only careless readers take',
    twoNames('a.txt', 'evil.exe', 'b.txt'),
    refused('runs'),
  ],
  ['a program by its first name alone', twoNames('a.exe', 'a.txt'), refused('runs')],
  ['a name in UTF-8 beside the plain one', twoNames('_.pdf', '合同.pdf'), zip([{ path: '合同.pdf', size: 1 }])],
  [
    'a second name of what was called otherwise since',
    twoNames('a.txt', 'b.txt', 'b.txt'),
    zip([{ path: 'a.txt', size: 1 }]),
  ],
  [
    'a second name in one place that does not fit',
    withoutSecondName(twoNames('a.txt', 'b.txt', 'b.txt'), 'file'),
    damaged,
  ],
  ['two second names of one file', bothNames(secondName('b.txt', 'a.txt'), secondName('c.txt', 'a.txt')), damaged],
  ['a second name that is no UTF-8', twoNames('a.txt', Uint8Array.from([0xff, 0xfe])), damaged],
  ['a folder by its second name', twoNames('a.txt', 'a.txt/'), damaged],
  [
    'no second name where one should be',
    zipOf({ 'a.txt': [text('x'), { extra: { 0x7075: Uint8Array.from([1, 0]) } }] }),
    damaged,
  ],
  ['no files', zipOf({ 'folder/': new Uint8Array() }), refused('nothing')],
  ['what was cut off', zipOf({ 'a.txt': text('content') }).slice(0, 60), { kind: 'refused', because: 'unreadable' }],
];

describe.each([
  ['in a process of its own', whole],
  ['by bytes alone', new LightFileInspector()],
])('a zip, inspected %s,', (_how, inspector) => {
  it.each(zips)('with %s', async (_what, bytes, expected) => {
    expect(await inspected(inspector, bytes)).toEqual(expected);
  });
});

/** A zip whose directory states a size that differs from that of the file. */
function lyingZip(): Uint8Array {
  const bytes = zipOf({ 'a.txt': text('content of some length, of which the directory knows nothing') });
  const directory = bytes.findIndex(
    (_byte, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2,
  );
  bytes[directory + 24] = 3;
  return bytes;
}

/** A zip of two files whose end record counts one: readers that use the directory's length still find the other. */
function hidingZip(): Uint8Array {
  const bytes = zipOf({ 'shown.txt': text('a'), 'hidden.txt': text('b') });
  for (const at of [8, 10]) bytes[bytes.length - 22 + at] = 1;
  return bytes;
}

it('a zip with more than ten thousand folders is refused before its end', async () => {
  const folders = Object.fromEntries(
    Array.from({ length: 10_001 }, (_unused, index) => [`${index}/`, new Uint8Array()]),
  );
  expect(await inspected(whole, zipOf({ ...folders, 'a.txt': text('x') }))).toEqual(refused('too-many'));
});

it.each([
  ['states another size', lyingZip()],
  ['counts fewer files', hidingZip()],
])('a zip whose directory %s than there is is unreadable', async (_how, bytes) => {
  expect(await inspected(whole, bytes)).toEqual({ kind: 'refused', because: 'unreadable' });
});

const sealed = { kind: 'refused', because: 'encrypted' };

it.each<[string, Uint8Array, object]>([
  ['a zip with a password', sealedZip({ 'a.pdf': text('0'.repeat(40)) }), sealed],
  ['a RAR with a path upwards', newerRar({ '../up.txt': text('u') }), refused('climbs')],
  [
    'a RAR',
    newerRar({ '送货单/一.pdf': text('%PDF-1.4'), '照片.jpg': new Uint8Array(3000), 'up.txt': text('u') }),
    rar([
      { path: '送货单/一.pdf', size: 8 },
      { path: '照片.jpg', size: 3000 },
      { path: 'up.txt', size: 1 },
    ]),
  ],
  ['a RAR with a password', newerRar({ '密.pdf': new Uint8Array(32) }, true), sealed],
  [
    'a RAR with folders of their own',
    newerRar({
      '送货单/': new Uint8Array(),
      '送货单/一.pdf': text('%PDF-1.4'),
      '照片/': new Uint8Array(),
      '照片/二.jpg': new Uint8Array(3000),
    }),
    rar([
      { path: '送货单/一.pdf', size: 8 },
      { path: '照片/二.jpg', size: 3000 },
    ]),
  ],
  ['a RAR with another archive', newerRar({ 'a.rar': text('x') }), refused('nested')],
  [
    'a RAR that was cut off',
    newerRar({ 'a.txt': text('x'.repeat(2000)) }).slice(0, 900),
    { kind: 'refused', because: 'unreadable' },
  ],
  [
    'a RAR with a link',
    newerRar({ 'a.txt': text('x') }, false, { 'b.txt': newerLink(1, '/etc/passwd') }),
    refused('links'),
  ],
  [
    'a RAR with a second name of a file',
    newerRar({ 'a.txt': text('x') }, false, { 'b.txt': newerLink(4, 'a.txt') }),
    refused('links'),
  ],
  ['an older RAR with a link', olderRar([[text('b.txt'), text('/etc/passwd')]], false, 0o120777), refused('links')],
  ['an older RAR', olderRar([[text('a.txt'), text('hi')]]), rar([{ path: 'a.txt', size: 2 }])],
  [
    'an older RAR with names of its own kind',
    olderRar(
      [
        [olderUnicode('发票资料.pdf'), text('abc')],
        [olderUnicode('二.pdf'), text('d')],
      ],
      true,
    ),
    rar([
      { path: '发票资料.pdf', size: 3 },
      { path: '二.pdf', size: 1 },
    ]),
  ],
  [
    'an older RAR with names in the Chinese of Windows',
    olderRar([[gbk, text('abc')]]),
    rar([{ path: '发票/货单.pdf', size: 3 }]),
  ],
])('%s has the expected result', async (_what, bytes, expected) => {
  expect(await inspected(whole, bytes)).toEqual(expected);
});

it.each<[string, FileInspector]>([
  ['usually', usual],
  ['in a browser tab', new LightFileInspector()],
])('a RAR is refused by name %s', async (_where, inspector) => {
  const packed = newerRar({ 'a.txt': text('x') });
  for (const bytes of [packed, olderRar([[text('a.txt'), text('hi')]]), packed.slice(0, 40)])
    expect(await inspected(inspector, bytes)).toEqual(refused('rar'));
});
