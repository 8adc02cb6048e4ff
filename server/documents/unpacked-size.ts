import type { ByteSource } from './byte-source.ts';

const firstPiece = 16 * 1024;
const largestPiece = 1024 * 1024;

/** How many bytes are packed at a place of a file, counted up to `most` and one more; 0 where nothing is packed as zlib does. Holds none of them, and believes no length that the file states. */
export async function unpackedSize(source: ByteSource, start: number, most: number): Promise<number> {
  const [method = 0, flags = 0] = await source.read(start, start + 2);
  if ((method & 0x0f) !== 8 || (method * 256 + flags) % 31 !== 0) return 0;
  let size = 0;
  try {
    for await (const chunk of piecesFrom(source, start).pipeThrough(new DecompressionStream('deflate'))) {
      size += chunk.length;
      if (size > most) return most + 1;
    }
  } catch {
    // What follows the packed bytes ends the counting as an error, and so does damage: readers get no further either.
  }
  return size;
}

function piecesFrom(source: ByteSource, start: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let [at, length] = [start, firstPiece];
  return new ReadableStream({
    async pull(controller) {
      const piece = await source.read(at, at + length);
      at += piece.length;
      length = Math.min(largestPiece, 2 * length);
      if (piece.length === 0) controller.close();
      else controller.enqueue(Uint8Array.from(piece));
    },
  });
}
