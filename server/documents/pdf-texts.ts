import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { packedEnds } from './inflated.ts';
import { afterBlanks, withoutProse } from './pdf-blanks.ts';
import { filtersOf } from './pdf-filters.ts';
import type { PdfTrouble } from './pdf-trouble.ts';
import { filteredSize, unpackedSize } from './unpacked-size.ts';

/** A stretch of a PDF as characters one for one, with the escapes in its names resolved. */
export interface PdfText {
  /** Where it begins in the file; undefined for objects that were packed. */
  readonly at: number | undefined;
  readonly text: string;
  /** Whether what lies at its end stands in the next one as well, with all that follows. */
  readonly goesOn: boolean;
}

const windowBytes = 1024 * 1024;
const dictionaryWithin = 8192;
// Whatever lies near an end is whole in the next stretch, though escapes make it three times as long.
const overlap = 4 * dictionaryWithin;
const mostPacked = 32 * 1024 * 1024;
const mostUnpacked = 64 * 1024 * 1024;
// A reader holds a stream as a whole: this is the scan of a sheet of A4 at 600 dots to the inch, which nobody sends by the dozen.
const mostOfStream = 128 * 1024 * 1024;
const mostOfFile = 512 * 1024 * 1024;

/** All of a PDF, stretch by stretch, each beginning before the last one ends; behind each the objects that are packed into streams of it. */
export async function* pdfTexts(source: ByteSource): AsyncGenerator<PdfText | PdfTrouble> {
  let left = mostUnpacked;
  let leftOfFile = mostOfFile;
  for (let at = 0; at < source.size; at += windowBytes - overlap) {
    const raw = latinText(await source.read(at, at + windowBytes));
    yield { at, text: withoutEscapes(raw), goesOn: at + windowBytes < source.size };
    for (const start of streamsIn(raw)) {
      // The stretch before had all of its dictionary, this one may not.
      if (start === 'damaged') yield start;
      if (start === 'damaged' || (at > 0 && start.head < dictionaryWithin)) continue;
      const most = Math.min(mostOfStream, leftOfFile);
      const dictionary = dictionaryBefore(raw, start.head);
      const filters = dictionary === undefined ? 'damaged' : filtersOf(dictionary);
      if (typeof filters === 'string') yield filters;
      const size = typeof filters === 'string' || filters.length === 0 ? await unpackedSize(source, at + start.data, most) : await filteredSize(source, at + start.data, filters, most);
      if (size > most) yield 'too-much';
      leftOfFile -= size;
      if (dictionary === undefined || !isPacked(dictionary)) continue;
      const objects = await unpackedFrom(source, at + start.data, dictionary, left);
      if (typeof objects === 'string') yield objects;
      else {
        left -= objects.length;
        yield { at: undefined, text: withoutEscapes(latinText(objects)), goesOn: false };
      }
    }
    if (at + windowBytes >= source.size) return;
  }
}

/** `/J#61vaScript` is the same name as `/JavaScript`; the sign has no such meaning in strings. */
function withoutEscapes(text: string): string {
  return text.replaceAll(/\/[^\s\0()<>[\]{}/%#]*#[^\s\0()<>[\]{}/%]*/gu, (name) => name.replaceAll(/#([0-9a-f]{2})/giu, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
}

/** Where dictionaries end that a stream follows, and where its bytes begin: behind the line of its word. */
function* streamsIn(raw: string): Generator<{ readonly head: number; readonly data: number } | 'damaged'> {
  for (const { index } of raw.matchAll(/>>/gu)) {
    const word = afterBlanks(raw, index + 2);
    if (word === undefined) yield 'damaged';
    if (word === undefined || !raw.startsWith('stream', word)) continue;
    const lineEnd = /[^\r\n]{0,256}(?:\r?\n|\r)/uy;
    lineEnd.lastIndex = word;
    yield { head: index + 2, data: word + (lineEnd.exec(raw)?.[0].length ?? 6) };
  }
}

/** The words of a stream's dictionary. Undefined where it is longer than any that readers are sent, or where it seems to begin twice. */
function dictionaryBefore(raw: string, head: number): string | undefined {
  const before = raw.slice(Math.max(0, head - dictionaryWithin), head);
  const end = before.lastIndexOf('endobj');
  const isRemark = end > 0 && /%[^\r\n]*$/u.test(before.slice(before.lastIndexOf('\n', end) + 1, end));
  const own = withoutProse(before.slice(end + 1));
  const begins = [...own.matchAll(/\d\s+\d+\s+obj\s*<</gu)].at(-1)?.index;
  if (isRemark || begins === undefined) return undefined;
  const words = own.slice(begins);
  const isWhole = words.split('<<').length === words.split('>>').length && !/[()]/u.test(words.replaceAll('()', ''));
  return isWhole ? withoutEscapes(words) : undefined;
}

/** Readers find packed objects by what such a stream must say, even where it does not call itself one. */
function isPacked(dictionary: string): boolean {
  return /\/ObjStm/u.test(dictionary) || (/\/First(?!\w)/u.test(dictionary) && /\/N(?!\w)/u.test(dictionary));
}

async function unpackedFrom(source: ByteSource, start: number, dictionary: string, left: number): Promise<Uint8Array | PdfTrouble> {
  // Some readers take /F for the same, and of two some believe the first and some the last.
  const filters = dictionary.match(/\/F(?:ilter)?(?!\w)/gu)?.length ?? 0;
  if (filters === 0) return looseFrom(source, start, dictionary, left);
  if (filters > 1 || !/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/u.test(dictionary) || /\/Predictor\s+(?!1\b(?!\s+\d))/u.test(dictionary)) return 'damaged';
  const packed = await packedBytes(source, start);
  for (const end of packed === undefined ? [] : packedEnds(packed)) {
    const objects = await unpacked(Uint8Array.from(packed?.subarray(0, end) ?? []), left);
    if (objects !== 'damaged') return objects;
  }
  return 'damaged';
}

/** Objects in a stream without a filter, by the one length that it states: what looks like the stream's end may stand among them. */
async function looseFrom(source: ByteSource, start: number, dictionary: string, left: number): Promise<Uint8Array | PdfTrouble> {
  const [stated, ...others] = [...dictionary.matchAll(/\/Length(?!\w)\s*(\d{1,9}(?!\d|\s+\d))?/gu)].map((length) => Number(length[1]));
  if (stated === undefined || Number.isNaN(stated) || others.length > 0) return 'damaged';
  if (stated > left) return 'too-much';
  const bytes = await source.read(start, start + stated + 16);
  return /^\s*endstream/u.test(latinText(bytes.subarray(stated))) ? bytes.subarray(0, stated) : 'damaged';
}

async function packedBytes(source: ByteSource, start: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (let length = windowBytes / 16; length <= mostPacked; length *= 4) {
    const bytes = await source.read(start, start + length);
    const end = latinText(bytes).indexOf('endstream');
    if (end < 0 && start + length < source.size) continue;
    if (end < 0) return undefined;
    return Uint8Array.from(bytes.subarray(0, end));
  }
  return undefined;
}

async function unpacked(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | PdfTrouble> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflating = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  try {
    for await (const chunk of inflating) {
      size += chunk.length;
      if (size > most) return 'too-much';
      chunks.push(chunk);
    }
  } catch {
    return 'damaged';
  }
  return new Uint8Array(await new Blob(chunks.map((chunk) => Uint8Array.from(chunk))).arrayBuffer());
}
