import { zipSync } from 'fflate';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spreadsheetType } from '../../../src/contract/generated-file.ts';
import { streamOf, wholeOf } from '../../../server/core/byte-stream.ts';
import type { ArchiveOpener } from '../../../server/core/ports.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import { ContentArchiveOpener } from '../../../server/documents/archive-opener.ts';
import { LightArchiveOpener } from '../../../server/documents/light-archive-opener.ts';
import { ofdBytes } from '../../../features/support/ofd-bytes.ts';
import { workbookBytes } from '../../../features/support/workbook-bytes.ts';
import { newerRar, olderRar, zipOf, zipWithNames } from '../../builders/archives.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
/** The encoding of Chinese Windows. */
const gbkName = Uint8Array.from([0xb7, 0xa2, 0xc6, 0xb1, 0x2f, 0xbb, 0xf5, 0xb5, 0xa5, 0x2e, 0x74, 0x78, 0x74]);
const gbkText = Uint8Array.from([0xbb, 0xf5, 0xb5, 0xa5]);
const pdf = text(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

const folder = await mkdtemp(join(tmpdir(), 'opened-archives-'));
afterAll(async () => rm(folder, { recursive: true }));
const unhurried = { timeLimit: 60_000, idle: 2_000 };
/** With RAR_ARCHIVES on. */
const whole = new ContentArchiveOpener(folder, unhurried, { opensRar: true });
const openers: readonly (readonly [string, ArchiveOpener])[] = [
  ['in a process of its own', whole],
  ['by bytes alone', new LightArchiveOpener()],
];

/** The result for the file at a place: its type and bytes, or the reason of the refusal. */
async function opened(
  opener: ArchiveOpener,
  bytes: Uint8Array,
  entry: { readonly index: number; readonly path: string; readonly size: number },
  digest?: string,
): Promise<unknown> {
  const archive = {
    bytes: streamOf(bytes),
    size: bytes.length,
    sha256: digest ?? (await sha256Hex(Uint8Array.from(bytes))),
    company: 'C-1',
  };
  return opener.unpack(archive, entry, async (found) =>
    found.kind === 'shown'
      ? { mimeType: found.mimeType, bytes: await wholeOf(found.bytes) }
      : found.kind === 'changed'
        ? 'changed'
        : found.because,
  );
}

const both = {
  '送货单/': new Uint8Array(),
  '送货单/一.pdf': pdf,
  '照片.jpg': png,
  '说明.txt': text('分两批'),
  '../上.csv': text('货物,数量\r\n'),
};

it('an entry of a zip is read at its offset: earlier entries are not unpacked', async () => {
  const zip = zipOf({
    'a.txt': new Uint8Array(20 * 1024 * 1024),
    'b.txt': text('short'),
    'c.txt': [text('as it is'), { level: 0 }],
  });
  for (const [index, path, words] of [
    [1, 'b.txt', 'short'],
    [2, 'c.txt', 'as it is'],
  ] as const)
    expect(await opened(whole, zip, { index, path, size: words.length })).toEqual({
      mimeType: 'text/plain',
      bytes: text(words),
    });
});

it('an entry of a zip is damaged when its size or checksum differs from the recorded one', async () => {
  const zip = zipOf({ 'a.txt': text('words'.repeat(100)), 'b.txt': [text('as it is'), { level: 0 }] });
  for (const [index, size] of [
    [0, 499],
    [0, 501],
    [1, 7],
    [1, 9],
  ] as const)
    expect(await opened(whole, zip, { index, path: 'a.txt', size })).toBe('damaged');
  const other = Uint8Array.from(zip);
  other.set(text('as it IS'), Buffer.from(zip).indexOf('as it is'));
  expect(await opened(whole, other, { index: 1, path: 'b.txt', size: 8 })).toBe('damaged');
});

describe.each(openers)('an entry of a zip, opened %s,', (_how, opener) => {
  it.each<[number, string, Uint8Array, string]>([
    [0, '送货单/一.pdf', pdf, 'application/pdf'],
    [1, '照片.jpg', png, 'image/png'],
    [2, '说明.txt', text('分两批'), 'text/plain'],
    [3, '上.csv', text('货物,数量\r\n'), 'text/plain'],
  ])('has the index %d, and the type that its bytes show', async (index, path, bytes, mimeType) => {
    expect(await opened(opener, zipOf(both), { index, path, size: bytes.length })).toEqual({
      mimeType,
      bytes: Uint8Array.from(bytes),
    });
  });

  it('is found under a name in the Chinese encoding of Windows, and its text is read in it', async () => {
    const zip = zipWithNames([
      [text('a.txt'), text('first')],
      [gbkName, gbkText],
    ]);
    expect(await opened(opener, zip, { index: 1, path: '发票/货单.txt', size: gbkText.length })).toEqual({
      mimeType: 'text/plain',
      bytes: gbkText,
    });
  });

  it.each<[string, string, Uint8Array, string]>([
    ['an OFD', 'a.ofd', ofdBytes(['电子发票']), 'application/ofd'],
    ['a workbook', 'a.xlsx', workbookBytes({ 表: [['一']] }), spreadsheetType],
    ['data in XML', 'a.xml', text('<?xml version="1.0"?><a>b</a>'), 'application/xml'],
    ['XML that does not say so, as the text that it is', 'a.xml', text('<a>b</a>'), 'text/plain'],
    [
      'a page for a browser that is called a text, as a text',
      'a.txt',
      text('<!doctype html><script>alert(1)</script>'),
      'text/plain',
    ],
    ['a text in UTF-16', 'a.txt', Uint8Array.from([0xff, 0xfe, 0x27, 0x8d]), 'text/plain'],
  ])('is returned as %s', async (_what, path, bytes, mimeType) => {
    expect(await opened(opener, zipOf({ [path]: bytes }), { index: 0, path, size: bytes.length })).toEqual({
      mimeType,
      bytes: Uint8Array.from(bytes),
    });
  });

  it.each<[string, string, Uint8Array, string]>([
    [
      'a page for a browser that is called a PDF',
      'a.pdf',
      text('<!doctype html><script>alert(1)</script>'),
      'unknown-format',
    ],
    [
      'a picture that is XML',
      'a.xml',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'active',
    ],
    ['a program that is called a text', 'a.txt', Uint8Array.from([0x4d, 0x5a, 0, 3]), 'unknown-format'],
    ['a program that is called a picture', 'a.png', Uint8Array.from([0x4d, 0x5a, 0, 3]), 'unknown-format'],
    ['an archive under another name', 'a.txt', zipOf({ 'b.exe': text('MZ') }), 'unknown-format'],
    ['an archive of papers under another name', 'a.pdf', zipOf({ 'b.pdf': pdf }), 'unknown-format'],
    [
      'a PDF that runs something',
      'a.pdf',
      text(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\n2 0 obj<</Type/Pages/Count 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      ),
      'active',
    ],
    ['a PDF that was cut off', 'a.pdf', text('%PDF-1.4\n1 0 obj'), 'damaged'],
  ])('is refused when it is %s', async (_what, path, bytes, because) => {
    expect(await opened(opener, zipOf({ [path]: bytes }), { index: 0, path, size: bytes.length })).toBe(because);
  });

  it.each([-1, 4, 0.5, 1_000_000_000])('does not exist at the index %d', async (index) => {
    expect(await opened(opener, zipOf(both), { index, path: 'a.pdf', size: pdf.length })).toBe('damaged');
  });

  it('is damaged when its size differs from the list, or the archive was replaced', async () => {
    const [zip, entry] = [zipOf(both), { index: 0, path: '送货单/一.pdf', size: pdf.length }];
    expect(await opened(opener, zip, { ...entry, size: pdf.length - 1 })).toBe('damaged');
    expect(await opened(opener, zip, { ...entry, size: pdf.length + 1 })).toBe('damaged');
    expect(await opened(opener, zip, entry, '0'.repeat(64))).toBe('changed');
    expect(await opened(opener, text('%PDF-1.4 and no archive'), entry)).toBe('damaged');
    expect(await opened(opener, zip.slice(0, 60), entry)).toBe('damaged');
  });
});

it.each<[string, Uint8Array]>([
  ['newer', newerRar({ '一.txt': text('first'), '送货单/二.pdf': pdf })],
  [
    'newer, with folders of their own',
    newerRar({ '送货单/': new Uint8Array(), '一.txt': text('first'), '图/': new Uint8Array(), '送货单/二.pdf': pdf }),
  ],
  [
    'older',
    olderRar([
      [text('a.txt'), text('first')],
      [gbkName, pdf],
    ]),
  ],
])('an entry of a RAR of the %s kind is found by its index', async (_kind, rar) => {
  expect(await opened(whole, rar, { index: 1, path: '二.pdf', size: pdf.length })).toEqual({
    mimeType: 'application/pdf',
    bytes: Uint8Array.from(pdf),
  });
  expect(await opened(whole, rar, { index: 2, path: '三.pdf', size: pdf.length })).toBe('damaged');
});

it('an entry whose bytes do not match the archive’s checksum is damaged', async () => {
  const zip = zipSync({ 'a.txt': text('first') }, { level: 0 });
  const changed = zip.with(zip.indexOf(text('f')[0] ?? 0, 30 + 'a.txt'.length), 0x67);
  expect(await opened(whole, zip, { index: 0, path: 'a.txt', size: 5 })).toEqual({
    mimeType: 'text/plain',
    bytes: text('first'),
  });
  expect(await opened(whole, changed, { index: 0, path: 'a.txt', size: 5 })).toBe('damaged');
});

it('an entry that grows beyond its listed size is damaged, and does not affect the next entry', async () => {
  const zip = zipOf({ 'a.txt': new Uint8Array(12 * 1024 * 1024).fill(0x61), 'b.txt': text('x') });
  expect(await opened(whole, zip, { index: 0, path: 'a.txt', size: 1024 })).toBe('damaged');
  expect(await opened(whole, zip, { index: 1, path: 'b.txt', size: 1 })).toEqual({
    mimeType: 'text/plain',
    bytes: Uint8Array.from(text('x')),
  });
});

it('an entry that exceeds the time or memory times out, and leaves no file on the disk', async () => {
  const zip = zipOf({ 'a.txt': text('x') });
  for (const limits of [
    { timeLimit: 1, idle: 0 },
    { timeLimit: 60_000, idle: 0, maxMemoryBytes: 1 },
  ])
    expect(await opened(new ContentArchiveOpener(folder, limits), zip, { index: 0, path: 'a.txt', size: 1 })).toBe(
      'timed-out',
    );
  expect(await opened(whole, zip, { index: 0, path: 'a.txt', size: 65 * 1024 * 1024 })).toBe('too-large');
  const failing = whole.unpack(
    { bytes: streamOf(zip), size: zip.length, sha256: await sha256Hex(Uint8Array.from(zip)), company: 'C-1' },
    { index: 0, path: 'a.txt', size: 1 },
    async () => Promise.reject(new Error('no room')),
  );
  await expect(failing).rejects.toThrow('no room');
  expect(await readdir(folder)).toEqual([]);
});

it('an entry of a RAR that was taken earlier is not unpacked where RAR archives are off', async () => {
  const rar = newerRar({ '一.pdf': pdf });
  const entry = { index: 0, path: '一.pdf', size: pdf.length };
  expect(await opened(new ContentArchiveOpener(folder, unhurried), rar, entry)).toBe('unknown-format');
});
