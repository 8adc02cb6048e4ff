import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { packedEnds } from './inflated.ts';
import { streamKeys } from './pdf-keys.ts';
import type { PdfDictionary } from './pdf-objects.ts';
import type { PdfTrouble } from './pdf-trouble.ts';
import { nameIn, withoutEscapes } from './pdf-words.ts';

const firstPiece = 64 * 1024;
const mostPacked = 32 * 1024 * 1024;
const mostWords = 8192;
const flate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/u;
// Rows that are written as differences from each other, or parameters that are an object of their own.
const otherwise = /\/Predictor\s+(?!1\b(?!\s+\d))|\/(?:DecodeParms|DP)[\s\0]*[[\d]/u;

const string = String.raw`\((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*\)`;
const prose = new RegExp(String.raw`%[^\r\n]*|${string}`, 'gu');

/** The same with empty strings, and a blank for each remark. */
function withoutProse(text: string): string {
  return text.replaceAll(prose, (found) => (found.startsWith('%') ? ' ' : '()'));
}

/** How a stream is written, as its dictionary says it. Undefined where that is longer than anyone writes. */
export function streamWords(text: string, { entries }: PdfDictionary): string | undefined {
  const own = entries.filter(({ key }) => streamKeys.has(key));
  const said = own.map(({ at, end }) => withoutProse(text.slice(at, Math.min(end, at + mostWords + 1))));
  const words = `<< ${withoutEscapes(said.join(' '))} >>`;
  return words.length > mostWords ? undefined : words;
}

/** Whether a stream holds packed objects. Readers go by its two numbers, even where it does not call itself so. */
export function isPacked(text: string, { entries }: PdfDictionary): boolean {
  const keys = new Set(entries.map(({ key }) => key));
  const names = entries.flatMap(({ values }) => values.filter(({ kind }) => kind === 'name'));
  return (keys.has('First') && keys.has('N')) || names.some((name) => nameIn(text, name) === 'ObjStm');
}

/**
 * The packed objects of a stream, or why they are not read: they are damaged, written in a way that no producer packs
 * objects in, or more than `left` bytes.
 * @param words as `streamWords` gives them
 */
export async function unpackedObjects(
  source: ByteSource,
  start: number,
  words: string,
  left: number,
): Promise<Uint8Array | PdfTrouble> {
  // Some readers take /F for /Filter, and where there are two some believe the first and some the last.
  const filters = words.match(/\/F(?:ilter)?(?!\w)/gu)?.length ?? 0;
  if (filters === 0) return statedBytes(source, start, words, left);
  if (filters > 1 || !flate.test(words) || otherwise.test(words)) return 'damaged';
  const stated = await statedBytes(source, start, words, mostPacked);
  const packed = typeof stated === 'string' ? await bytesToEnd(source, start) : stated;
  for (const end of packed === undefined ? [] : packedEnds(packed)) {
    const objects = await unpacked(Uint8Array.from(packed?.subarray(0, end) ?? []), left);
    if (objects !== 'damaged') return objects;
  }
  return 'damaged';
}

/** A stream's bytes by the one length that it states. The word for its end may stand among them. */
async function statedBytes(
  source: ByteSource,
  start: number,
  words: string,
  left: number,
): Promise<Uint8Array | PdfTrouble> {
  const lengths = [...words.matchAll(/\/Length(?!\w)\s*(\d{1,9}(?!\d|\s+\d))?/gu)].map((length) => Number(length[1]));
  const [stated, ...others] = lengths;
  if (stated === undefined || Number.isNaN(stated) || others.length > 0) return 'damaged';
  if (stated > left) return 'too-much';
  const bytes = await source.read(start, start + stated + 16);
  return /^\s*endstream/u.test(latinText(bytes.subarray(stated))) ? bytes.subarray(0, stated) : 'damaged';
}

/** A stream's bytes up to the first word for its end. Undefined where there is none. */
async function bytesToEnd(source: ByteSource, start: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (let length = firstPiece; length <= mostPacked; length *= 4) {
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
