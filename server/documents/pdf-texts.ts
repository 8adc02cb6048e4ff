import type { ByteSource } from './byte-source.ts';
import { latinText } from './content-kind.ts';
import { filtersOf } from './pdf-filters.ts';
import { longestNumbers, objectsIn, type FoundStream } from './pdf-heads.ts';
import type { PdfObject } from './pdf-objects.ts';
import { packedObjects } from './pdf-packed.ts';
import { isPacked, streamWords, unpackedObjects } from './pdf-streams.ts';
import type { PdfTrouble } from './pdf-trouble.ts';
import { filteredSize, unpackedSize } from './unpacked-size.ts';

/** A stretch of a PDF as characters one for one, or what was unpacked from a stream. */
export interface PdfText {
  /** Where it begins in the file; undefined for objects that were packed. */
  readonly at: number | undefined;
  readonly text: string;
  /** The objects that begin in it. One that goes on behind a stretch is among those of the next. */
  readonly objects: readonly PdfObject[];
}

/** Number of bytes that may still come. */
interface Left {
  unpacked: number;
  ofFile: number;
}

const windowBytes = 1024 * 1024;
// The signs of archives are shorter.
const overlap = 64;
// The list of a hundred thousand pages has less.
const mostOfObject = 16 * 1024 * 1024;
const mostOfDictionary = 8192;
const mostUnpacked = 64 * 1024 * 1024;
// A reader holds a stream as a whole. This is the scan of a sheet of A4 at 600 dots to the inch.
const mostOfStream = 128 * 1024 * 1024;
const mostOfFile = 512 * 1024 * 1024;

/** All of a PDF, stretch by stretch. Behind each stretch come the objects that are packed into streams of it. */
export async function* pdfTexts(source: ByteSource): AsyncGenerator<PdfText | PdfTrouble> {
  const left: Left = { unpacked: mostUnpacked, ofFile: mostOfFile };
  let [at, size, known] = [0, windowBytes, 0];
  while (at < source.size) {
    const text = latinText(await source.read(at, at + size));
    const goesOn = at + size < source.size;
    const mayGrow = size < mostOfObject;
    const { objects, cut, isTooDeep } = objectsIn(text, Math.max(0, known - at), { goesOn, mayGrow });
    yield { at, text, objects };
    for (const { stream } of objects) if (stream) yield* lookedInto(source, stream, { at, text }, left);
    if (isTooDeep) yield 'damaged';
    if (!goesOn || isTooDeep) return;
    known = at + (cut ?? text.length - overlap);
    // A head is known by what stands before it. Stretches double for a long object, so nothing is read more than four
    // times.
    const step = Math.max(0, Math.min(cut ?? text.length, text.length - overlap) - longestNumbers);
    size = step === 0 ? 2 * size : windowBytes;
    at += step;
  }
}

/** What is packed into a stream, and whether it cannot be told or is more than readers can hold. */
async function* lookedInto(
  source: ByteSource,
  { dictionary, size, data }: FoundStream,
  { at, text }: Pick<PdfText, 'text'> & { readonly at: number },
  left: Left,
): AsyncGenerator<PdfText | PdfTrouble> {
  const start = at + data;
  const most = Math.min(mostOfStream, left.ofFile);
  const words = streamWords(text, dictionary);
  const filters = words === undefined ? 'damaged' : filtersOf(words);
  if (typeof filters === 'string') yield filters;
  const isPlain = typeof filters === 'string' || filters.length === 0;
  const grown = await (isPlain ? unpackedSize(source, start, most) : filteredSize(source, start, filters, most));
  if (grown > most) yield 'too-much';
  left.ofFile -= grown;
  if (!isPacked(text, dictionary)) return;
  const isLong = words === undefined || size > mostOfDictionary;
  const bytes = isLong ? 'damaged' : await unpackedObjects(source, start, words, left.unpacked);
  if (typeof bytes === 'string') {
    yield bytes;
    return;
  }
  left.unpacked -= bytes.length;
  const unpacked = latinText(bytes);
  const { objects, isDamaged } = packedObjects(unpacked, { text, dictionary });
  yield { at: undefined, text: unpacked, objects };
  if (isDamaged) yield 'damaged';
}
