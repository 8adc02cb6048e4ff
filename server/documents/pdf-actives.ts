import { archiveDirectory, foreignContent, type ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { latinText, pdfHeaderWithin } from './content-kind.ts';
import { pdfTexts, type PdfTrouble } from './pdf-texts.ts';

const tailWithin = 128 * 1024;

// A name stands behind another name of one letter, or behind what cannot be a part of a word.
const names: readonly (readonly [ActiveContent, RegExp])[] = [
  ['script', /(?:\/S|\W)\s*\/JavaScript(?!\w)|\/S\s*\/Rendition(?!\w)/u],
  ['launch', /(?:\/S|\W)\s*\/Launch(?!\w)/u],
  ['media', /\/RichMedia(?!\w)/u],
];
const attachment = /\/EF\s*(?:<<|\d+\s+\d+\s+R)/gu;
// As it is, in two bytes each, or in hexadecimal digits of either.
const xmlName = /\.xml|\0\.\0x\0m\0l|2e786d6c|002e0078006d006c/iu;

/** What runs or hides in a PDF, by its bytes. An invoice's own data as one `.xml` may be attached; links are no matter. */
export async function pdfActives(source: ByteSource): Promise<ActiveContent | PdfTrouble | undefined> {
  const around = await aroundPdf(source);
  if (around) return around;
  const attached = new Set<string>();
  let trouble: PdfTrouble | undefined;
  for await (const each of pdfTexts(source)) {
    if (each === 'too-much') return each;
    if (each === 'damaged') {
      trouble = each;
      continue;
    }
    const found = names.find(([, name]) => name.test(each.text));
    if (found) return found[0];
    for (const place of each.text.matchAll(attachment)) {
      if (!xmlName.test(each.text.slice(Math.max(0, place.index - 1024), place.index + 1024))) return 'attachment';
      attached.add(each.at === undefined ? each.text.slice(place.index, place.index + 200) : `at ${each.at + place.index}`);
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
  // The directory at the end of an archive finds it wherever it begins; only text may stand behind that.
  if (tail.slice(-66_000).includes(archiveDirectory)) return 'archive';
  const end = tail.lastIndexOf('%%EOF');
  // Files that broke on their way have remains of themselves there, and mail gateways write lines.
  return end < 0 ? undefined : foreignContent(tail.slice(end + 5));
}
