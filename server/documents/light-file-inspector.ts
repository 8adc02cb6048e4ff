import { wholeOf } from '../core/byte-stream.ts';
import type { ArrivedContent, FileInspector, Inspection } from '../core/ports.ts';
import { sha256Hex } from '../core/secrets.ts';
import { memorySource, type ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { lightArchive } from './light-archive.ts';
import { inflated, packedEnds } from './inflated.ts';
import { encryptionKey } from './pdf-keys.ts';
import { pdfTexts } from './pdf-texts.ts';
import { inspectedContent, type ContentReaders, type PdfFinding } from './inspected-content.ts';

// The trailer, or the dictionary of the cross-reference stream that stands for it, lies at the end of the file.
const trailerWithin = 65_536;

/** Readers without a library for PDFs or for all archives. */
export const lightReaders: ContentReaders = { pdf: async (source) => inspectedPdf(source), archive: lightArchive };

/**
 * Inspects files only by their bytes, without a PDF reader and without Node, for the portal that runs in a browser tab.
 */
export class LightFileInspector implements FileInspector {
  async inspect(content: ArrivedContent): Promise<Inspection> {
    const bytes = await wholeOf(content.bytes);
    if (bytes.length !== content.size || (await sha256Hex(bytes)) !== content.sha256)
      return { kind: 'refused', because: 'not-as-declared' };
    return inspectedContent(memorySource(bytes), lightReaders);
  }
}

async function inspectedPdf(source: ByteSource): Promise<PdfFinding> {
  const bytes = await source.read(0, source.size);
  const tail = latinText(bytes.subarray(-trailerWithin));
  if (await isEncrypted(source, bytes)) return 'encrypted';
  if (!tail.includes('%%EOF')) return 'unreadable';
  const pages = await countedPages(bytes);
  return pages === 0 ? 'unreadable' : { pages };
}

/** Whether a dictionary says how the file is encrypted, itself or in an object that is there. */
async function isEncrypted(source: ByteSource, bytes: Uint8Array): Promise<boolean> {
  for await (const each of pdfTexts(source)) {
    if (typeof each === 'string' || each.at === undefined) continue;
    const dictionaries = each.objects.flatMap((object) => object.dictionaries);
    const entries = dictionaries.flatMap((dictionary) => dictionary.entries.filter(({ key }) => key === encryptionKey));
    for (const { kind, at, end } of entries.flatMap(({ values }) => values)) {
      if (kind === 'dictionary') return true;
      const [, head] = /^(\d+\s+\d+)\s+R$/u.exec(each.text.slice(at, end)) ?? [];
      if (kind === 'reference' && head !== undefined && latinText(bytes).includes(`${head} obj`)) return true;
    }
  }
  return false;
}

/** The largest number of pages that a node of the page tree claims, in the open or in a packed stream of objects. */
async function countedPages(bytes: Uint8Array): Promise<number> {
  const text = latinText(bytes);
  const texts = [text];
  for (const start of text.matchAll(/\/Type\s*\/ObjStm[^]*?stream\r?\n/gu)) {
    const from = start.index + start[0].length;
    const end = text.indexOf('endstream', from);
    texts.push(await unpacked(bytes.subarray(from, end === -1 ? undefined : end)));
  }
  const counts = texts.flatMap((part) => [
    ...part.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/gu),
  ]);
  return Math.max(0, ...counts.map((count) => Number(count[1] ?? count[2])));
}

async function unpacked(bytes: Uint8Array): Promise<string> {
  for (const end of packedEnds(bytes)) {
    const text = await inflated(bytes.subarray(0, end)).then(latinText, () => undefined);
    if (text !== undefined) return text;
  }
  return '';
}
