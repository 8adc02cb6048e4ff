import type { ByteSource } from './byte-source.ts';
import { sizeOfCodes, sizeOfRuns } from './grown-size.ts';
import { fromAscii85, fromHex, type Pieces } from './pdf-digits.ts';
import type { PdfFilter } from './pdf-filters.ts';

const firstPiece = 16 * 1024;
const largestPiece = 1024 * 1024;

/**
 * How many bytes are packed at a place of a file, counted up to `most` and one more; 0 where nothing is packed as zlib
 * does. Holds none of them, and believes no length that the file states.
 */
export async function unpackedSize(source: ByteSource, start: number, most: number): Promise<number> {
  const [method = 0, flags = 0] = await source.read(start, start + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 ? inflatedSize(piecesFrom(source, start), most) : 0;
}

/**
 * The same of what is written in these ways, the first of which is read first; 0 where none of them makes anything
 * larger.
 */
export async function filteredSize(
  source: ByteSource,
  start: number,
  filters: readonly PdfFilter[],
  most: number,
): Promise<number> {
  const readable = (): Pieces =>
    filters.reduce<Pieces>(
      (pieces, filter) => (filter === 'hex' ? fromHex(pieces) : filter === 'ascii85' ? fromAscii85(pieces) : pieces),
      piecesFrom(source, start),
    );
  if (filters.includes('flate'))
    return filters[0] === 'flate' ? unpackedSize(source, start, most) : inflatedSize(readable(), most);
  if (filters.includes('runs')) return sizeOfRuns(readable(), most);
  const late = filters.includes('lzw-either') ? await sizeOfCodes(readable(), 0, most) : 0;
  return late > 0 || filters.includes('lzw') ? Math.max(late, await sizeOfCodes(readable(), 1, most)) : 0;
}

async function inflatedSize(pieces: Pieces, most: number): Promise<number> {
  let size = 0;
  try {
    for await (const chunk of streamed(pieces).pipeThrough(new DecompressionStream('deflate'))) {
      size += chunk.length;
      if (size > most) return most + 1;
    }
  } catch {
    // What follows the packed bytes ends the counting as an error, and so does damage: readers get no further either.
  }
  return size;
}

function streamed(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  const come = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await come.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* piecesFrom(source: ByteSource, start: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let [at, length] = [start, firstPiece]; ; length = Math.min(largestPiece, 2 * length)) {
    const piece = await source.read(at, at + length);
    if (piece.length === 0) return;
    at += piece.length;
    yield Uint8Array.from(piece);
  }
}
