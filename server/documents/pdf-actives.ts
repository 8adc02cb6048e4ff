import { archiveWithin, endsAsArchive, foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText, pdfHeaderWithin } from './content-kind.ts';
import { attachedIn } from './pdf-attachments.ts';
import { activeName } from './pdf-names.ts';
import { encryptionKey } from './pdf-keys.ts';
import type { PdfObject } from './pdf-objects.ts';
import { behindPdf } from './pdf-remains.ts';
import { PdfTargets } from './pdf-targets.ts';
import { pdfTexts } from './pdf-texts.ts';
import type { PdfTrouble } from './pdf-trouble.ts';

const tailWithin = 128 * 1024;

/**
 * The active or hidden content of a PDF, by its objects. One `.xml` with the invoice's own data may be attached, and
 * links may lead to the web.
 */
export async function pdfActives(source: ByteSource): Promise<ActiveContent | PdfTrouble | undefined> {
  const around = await aroundPdf(source);
  if (around) return around;
  const targets = new PdfTargets();
  const attached = new Set<string>();
  let trouble: PdfTrouble | undefined;
  for await (const each of pdfTexts(source)) {
    if (each === 'too-much') return each;
    if (each === 'damaged') {
      trouble = each;
      continue;
    }
    const { at, text, objects } = each;
    const archive = archiveWithin(text);
    if (archive) return archive;
    for (const object of objects) {
      const found = activeName(text, object) ?? targets.dangerIn(text, object);
      if (found) return found;
      for (const { says, isData } of attachedIn(text, object)) {
        if (!isData) return 'attachment';
        attached.add(says);
      }
      if (isUnclear(object) || (at !== undefined && saysEncrypted(object))) trouble = 'damaged';
    }
  }
  return attached.size > 1 ? 'attachment' : trouble;
}

/**
 * Whether readers may understand an object in several ways. Bytes of a picture may look like an object's head, but
 * hardly ever like that of a dictionary.
 */
function isUnclear({ trouble, dictionaries }: PdfObject): boolean {
  return trouble === 'damaged' || (trouble === 'cut' && dictionaries.length > 0);
}

/** The project's reader takes a file for an open one where nothing says how it is encrypted; others do not. */
function saysEncrypted({ dictionaries }: PdfObject): boolean {
  const said = dictionaries.flatMap(({ entries }) => entries.filter(({ key }) => key === encryptionKey));
  const leads = said.flatMap(({ values }) => values).some(({ kind }) => kind === 'dictionary' || kind === 'reference');
  return leads || said.some(({ isFar }) => isFar);
}

async function aroundPdf(source: ByteSource): Promise<ActiveContent | undefined> {
  const head = latinText(await source.read(0, pdfHeaderWithin));
  const before = head.slice(0, head.indexOf('%PDF-'));
  if (before !== '') {
    const found = foreignContent(before);
    if (found) return found;
    if (before.includes('<')) return 'html';
  }
  const tail = latinText(await source.read(Math.max(0, source.size - tailWithin), source.size));
  return endsAsArchive(tail) ? 'archive' : behindPdf(source);
}
