import { CFB as compoundFiles } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookBytes } from '../../../features/support/sheets.ts';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { FileInspector } from '../../../server/core/ports.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { FileProbe } from '../../../server/documents/file-probe.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import { secondName } from '../../builders/archives.ts';

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
const newer = workbookBytes([['发票号码'], ['26992000000001280371']]);
const older = workbookBytes([['发票号码'], ['26992000000001280371']], 'xls');
const withPart = (name: string, bytes = new Uint8Array(9)): Uint8Array =>
  zipSync({ ...unzipSync(newer), [name]: bytes });
/** The library has no types for its functions on compound files. */
const CFB = compoundFiles as {
  readonly utils: { cfb_new(): object; cfb_add(file: object, name: string, bytes: Uint8Array): void };
  write(file: object, options: object): ArrayLike<number>;
};

/** An older workbook, or other content in a compound file, with streams of these names. */
function compound(...names: readonly string[]): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(file, name, new Uint8Array(5_000));
  return Uint8Array.from(CFB.write(file, { type: 'array' }));
}

const found: readonly (readonly [string, Uint8Array, object])[] = [
  [
    'a workbook',
    newer,
    { kind: 'sheet', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  ],
  ['an older workbook', older, { kind: 'sheet', mimeType: 'application/vnd.ms-excel' }],
  ['macros', withPart('xl/vbaProject.bin'), { because: 'active', flaw: 'script' }],
  ['macros of the oldest kind', withPart('xl/macrosheets/sheet1.xml'), { because: 'active', flaw: 'script' }],
  ['another file within', withPart('xl/embeddings/oleObject1.bin'), { because: 'active', flaw: 'attachment' }],
  ['ways to other files', withPart('xl/externalLinks/externalLink1.xml'), { because: 'active', flaw: 'attachment' }],
  ['a program', withPart('xl/media/setup.exe'), { because: 'active', flaw: 'program' }],
  [
    'what unpacks beyond all measure',
    withPart('xl/worksheets/sheet9.xml', new Uint8Array(80 * 1024 * 1024)),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'elements within one another without end',
    withPart('xl/worksheets/sheet9.xml', text(`<worksheet>${'<row r="1"><c r="A1"><v>'.repeat(1_000)}`)),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'entities',
    withPart('xl/theme/theme9.xml', text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>')),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'a type that stands elsewhere',
    withPart('xl/comments9.dat', text('\ufeff \n<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>')),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'entities in two bytes for a character',
    withPart('customXml/item9.xml', new Uint8Array(Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY b "b">]><a/>', 'utf16le'))),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'entities far behind the beginning of a part',
    withPart('xl/sharedStrings9.xml', text(`<a>${'b'.repeat(4_000_000)}<!ENTITY b "b"></a>`)),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'a page for a browser as a part',
    withPart('customXml/item9.xml', text('<a xmlns="http://www.w3.org/1999/xhtml"/>')),
    { because: 'active', flaw: 'html' },
  ],
  [
    'words about entities in what is no XML',
    withPart('xl/media/image9.png', text('a <!ENTITY b> <!DOCTYPE>')),
    { kind: 'sheet' },
  ],
  [
    'a program by the second name of a part',
    zipSync({
      ...unzipSync(newer),
      'xl/media/image9.png': [new Uint8Array(9), secondName('setup.exe', 'xl/media/image9.png')],
    }),
    { because: 'active', flaw: 'program' },
  ],
  [
    'macros of an older workbook',
    compound('/Workbook', '/_VBA_PROJECT_CUR/VBA/dir'),
    { because: 'active', flaw: 'script' },
  ],
  [
    'another file within an older workbook',
    compound('/Workbook', '/MBD00A1B2C3/Package'),
    { because: 'active', flaw: 'attachment' },
  ],
  ['a password', compound('/EncryptionInfo', '/EncryptedPackage'), { because: 'encrypted' }],
  ['a letter of another program', compound('/WordDocument'), { because: 'unknown-content' }],
  ['half a workbook', newer.subarray(0, newer.length / 2), {}],
  ['half an older workbook', older.subarray(0, 600), { because: 'unreadable' }],
];

const inspectors: readonly (readonly [string, FileInspector])[] = [
  ['LightFileInspector', new LightFileInspector()],
  ['ContentFileInspector', new ContentFileInspector(new FileProbe({ timeLimit: 60_000, idle: 2_000 }))],
];

describe.each(inspectors)('%s', (_name, inspector) => {
  it.each(found)('inspects %s', async (what, bytes, expected) => {
    const inspection = await inspector.inspect({
      bytes: streamOf(bytes),
      size: bytes.length,
      sha256: await sha256Hex(bytes),
      company: 'C-1',
    });
    expect(inspection).toMatchObject(expected);
    if (what.startsWith('half')) expect(inspection.kind).toBe('refused');
  });
});
