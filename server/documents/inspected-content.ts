import type { Inspection } from '../core/ports.ts';
import type { ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { contentKind, pdfHeaderWithin } from './content-kind.ts';
import { inspectedImage } from './inspected-image.ts';
import { inspectedOfd } from './inspected-ofd.ts';
import { inspectedOldWorkbook, inspectedWorkbook, isWorkbook } from './inspected-workbook.ts';
import { inspectedXml } from './inspected-xml.ts';
import { pdfActives } from './pdf-actives.ts';
import { listed } from './zip-listing.ts';

/** What a look into a PDF found. */
export type PdfFinding = { readonly pages: number } | { readonly active: ActiveContent } | 'encrypted' | 'unreadable';

// What a camera makes has a tenth of it; a reader of pictures needs the whole of one at once.
const largestImage = 64 * 1024 * 1024;

// More than any place takes of them.
const largestData = 20 * 1024 * 1024;
const lookedInto = { xml: inspectedXml, zip: inspectedZip, compound: inspectedOldWorkbook } as const;

/** What a file is, by its bytes; `lookIntoPdf` is the reader of PDFs that there is. */
export async function inspectedContent(source: ByteSource, lookIntoPdf: (source: ByteSource) => Promise<PdfFinding>): Promise<Inspection> {
  const kind = contentKind(await source.read(0, pdfHeaderWithin));
  if (kind === 'empty') return { kind: 'refused', because: 'empty' };
  if (kind === 'unknown') return { kind: 'refused', because: 'unknown-content' };
  if (kind === 'xml' || kind === 'zip' || kind === 'compound') return source.size > largestData ? { kind: 'refused', because: 'unreadable' } : lookedInto[kind](await source.read(0, source.size));
  if (kind !== 'pdf') return source.size > largestImage ? { kind: 'refused', because: 'too-many-pixels' } : inspectedImage(kind, await source.read(0, source.size));
  return inspectedPdf(source, lookIntoPdf);
}

async function inspectedPdf(source: ByteSource, lookIntoPdf: (source: ByteSource) => Promise<PdfFinding>): Promise<Inspection> {
  const found = await pdfActives(source);
  if (found === 'too-much') return { kind: 'refused', because: 'active', what: 'bomb' };
  if (found !== undefined && found !== 'damaged') return { kind: 'refused', because: 'active', what: found };
  const finding = await lookIntoPdf(source);
  if (typeof finding === 'string') return { kind: 'refused', because: finding };
  if ('active' in finding) return { kind: 'refused', because: 'active', what: finding.active };
  // What a reader makes good on its own might be read otherwise by another.
  if (found === 'damaged') return { kind: 'refused', because: 'unreadable' };
  return { kind: 'pdf', mimeType: 'application/pdf', pages: finding.pages };
}

/** What begins as a zip: a workbook, or else a document of the OFD format or nothing that is taken. */
function inspectedZip(bytes: Uint8Array): Inspection {
  return isWorkbook(namesOf(bytes)) ? inspectedWorkbook(bytes) : inspectedOfd(bytes);
}

/** None where the zip is damaged, or has too many. */
function namesOf(bytes: Uint8Array): readonly string[] {
  try {
    return listed(bytes);
  } catch {
    return [];
  }
}
