import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchivedFile, ByteStream } from '../core/ports.ts';

/**
 * A zip archive as it is being written: of each file no more than one piece is held. `at`: when its files were changed,
 * in milliseconds.
 */
export async function* zipStream(files: AsyncIterable<ArchivedFile>, at: number): ByteStream {
  const made: Uint8Array[] = [];
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault;
    if (piece.length > 0) made.push(piece);
  });
  for await (const { name, bytes, packs } of files) {
    const file = packs ? new ZipDeflate(name, { level: 3 }) : new ZipPassThrough(name);
    file.mtime = new Date(at);
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
