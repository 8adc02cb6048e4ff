import type { Inspection } from '../core/ports.ts';
import type { ByteSource } from './byte-source.ts';
import { contentKind, pdfHeaderWithin } from './content-kind.ts';
import { inspectedImage } from './inspected-image.ts';

/** What a look into a PDF found. */
export type PdfFinding = { readonly pages: number } | 'encrypted' | 'unreadable';

// What a camera makes has a tenth of it; a reader of pictures needs the whole of one at once.
const largestImage = 64 * 1024 * 1024;

/** What a file is, by its bytes; `lookIntoPdf` is the reader of PDFs that there is. */
export async function inspectedContent(source: ByteSource, lookIntoPdf: (source: ByteSource) => Promise<PdfFinding>): Promise<Inspection> {
  const kind = contentKind(await source.read(0, pdfHeaderWithin));
  if (kind === 'empty') return { kind: 'refused', because: 'empty' };
  if (kind === 'unknown') return { kind: 'refused', because: 'unknown-content' };
  if (kind !== 'pdf') return source.size > largestImage ? { kind: 'refused', because: 'too-many-pixels' } : inspectedImage(kind, await source.read(0, source.size));
  const finding = await lookIntoPdf(source);
  if (typeof finding === 'string') return { kind: 'refused', because: finding };
  return { kind: 'pdf', mimeType: 'application/pdf', pages: finding.pages };
}
