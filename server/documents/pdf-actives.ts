import { archiveWithin, endsAsArchive, foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText, pdfHeaderWithin } from './content-kind.ts';
import { attachedIn } from './pdf-attachments.ts';
import { afterBlanks, isReference } from './pdf-blanks.ts';
import { activeName } from './pdf-names.ts';
import { behindPdf } from './pdf-remains.ts';
import { PdfTargets } from './pdf-targets.ts';
import { pdfTexts } from './pdf-texts.ts';
import type { PdfTrouble } from './pdf-trouble.ts';

const tailWithin = 128 * 1024;

/** What runs or hides in a PDF, by its bytes. An invoice's own data as one `.xml` may be attached; links to the web are no matter. */
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
    const found = archiveWithin(each.text) ?? activeName(each.text, each.at === undefined) ?? targets.dangerIn(each);
    if (found) return found;
    for (const { says, isData } of attachedIn(each)) {
      if (!isData) return 'attachment';
      attached.add(says);
    }
    // Its reader takes it for an open one where nothing says how it is encrypted; others do not.
    if (each.at !== undefined && saysEncrypted(each.text)) trouble = 'damaged';
  }
  return attached.size > 1 ? 'attachment' : trouble;
}

function saysEncrypted(text: string): boolean {
  return [...text.matchAll(/\/Encrypt(?!\w)/gu)].some(({ index }) => {
    const value = afterBlanks(text, index + 8);
    return value === undefined || text.startsWith('<<', value) || isReference(text, value);
  });
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
