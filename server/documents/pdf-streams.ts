import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { possibleDataEnds } from './inflated.ts';
import { streamKeys } from './pdf-keys.ts';
import type { PdfDictionary } from './pdf-objects.ts';
import type { PdfTrouble } from './pdf-trouble.ts';
import { nameIn, withoutEscapes } from './pdf-words.ts';

const firstPiece = 64 * 1024;
const maxPackedBytes = 32 * 1024 * 1024;
const maxWords = 8192;
const flate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/u;
// Rows as differences from each other, or parameters in another object.
const unsupportedParameters = /\/Predictor\s+(?!1\b(?!\s+\d))|\/(?:DecodeParms|DP)[\s\0]*[[\d]/u;

const string = String.raw`\((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*\)`;
const commentOrString = new RegExp(String.raw`%[^\r\n]*|${string}`, 'gu');

/** The text with all strings empty, and a blank for each comment. */
function withoutCommentsAndStrings(text: string): string {
  return text.replaceAll(commentOrString, (found) => (found.startsWith('%') ? ' ' : '()'));
}

/**
 * The entries of a dictionary that state how its stream is encoded. Undefined when they are longer than any producer
 * writes.
 */
export function streamWords(text: string, { entries }: PdfDictionary): string | undefined {
  const own = entries.filter(({ key }) => streamKeys.has(key));
  const statements = own.map(({ at, end }) =>
    withoutCommentsAndStrings(text.slice(at, Math.min(end, at + maxWords + 1))),
  );
  const words = `<< ${withoutEscapes(statements.join(' '))} >>`;
  return words.length > maxWords ? undefined : words;
}

/** Whether a stream is an object stream. Readers recognise it by its two numbers, even without the type's name. */
export function isObjectStream(text: string, { entries }: PdfDictionary): boolean {
  const keys = new Set(entries.map(({ key }) => key));
  const names = entries.flatMap(({ values }) => values.filter(({ kind }) => kind === 'name'));
  return (keys.has('First') && keys.has('N')) || names.some((name) => nameIn(text, name) === 'ObjStm');
}

/**
 * Unpacks an object stream. `damaged` also when it is encoded as no producer encodes objects; `too-much` when it has
 * more than `left` bytes.
 *
 * @param words the result of `streamWords`
 */
export async function unpackObjects(
  source: ByteSource,
  start: number,
  words: string,
  left: number,
): Promise<Uint8Array | PdfTrouble> {
  // Some readers take /F for /Filter. Of two filter entries some readers take the first, some the last.
  const filters = words.match(/\/F(?:ilter)?(?!\w)/gu)?.length ?? 0;
  if (filters === 0) return bytesOfStatedLength(source, start, words, left);
  if (filters > 1 || !flate.test(words) || unsupportedParameters.test(words)) return 'damaged';
  const stated = await bytesOfStatedLength(source, start, words, maxPackedBytes);
  const packed = typeof stated === 'string' ? await bytesToEnd(source, start) : stated;
  for (const end of packed === undefined ? [] : possibleDataEnds(packed)) {
    const objects = await inflateUpTo(Uint8Array.from(packed?.subarray(0, end) ?? []), left);
    if (objects !== 'damaged') return objects;
  }
  return 'damaged';
}

/** A stream's bytes by the length that it states. The bytes may contain the word `endstream`. */
async function bytesOfStatedLength(
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

/** A stream's bytes up to the first `endstream`. Undefined when there is none. */
async function bytesToEnd(source: ByteSource, start: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (let length = firstPiece; length <= maxPackedBytes; length *= 4) {
    const bytes = await source.read(start, start + length);
    const end = latinText(bytes).indexOf('endstream');
    if (end < 0 && start + length < source.size) continue;
    if (end < 0) return undefined;
    return Uint8Array.from(bytes.subarray(0, end));
  }
  return undefined;
}

async function inflateUpTo(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | PdfTrouble> {
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
