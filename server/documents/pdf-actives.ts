import { endsAsArchive, foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText, pdfHeaderWithin } from './content-kind.ts';
import { attachedIn } from './pdf-attachments.ts';
import { activeName } from './pdf-names.ts';
import { PdfTargets } from './pdf-targets.ts';
import { pdfTexts, type PdfTrouble } from './pdf-texts.ts';

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
    const found = activeName(each.text, each.at === undefined) ?? targets.dangerIn(each);
    if (found) return found;
    for (const { at, isData } of attachedIn(each.text)) {
      if (!isData) return 'attachment';
      attached.add(each.at === undefined ? each.text.slice(at, at + 200) : `at ${each.at + at}`);
    }
  }
  return attached.size > 1 ? 'attachment' : trouble;
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
  if (endsAsArchive(tail)) return 'archive';
  const end = tail.lastIndexOf('%%EOF');
  // Files that broke on their way have remains of themselves there, and mail gateways write lines.
  return end < 0 ? undefined : foreignContent(tail.slice(end + 5));
}
