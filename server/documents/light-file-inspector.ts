import { wholeOf } from '../core/byte-stream.ts';
import type { ArrivedContent, FileInspector, Inspection } from '../core/ports.ts';
import { sha256Hex } from '../core/secrets.ts';
import { memorySource, type ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { readZipArchive } from './light-archive.ts';
import { inflate, possibleDataEnds } from './inflated.ts';
import { encryptionKey } from './pdf-keys.ts';
import { pdfTexts } from './pdf-texts.ts';
import { inspectContent, type ContentReaders, type PdfFinding } from './inspected-content.ts';

// The trailer, or the cross-reference stream that replaces it, is at the end of the file.
const trailerWithin = 65_536;

/** Readers without a PDF library and without libarchive. */
export const lightReaders: ContentReaders = { pdf: async (source) => readPlainPdf(source), archive: readZipArchive };

/**
 * Inspects files without a PDF reader, libarchive and Node, for the portal that runs in a browser tab.
 */
export class LightFileInspector implements FileInspector {
  async inspect(content: ArrivedContent): Promise<Inspection> {
    const bytes = await wholeOf(content.bytes);
    if (bytes.length !== content.size || (await sha256Hex(bytes)) !== content.sha256)
      return { kind: 'refused', because: 'not-as-declared' };
    return inspectContent(memorySource(bytes), lightReaders);
  }
}

async function readPlainPdf(source: ByteSource): Promise<PdfFinding> {
  const bytes = await source.read(0, source.size);
  const tail = latinText(bytes.subarray(-trailerWithin));
  if (await isEncrypted(source, bytes)) return 'encrypted';
  if (!tail.includes('%%EOF')) return 'unreadable';
  const pages = await countPages(bytes);
  return pages === 0 ? 'unreadable' : { pages };
}

/** Whether a dictionary states how the file is encrypted, in itself or in an object that exists. */
async function isEncrypted(source: ByteSource, bytes: Uint8Array): Promise<boolean> {
  for await (const stretch of pdfTexts(source)) {
    if (typeof stretch === 'string' || stretch.at === undefined) continue;
    const dictionaries = stretch.objects.flatMap((object) => object.dictionaries);
    const entries = dictionaries.flatMap((dictionary) => dictionary.entries.filter(({ key }) => key === encryptionKey));
    for (const { kind, at, end } of entries.flatMap(({ values }) => values)) {
      if (kind === 'dictionary') return true;
      const [, head] = /^(\d+\s+\d+)\s+R$/u.exec(stretch.text.slice(at, end)) ?? [];
      if (kind === 'reference' && head !== undefined && latinText(bytes).includes(`${head} obj`)) return true;
    }
  }
  return false;
}

/** The largest number of pages that a node of the page tree states, in plain text or in an object stream. */
async function countPages(bytes: Uint8Array): Promise<number> {
  const text = latinText(bytes);
  const texts = [text];
  for (const start of text.matchAll(/\/Type\s*\/ObjStm[^]*?stream\r?\n/gu)) {
    const from = start.index + start[0].length;
    const end = text.indexOf('endstream', from);
    texts.push(await inflateToText(bytes.subarray(from, end === -1 ? undefined : end)));
  }
  const counts = texts.flatMap((part) => [
    ...part.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/gu),
  ]);
  return Math.max(0, ...counts.map((count) => Number(count[1] ?? count[2])));
}

async function inflateToText(bytes: Uint8Array): Promise<string> {
  for (const end of possibleDataEnds(bytes)) {
    const text = await inflate(bytes.subarray(0, end)).then(latinText, () => undefined);
    if (text !== undefined) return text;
  }
  return '';
}
