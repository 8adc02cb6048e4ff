import type { ByteSource } from './byte-source.ts';
import { lzwSize, runLengthSize } from './grown-size.ts';
import { fromAscii85, fromHex, type Pieces } from './pdf-digits.ts';
import type { PdfFilter } from './pdf-filters.ts';

const firstPiece = 16 * 1024;
const largestPiece = 1024 * 1024;

/**
 * Number of bytes that zlib data at an offset of a file inflates to, counted up to `most` plus one; 0 where there is no
 * zlib data. Stores none of the bytes, and relies on no stated length.
 */
export async function unpackedSize(source: ByteSource, start: number, most: number): Promise<number> {
  const [method = 0, flags = 0] = await source.read(start, start + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 ? inflatedSize(piecesFrom(source, start), most) : 0;
}

/**
 * Number of bytes that data decodes to by filters, in their order, counted up to `most` plus one; 0 where no filter
 * makes data larger.
 */
export async function decodedSize(
  source: ByteSource,
  start: number,
  filters: readonly PdfFilter[],
  most: number,
): Promise<number> {
  const decodedPieces = (): Pieces =>
    filters.reduce<Pieces>(
      (pieces, filter) => (filter === 'hex' ? fromHex(pieces) : filter === 'ascii85' ? fromAscii85(pieces) : pieces),
      piecesFrom(source, start),
    );
  if (filters.includes('flate'))
    return filters[0] === 'flate' ? unpackedSize(source, start, most) : inflatedSize(decodedPieces(), most);
  if (filters.includes('runs')) return runLengthSize(decodedPieces(), most);
  const lateSize = filters.includes('lzw-either') ? await lzwSize(decodedPieces(), 0, most) : 0;
  return lateSize > 0 || filters.includes('lzw') ? Math.max(lateSize, await lzwSize(decodedPieces(), 1, most)) : 0;
}

async function inflatedSize(pieces: Pieces, most: number): Promise<number> {
  let size = 0;
  try {
    for await (const chunk of toStream(pieces).pipeThrough(new DecompressionStream('deflate'))) {
      size += chunk.length;
      if (size > most) return most + 1;
    }
  } catch {
    // Damage, and bytes behind the packed data, end the counting: readers get no further either.
  }
  return size;
}

function toStream(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
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
