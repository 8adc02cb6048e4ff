import { crc32, inflateRawSync } from 'node:zlib';
import { ArchiveReader, libarchiveWasm } from 'libarchive-wasm';
import { largestEntry, type EntryTrouble } from '../../src/domain/viewer/shared/archive-entry.ts';
import { isBomb } from '../../src/domain/uploads/archive-limits.ts';
import type { ArchiveKind } from './inspected-archive.ts';
import { packedFile, zipEntryPosition, type PackedFile } from './zip-layout.ts';

const pieceBytes = 256 * 1024;
const folder = 0x4000;
/** Compression methods by their numbers in zips. */
const [stored, deflated] = [0, 8];

type Library = Awaited<ReturnType<typeof libarchiveWasm>>;
let library: Promise<Library> | undefined;

/**
 * Unpacks one file of an archive, by its place in the list of files. A file that has another size than listed is
 * damaged.
 */
export async function unpackEntry(
  kind: ArchiveKind,
  bytes: Uint8Array,
  { index, size }: { readonly index: number; readonly size: number },
): Promise<Uint8Array<ArrayBuffer> | { readonly trouble: EntryTrouble }> {
  if (size > largestEntry) return { trouble: 'too-large' };
  try {
    const packed = kind === 'zip' ? packedFile(bytes, index) : undefined;
    if (packed && (packed.method === stored || packed.method === deflated))
      return unpackZipFile(packed, size) ?? { trouble: 'damaged' };
    const within = await (library ??= libarchiveWasm());
    const position = kind === 'zip' ? zipEntryPosition(bytes, index) : undefined;
    if (kind === 'zip' && position === undefined) return { trouble: 'damaged' };
    return (
      unpackWithLibrary(
        within,
        bytes,
        (at, files) => (position === undefined ? files === index : at === position),
        size,
      ) ?? {
        trouble: 'damaged',
      }
    );
  } catch {
    return { trouble: 'damaged' };
  }
}

/**
 * Unpacks a file of a zip without those before it. Undefined when size or checksum are wrong; throws when it unpacks to
 * more than `size` bytes.
 */
function unpackZipFile({ method, bytes, sum }: PackedFile, size: number): Uint8Array<ArrayBuffer> | undefined {
  const whole = Uint8Array.from(
    method === stored ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) }),
  );
  return whole.length === size && crc32(whole) === sum ? whole : undefined;
}

/** @param isRequested decides by the number of entries, and of files among them, before an entry */
function unpackWithLibrary(
  within: Library,
  bytes: Uint8Array,
  isRequested: (at: number, files: number) => boolean,
  size: number,
): Uint8Array<ArrayBuffer> | undefined {
  const reader = new ArchiveReader(within, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const memory = within.module as {
    readonly _malloc: (size: number) => number;
    readonly _free: (at: number) => void;
    readonly HEAPU8: Uint8Array;
  };
  const piece = memory._malloc(pieceBytes);
  let [at, files, before] = [0, 0, 0];
  try {
    for (let entry = reader.nextEntryPointer(); entry !== 0; entry = reader.nextEntryPointer()) {
      const isFile = within.entry_filetype(entry) !== folder;
      const requested = isFile && isRequested(at, files);
      const whole = requested ? new Uint8Array(size) : undefined;
      let unpackedSize = 0;
      // The files before it are unpacked as well: in solid archives a file depends on them. Reading a folder of a RAR
      // fails.
      for (
        let got = isFile ? within.read_data(reader.archive, piece, pieceBytes) : 0;
        got > 0;
        got = within.read_data(reader.archive, piece, pieceBytes)
      ) {
        unpackedSize += got;
        before += got;
        if (isBomb(before, bytes.length) || (whole && unpackedSize > size)) return undefined;
        // The library's memory moves when it grows, so it is looked up each time.
        whole?.set(memory.HEAPU8.subarray(piece, piece + got), unpackedSize - got);
      }
      if (whole) return unpackedSize === size && !within.error_string(reader.archive) ? whole : undefined;
      at += 1;
      if (isFile) files += 1;
    }
    return undefined;
  } finally {
    memory._free(piece);
    reader.free();
  }
}
