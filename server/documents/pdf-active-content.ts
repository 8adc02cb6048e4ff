import { archiveWithin, endsAsArchive, foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText, pdfHeaderWithin } from './content-kind.ts';
import { attachedFilesIn } from './pdf-attachments.ts';
import { activeName } from './pdf-names.ts';
import { encryptionKey } from './pdf-keys.ts';
import type { PdfObject } from './pdf-objects.ts';
import { contentBehindPdf } from './pdf-trailing-content.ts';
import { PdfTargets } from './pdf-targets.ts';
import { pdfTexts } from './pdf-texts.ts';
import type { PdfTrouble } from './pdf-trouble.ts';

const tailWithin = 128 * 1024;

/**
 * The active or hidden content of a PDF, by its objects. One attached `.xml` with the invoice's own data is allowed,
 * and so are links to the web.
 */
export async function pdfActives(source: ByteSource): Promise<ActiveContent | PdfTrouble | undefined> {
  const surrounding = await contentAroundPdf(source);
  if (surrounding) return surrounding;
  const targets = new PdfTargets();
  const attached = new Set<string>();
  let trouble: PdfTrouble | undefined;
  for await (const stretch of pdfTexts(source)) {
    if (stretch === 'too-much') return stretch;
    if (stretch === 'damaged') {
      trouble = stretch;
      continue;
    }
    const { at, text, objects } = stretch;
    const archive = archiveWithin(text);
    if (archive) return archive;
    for (const object of objects) {
      const found = activeName(text, object) ?? targets.dangerIn(text, object);
      if (found) return found;
      for (const { entryText, isData } of attachedFilesIn(text, object)) {
        if (!isData) return 'attachment';
        attached.add(entryText);
      }
      if (isUnclear(object) || (at !== undefined && isEncrypted(object))) trouble = 'damaged';
    }
  }
  return attached.size > 1 ? 'attachment' : trouble;
}

/**
 * Whether readers may understand an object in several ways. A cut object counts only if it has a dictionary: bytes of a
 * picture may look like the head of an object, but hardly ever like a dictionary.
 */
function isUnclear({ trouble, dictionaries }: PdfObject): boolean {
  return trouble === 'damaged' || (trouble === 'cut' && dictionaries.length > 0);
}

/**
 * Whether an object states encryption. The PDF library opens a file whose encryption dictionary is missing; others do
 * not.
 */
function isEncrypted({ dictionaries }: PdfObject): boolean {
  const statements = dictionaries.flatMap(({ entries }) => entries.filter(({ key }) => key === encryptionKey));
  const leads = statements
    .flatMap(({ values }) => values)
    .some(({ kind }) => kind === 'dictionary' || kind === 'reference');
  return leads || statements.some(({ isFar }) => isFar);
}

/** Foreign content before the header or behind an end of a PDF. */
async function contentAroundPdf(source: ByteSource): Promise<ActiveContent | undefined> {
  const head = latinText(await source.read(0, pdfHeaderWithin));
  const before = head.slice(0, head.indexOf('%PDF-'));
  if (before !== '') {
    const found = foreignContent(before);
    if (found) return found;
    if (before.includes('<')) return 'html';
  }
  const tail = latinText(await source.read(Math.max(0, source.size - tailWithin), source.size));
  return endsAsArchive(tail) ? 'archive' : contentBehindPdf(source);
}
