import { crc32, inflateRawSync } from 'node:zlib';
import { ArchiveReader, libarchiveWasm } from 'libarchive-wasm';
import { largestEntry, type EntryTrouble } from '../../src/domain/viewer/shared/archive-entry.ts';
import { isBomb } from '../../src/domain/uploads/archive-limits.ts';
import type { ArchiveKind } from './inspected-archive.ts';
import { packedFile, zipTurn, type PackedFile } from './zip-layout.ts';

const pieceBytes = 256 * 1024;
const folder = 0x4000;
/** As zips number the ways in which nearly all of them pack. */
const [stored, deflated] = [0, 8];

type Library = Awaited<ReturnType<typeof libarchiveWasm>>;
let library: Promise<Library> | undefined;

/**
 * Unpacks one file of an archive, by its place in the archive's list, piece by piece up to the listed size. Nothing in
 * the archive is trusted again.
 */
export async function unpackedEntry(
  kind: ArchiveKind,
  bytes: Uint8Array,
  { index, size }: { readonly index: number; readonly size: number },
): Promise<Uint8Array<ArrayBuffer> | { readonly unshown: EntryTrouble }> {
  if (size > largestEntry) return { unshown: 'too-large' };
  try {
    const packed = kind === 'zip' ? packedFile(bytes, index) : undefined;
    if (packed && (packed.method === stored || packed.method === deflated))
      return alone(packed, size) ?? { unshown: 'damaged' };
    const within = await (library ??= libarchiveWasm());
    const turn = kind === 'zip' ? zipTurn(bytes, index) : undefined;
    if (kind === 'zip' && turn === undefined) return { unshown: 'damaged' };
    return (
      foundEntry(within, bytes, (at, files) => (turn === undefined ? files === index : at === turn), size) ?? {
        unshown: 'damaged',
      }
    );
  } catch {
    return { unshown: 'damaged' };
  }
}

/** A file of a zip from where it lies, without those before it. Throws over more than it should be. */
function alone({ method, bytes, sum }: PackedFile, size: number): Uint8Array<ArrayBuffer> | undefined {
  const whole = Uint8Array.from(
    method === stored ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) }),
  );
  return whole.length === size && crc32(whole) === sum ? whole : undefined;
}

/** @param isWanted told how many things, and how many files among them, came before the one at hand */
function foundEntry(
  within: Library,
  bytes: Uint8Array,
  isWanted: (at: number, files: number) => boolean,
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
      const wanted = isFile && isWanted(at, files);
      const whole = wanted ? new Uint8Array(size) : undefined;
      let come = 0;
      // What lies before it is unpacked as well: some archives, which are no zips, go on from what came before. Of a
      // folder a RAR gives nothing, and fails where it is asked.
      for (
        let got = isFile ? within.read_data(reader.archive, piece, pieceBytes) : 0;
        got > 0;
        got = within.read_data(reader.archive, piece, pieceBytes)
      ) {
        come += got;
        before += got;
        if (isBomb(before, bytes.length) || (whole && come > size)) return undefined;
        // Its memory may have grown, and then lies elsewhere.
        whole?.set(memory.HEAPU8.subarray(piece, piece + got), come - got);
      }
      if (whole) return come === size && !within.error_string(reader.archive) ? whole : undefined;
      at += 1;
      if (isFile) files += 1;
    }
    return undefined;
  } finally {
    memory._free(piece);
    reader.free();
  }
}
