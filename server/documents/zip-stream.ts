import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchivedFile, ByteStream } from '../core/ports.ts';

/**
 * Writes a zip archive with at most one piece of a file in memory.
 *
 * @param at modification time of the files, in milliseconds since the epoch
 */
export async function* zipStream(files: AsyncIterable<ArchivedFile>, at: number): ByteStream {
  const written: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault;
    if (piece.length > 0) written.push(piece);
  });
  for await (const { name, bytes, isCompressible } of files) {
    const file = isCompressible ? new ZipDeflate(name, { level: 3 }) : new ZipPassThrough(name);
    file.mtime = new Date(at);
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written;
}
