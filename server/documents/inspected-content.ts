import type { Inspection } from '../core/ports.ts';
import type { ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { contentKind, latinText, pdfHeader, pdfHeaderWithin } from './content-kind.ts';
import { inspectedImage } from './inspected-image.ts';
import { inspectedArchive, type ArchiveFinding, type ArchiveKind } from './inspected-archive.ts';
import { inspectedOfd, isOfd } from './inspected-ofd.ts';
import { inspectedOldWorkbook, inspectedWorkbook, isWorkbook } from './inspected-workbook.ts';
import { inspectedXml } from './inspected-xml.ts';
import { pdfActives } from './pdf-actives.ts';
import { listed } from './zip-listing.ts';

/** The result of inspecting a PDF. */
export type PdfFinding = { readonly pages: number } | { readonly active: ActiveContent } | 'encrypted' | 'unreadable';

// What a camera makes has a tenth of it; a reader of pictures needs the whole of one at once.
const largestImage = 64 * 1024 * 1024;

// More than any place takes of them.
const largestData = 20 * 1024 * 1024;
const lookedInto = { xml: inspectedXml, compound: inspectedOldWorkbook } as const;
// The largest archive that any upload place accepts.
const largestArchive = 64 * 1024 * 1024;

/** The readers that there are. */
export interface ContentReaders {
  readonly pdf: (source: ByteSource) => Promise<PdfFinding>;
  readonly archive: (kind: ArchiveKind, bytes: Uint8Array) => Promise<ArchiveFinding>;
}

/** Determines what a file is from its bytes. */
export async function inspectedContent(source: ByteSource, readers: ContentReaders): Promise<Inspection> {
  const head = await source.read(0, pdfHeaderWithin);
  const kind = contentKind(head);
  if (kind === 'empty') return { kind: 'refused', because: 'empty' };
  if (kind === 'unknown') return { kind: 'refused', because: 'unknown-content' };
  if (kind === 'zip' || kind === 'rar') {
    if (source.size > largestArchive) return { kind: 'refused', because: 'archive', what: 'bomb' };
    const found = await inspectedPacked(kind, await source.read(0, source.size), readers);
    // PDF readers find a PDF behind bytes that only look like the start of an archive.
    return found.kind === 'refused' && found.because === 'unreadable' && latinText(head).includes(pdfHeader)
      ? inspectedPdf(source, readers.pdf)
      : found;
  }
  if (kind === 'xml' || kind === 'compound')
    return source.size > largestData
      ? { kind: 'refused', because: 'unreadable' }
      : lookedInto[kind](await source.read(0, source.size));
  if (kind !== 'pdf')
    return source.size > largestImage
      ? { kind: 'refused', because: 'too-many-pixels' }
      : inspectedImage(kind, await source.read(0, source.size));
  return inspectedPdf(source, readers.pdf);
}

async function inspectedPdf(
  source: ByteSource,
  lookIntoPdf: (source: ByteSource) => Promise<PdfFinding>,
): Promise<Inspection> {
  const found = await pdfActives(source);
  if (found === 'too-much') return { kind: 'refused', because: 'active', what: 'bomb' };
  if (found !== undefined && found !== 'damaged') return { kind: 'refused', because: 'active', what: found };
  const finding = await lookIntoPdf(source);
  if (typeof finding === 'string') return { kind: 'refused', because: finding };
  if ('active' in finding) return { kind: 'refused', because: 'active', what: finding.active };
  // Different readers may repair damage in different ways.
  if (found === 'damaged') return { kind: 'refused', because: 'unreadable' };
  return { kind: 'pdf', mimeType: 'application/pdf', pages: finding.pages };
}

/** Inspects a file that begins as an archive: a workbook, an OFD document, or a plain archive. */
async function inspectedPacked(kind: ArchiveKind, bytes: Uint8Array, { archive }: ContentReaders): Promise<Inspection> {
  const names = kind === 'zip' ? namesOf(bytes) : [];
  const document = isWorkbook(names) ? inspectedWorkbook : isOfd(names, bytes) ? inspectedOfd : undefined;
  if (document) return bytes.length > largestData ? { kind: 'refused', because: 'unreadable' } : document(bytes);
  return inspectedArchive(kind, await archive(kind, bytes));
}

/** None where the zip is damaged, or has too many. */
function namesOf(bytes: Uint8Array): readonly string[] {
  try {
    return listed(bytes);
  } catch {
    return [];
  }
}
