import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { FileInspector } from '../../../server/core/ports.ts';
import { PdfDocumentMaker } from '../../../server/documents/document-maker.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import { nodeCanvases } from '../../../server/documents/node-canvases.ts';
import { nodeFonts } from '../../../server/documents/node-fonts.ts';
import { FileProbe } from '../../../server/documents/file-probe.ts';
import { containerBytes, tiffBytes, webpBytes } from '../../support/foreign-pictures.ts';
import { encryptedPdf, onePage, pdfBytes } from './pdf-bytes.ts';
import { contractOrder, invoiceOrder } from './sample-orders.ts';

const maker = new PdfDocumentMaker(nodeFonts, nodeCanvases);
let png: Uint8Array;
let contract: Uint8Array;

beforeAll(async () => {
  png = (await maker.make(invoiceOrder('SPECIAL_VAT', { format: 'png' }))).bytes;
  contract = (await maker.make(contractOrder(3))).bytes;
});

/** The headers of a JPEG with the given size. */
function jpegBytes(width: number, height: number, end: readonly number[] = [0xff, 0xd9]): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0x00, 0x56];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...scan, ...end]);
}

function resized(file: Uint8Array, width: number, height: number): Uint8Array {
  const copy = Uint8Array.from(file);
  new DataView(copy.buffer).setUint32(16, width);
  new DataView(copy.buffer).setUint32(20, height);
  return copy;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function inspected(
  inspector: FileInspector,
  bytes: Uint8Array,
  declared: { readonly size?: number; readonly sha256?: string } = {},
) {
  return inspector.inspect({
    bytes: streamOf(bytes),
    size: bytes.length,
    sha256: sha256(bytes),
    company: 'C-1',
    ...declared,
  });
}

const text = (content: string) => new TextEncoder().encode(content);

const refusal = (because: string) => ({ kind: 'refused', because });

describe.each([
  ['with a PDF reader', new ContentFileInspector(new FileProbe({ timeLimit: 60_000, idle: 2_000 }))],
  ['by bytes alone', new LightFileInspector()],
])('a file inspected %s', (_, inspector) => {
  test('a picture has a size', async () => {
    expect(await inspected(inspector, png)).toEqual({ kind: 'image', mimeType: 'image/png', width: 1632, height: 946 });
    expect(await inspected(inspector, jpegBytes(640, 480))).toEqual({
      kind: 'image',
      mimeType: 'image/jpeg',
      width: 640,
      height: 480,
    });
  });

  test('a video behind a picture is ignored', async () => {
    expect(await inspected(inspector, Uint8Array.from([...jpegBytes(640, 480), ...text('ftypmp42')]))).toMatchObject({
      kind: 'image',
    });
  });

  test('a PDF has a number of pages', async () => {
    expect(await inspected(inspector, contract)).toEqual({ kind: 'pdf', mimeType: 'application/pdf', pages: 3 });
    expect(await inspected(inspector, pdfBytes(onePage))).toMatchObject({ kind: 'pdf', pages: 1 });
  });

  test('a PDF with text of a mail gateway before its header is accepted', async () => {
    expect(await inspected(inspector, Uint8Array.from([...text('X-Scanned: yes\r\n'), ...contract]))).toMatchObject({
      kind: 'pdf',
      pages: 3,
    });
  });

  test.each(['empty password', 'unknown password'] as const)(
    'an encrypted PDF with an %s is refused as such',
    async (user) => {
      expect(await inspected(inspector, encryptedPdf(user))).toEqual(refusal('encrypted'));
    },
  );

  test('a truncated PDF, or one without pages, is unreadable', async () => {
    const noPages = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'];
    expect(await inspected(inspector, contract.subarray(0, 2_000))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, text('%PDF-1.7\nnothing more'))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, pdfBytes(noPages))).toEqual(refusal('unreadable'));
  });

  test('a truncated picture is unreadable', async () => {
    expect(await inspected(inspector, png.subarray(0, png.length - 20))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, png.subarray(0, 12))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, jpegBytes(640, 480, []))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, jpegBytes(640, 480).subarray(0, 9))).toEqual(refusal('unreadable'));
  });

  test('a picture without extent is unreadable', async () => {
    expect(await inspected(inspector, resized(png, 0, 10))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, jpegBytes(0, 10))).toEqual(refusal('unreadable'));
  });

  test('a picture of more than a hundred million pixels is refused, and one of exactly as many accepted', async () => {
    expect(await inspected(inspector, resized(png, 10_000, 10_000))).toMatchObject({ kind: 'image' });
    expect(await inspected(inspector, resized(png, 10_001, 10_000))).toEqual(refusal('too-many-pixels'));
    expect(await inspected(inspector, jpegBytes(20_000, 20_000))).toEqual(refusal('too-many-pixels'));
  });

  test('other content is unknown, and a file without bytes is empty', async () => {
    expect(await inspected(inspector, text('<html>'))).toEqual(refusal('unknown-content'));
    expect(await inspected(inspector, text('PK\u0003\u0004'))).toEqual(refusal('unreadable'));
    expect(await inspected(inspector, new Uint8Array())).toEqual(refusal('empty'));
  });

  test.each([
    ['heic', containerBytes(['heic', 'mif1'])],
    ['avif', containerBytes(['avif', 'mif1'])],
    ['webp', webpBytes()],
    ['tiff', tiffBytes(1)],
  ])('a picture in the format %s is refused by its name', async (flaw, bytes) => {
    expect(await inspected(inspector, bytes)).toEqual({ kind: 'refused', because: 'foreign-picture', flaw });
  });

  test('a file that differs from its declaration is refused without inspection', async () => {
    const other = contract.map((byte, index) => (index === 5000 ? byte ^ 1 : byte));
    expect(await inspected(inspector, other, { sha256: sha256(contract) })).toEqual(refusal('not-as-declared'));
    for (const size of [contract.length - 1, contract.length + 1])
      expect(await inspected(inspector, contract, { size })).toEqual(refusal('not-as-declared'));
  });

  test('the given bytes stay unchanged', async () => {
    const before = Uint8Array.from(contract);
    await inspected(inspector, contract);
    expect(contract).toEqual(before);
  });
});

describe('a PDF on which the reader does not finish', () => {
  test('is refused as timed out, and not as damaged', async () => {
    const impatient = new ContentFileInspector(new FileProbe({ timeLimit: 1, idle: 0 }));
    expect(await inspected(impatient, contract)).toEqual({ kind: 'refused', because: 'check-timed-out' });
  });

  test('is unreadable when it takes more memory than allowed', async () => {
    const sparing = new ContentFileInspector(new FileProbe({ timeLimit: 60_000, idle: 0, maxMemoryBytes: 1 }));
    expect(await inspected(sparing, contract)).toEqual({ kind: 'refused', because: 'unreadable' });
  });

  test('several files at once get their own results', async () => {
    const inspector = new ContentFileInspector(new FileProbe({ timeLimit: 60_000, idle: 0 }));
    const findings = await Promise.all(
      [contract, encryptedPdf('unknown password'), pdfBytes(onePage)].map(async (file) => inspected(inspector, file)),
    );
    expect(findings.map((finding) => (finding.kind === 'pdf' ? finding.pages : finding.kind))).toEqual([
      3,
      'refused',
      1,
    ]);
  });
});
