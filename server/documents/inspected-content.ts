import { foreignFormat } from '../../src/domain/uploads/picture-format.ts';
import type { Inspection } from '../core/ports.ts';
import type { ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { contentKind, latinText, pdfHeader, pdfHeaderWithin } from './content-kind.ts';
import { inspectImage } from './inspected-image.ts';
import { inspectArchive, type ArchiveFinding, type ArchiveKind } from './inspected-archive.ts';
import { inspectOfd, isOfd } from './inspected-ofd.ts';
import { inspectOldWorkbook, inspectWorkbook, isWorkbook } from './inspected-workbook.ts';
import { inspectTextSheet } from './inspected-text-sheet.ts';
import { inspectXml } from './inspected-xml.ts';
import { pdfActives } from './pdf-active-content.ts';
import { zipNames } from './zip-names.ts';

/** The result of inspecting a PDF. */
export type PdfFinding = { readonly pages: number } | { readonly active: ActiveContent } | 'encrypted' | 'unreadable';

// Ten times a photograph of a camera. A reader of pictures holds the whole file in memory.
const largestImage = 64 * 1024 * 1024;

// The largest data file, OFD document or workbook that any upload place accepts is smaller.
const largestData = 20 * 1024 * 1024;
const inspectorOf = { xml: inspectXml, compound: inspectOldWorkbook } as const;
// The largest archive that any upload place accepts.
const largestArchive = 64 * 1024 * 1024;

/** Readers of PDFs and archives, which differ between the server and a browser tab. */
export interface ContentReaders {
  readonly pdf: (source: ByteSource) => Promise<PdfFinding>;
  readonly archive: (kind: ArchiveKind, bytes: Uint8Array) => Promise<ArchiveFinding>;
}

/** Determines what a file is from its bytes. */
export async function inspectContent(source: ByteSource, readers: ContentReaders): Promise<Inspection> {
  const head = await source.read(0, pdfHeaderWithin);
  const kind = contentKind(head);
  if (kind === 'empty') return { kind: 'refused', because: 'empty' };
  if (kind === 'unknown') {
    const format = foreignFormat(head);
    if (format) return { kind: 'refused', because: 'foreign-picture', flaw: format };
    return source.size > largestData
      ? { kind: 'refused', because: 'unknown-content' }
      : inspectTextSheet(await source.read(0, source.size));
  }
  if (kind === 'zip' || kind === 'rar') {
    if (source.size > largestArchive) return { kind: 'refused', because: 'archive', flaw: 'bomb' };
    const found = await inspectZipOrRar(kind, await source.read(0, source.size), readers);
    // PDF readers accept a PDF behind bytes that look like the start of an archive.
    return found.kind === 'refused' && found.because === 'unreadable' && latinText(head).includes(pdfHeader)
      ? inspectPdf(source, readers.pdf)
      : found;
  }
  if (kind === 'xml' || kind === 'compound')
    return source.size > largestData
      ? { kind: 'refused', because: 'unreadable' }
      : inspectorOf[kind](await source.read(0, source.size));
  if (kind !== 'pdf')
    return source.size > largestImage
      ? { kind: 'refused', because: 'too-many-pixels' }
      : inspectImage(kind, await source.read(0, source.size));
  return inspectPdf(source, readers.pdf);
}

async function inspectPdf(
  source: ByteSource,
  readPdf: (source: ByteSource) => Promise<PdfFinding>,
): Promise<Inspection> {
  const found = await pdfActives(source);
  if (found === 'too-much') return { kind: 'refused', because: 'active', flaw: 'bomb' };
  if (found !== undefined && found !== 'damaged') return { kind: 'refused', because: 'active', flaw: found };
  const finding = await readPdf(source);
  if (typeof finding === 'string') return { kind: 'refused', because: finding };
  if ('active' in finding) return { kind: 'refused', because: 'active', flaw: finding.active };
  // Different readers may repair damage in different ways.
  if (found === 'damaged') return { kind: 'refused', because: 'unreadable' };
  return { kind: 'pdf', mimeType: 'application/pdf', pages: finding.pages };
}

/** Inspects a file that begins as an archive: a workbook, an OFD document, or a plain archive. */
async function inspectZipOrRar(kind: ArchiveKind, bytes: Uint8Array, { archive }: ContentReaders): Promise<Inspection> {
  const names = kind === 'zip' ? namesOf(bytes) : [];
  const document = isWorkbook(names) ? inspectWorkbook : isOfd(names, bytes) ? inspectOfd : undefined;
  if (document) return bytes.length > largestData ? { kind: 'refused', because: 'unreadable' } : document(bytes);
  return inspectArchive(kind, await archive(kind, bytes));
}

/** The names in the directory of a zip; empty when it is damaged, or has too many. */
function namesOf(bytes: Uint8Array): readonly string[] {
  try {
    return zipNames(bytes);
  } catch {
    return [];
  }
}
