import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { filtersOf } from './pdf-filters.ts';
import { maxHeadCharacters, objectsIn, type FoundStream } from './pdf-heads.ts';
import type { PdfObject } from './pdf-objects.ts';
import { readPackedObjects } from './pdf-packed.ts';
import { isObjectStream, streamWords, unpackObjects } from './pdf-streams.ts';
import type { PdfTrouble } from './pdf-trouble.ts';
import { decodedSize, unpackedSize } from './unpacked-size.ts';

/** A stretch of a PDF with one character for each byte, or the unpacked text of an object stream. */
export interface PdfText {
  /** Offset in the file; undefined for an object stream. */
  readonly at: number | undefined;
  readonly text: string;
  /** The objects that begin in it. An object that continues behind a stretch belongs to the next one. */
  readonly objects: readonly PdfObject[];
}

/** Numbers of bytes that may still be unpacked: from object streams, and from all streams of the file. */
interface Allowance {
  unpacked: number;
  ofFile: number;
}

const windowBytes = 1024 * 1024;
// The signatures of archives are shorter.
const overlap = 64;
// The list of a hundred thousand pages is shorter.
const maxObjectBytes = 16 * 1024 * 1024;
const maxDictionaryBytes = 8192;
const maxUnpackedBytes = 64 * 1024 * 1024;
// Readers hold a whole stream in memory. A scan of an A4 page at 600 dots per inch has about as many bytes.
const maxStreamBytes = 128 * 1024 * 1024;
const maxFileBytes = 512 * 1024 * 1024;

/** All of a PDF, stretch by stretch. Each stretch is followed by the objects in its object streams. */
export async function* pdfTexts(source: ByteSource): AsyncGenerator<PdfText | PdfTrouble> {
  const left: Allowance = { unpacked: maxUnpackedBytes, ofFile: maxFileBytes };
  let [at, size, known] = [0, windowBytes, 0];
  while (at < source.size) {
    const text = latinText(await source.read(at, at + size));
    const goesOn = at + size < source.size;
    const mayGrow = size < maxObjectBytes;
    const { objects, cut, isTooDeep } = objectsIn(text, Math.max(0, known - at), { goesOn, mayGrow });
    yield { at, text, objects };
    for (const { stream } of objects) if (stream) yield* readStream(source, stream, { at, text }, left);
    if (isTooDeep) yield 'damaged';
    if (!goesOn || isTooDeep) return;
    known = at + (cut ?? text.length - overlap);
    // The next stretch overlaps this one by the numbers before a head. Stretches double for a long object, so that no
    // byte is read more than four times.
    const step = Math.max(0, Math.min(cut ?? text.length, text.length - overlap) - maxHeadCharacters);
    size = step === 0 ? 2 * size : windowBytes;
    at += step;
  }
}

/** Unpacks the objects of a stream. Yields a trouble when the stream is damaged, or larger than readers can hold. */
async function* readStream(
  source: ByteSource,
  { dictionary, size, data }: FoundStream,
  { at, text }: Pick<PdfText, 'text'> & { readonly at: number },
  left: Allowance,
): AsyncGenerator<PdfText | PdfTrouble> {
  const start = at + data;
  const most = Math.min(maxStreamBytes, left.ofFile);
  const words = streamWords(text, dictionary);
  const filters = words === undefined ? 'damaged' : filtersOf(words);
  if (typeof filters === 'string') yield filters;
  const isPlain = typeof filters === 'string' || filters.length === 0;
  const decodedBytes = await (isPlain ? unpackedSize(source, start, most) : decodedSize(source, start, filters, most));
  if (decodedBytes > most) yield 'too-much';
  left.ofFile -= decodedBytes;
  if (!isObjectStream(text, dictionary)) return;
  const isLong = words === undefined || size > maxDictionaryBytes;
  const bytes = isLong ? 'damaged' : await unpackObjects(source, start, words, left.unpacked);
  if (typeof bytes === 'string') {
    yield bytes;
    return;
  }
  left.unpacked -= bytes.length;
  const unpacked = latinText(bytes);
  const { objects, isDamaged } = readPackedObjects(unpacked, { text, dictionary });
  yield { at: undefined, text: unpacked, objects };
  if (isDamaged) yield 'damaged';
}
