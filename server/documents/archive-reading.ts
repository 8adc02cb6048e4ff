import { ArchiveReader, libarchiveWasm } from 'libarchive-wasm';
import { mostArchived } from '../../src/domain/uploads/archive-limits.ts';
import { olderRarNames, zipFiles } from './archive-names.ts';
import { zipLayoutFlaw } from './zip-layout.ts';
import { Unpacking, type ArchiveFinding, type ArchiveKind } from './inspected-archive.ts';

type Library = Awaited<ReturnType<typeof libarchiveWasm>>;

const pieceBytes = 256 * 1024;
/** With the folders, which nobody lists: a hundred thousand of them take seconds. */
const mostEntries = 10 * mostArchived;
let library: Promise<Library> | undefined;

/** File types as the library numbers them: folders, files, and entries without a type. */
const folder = 0x4000;
const plainTypes: ReadonlySet<number> = new Set([0, 0x8000, folder]);

/**
 * Looks through an archive with the reader for all of them, in a process that may be killed over it: no size that it
 * states is believed.
 */
export async function readArchive(kind: ArchiveKind, bytes: Uint8Array): Promise<ArchiveFinding> {
  const within = await (library ??= libarchiveWasm());
  try {
    // The names come only from the directory: the library returns them in ASCII.
    const listed = kind === 'zip' ? zipFiles(bytes) : undefined;
    const found = unpacked(within, bytes, kind);
    if (listed === undefined || (typeof found === 'string' && found !== 'links')) return found;
    const flaw = zipLayoutFlaw(bytes);
    if (flaw !== undefined) return flaw === 'damaged' ? 'unreadable' : flaw;
    if (typeof found === 'string') return found;
    // The directory and the content must agree: other readers would find unlisted files.
    const isWhole = listed.length === found.files.length && sumOf(listed) === sumOf(found.files);
    return isWhole ? { files: listed } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function sumOf(files: readonly { readonly size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function unpacked(within: Library, bytes: Uint8Array, kind: ArchiveKind): ArchiveFinding {
  const reader = new ArchiveReader(within, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const memory = within.module as { readonly _malloc: (size: number) => number; readonly _free: (at: number) => void };
  const piece = memory._malloc(pieceBytes);
  const olderNames = olderRarNames(bytes);
  const unpacking = new Unpacking(bytes.length);
  let entries = 0;
  try {
    for (let entry = reader.nextEntryPointer(); entry !== 0; entry = reader.nextEntryPointer()) {
      if (reader.isEntryEncrypted(entry)) return 'encrypted';
      const type = within.entry_filetype(entry);
      // Unpacking a link writes or reads where it points.
      if (!plainTypes.has(type) || within.entry_hardlink(entry)) return 'links';
      const isFile = type !== folder;
      const path = olderNames?.[entries] ?? reader.getEntryPathname(entry);
      entries += 1;
      if (entries > mostEntries) return 'too-many';
      let size = 0;
      // A RAR folder has no data, and reading it fails. A zip folder might hide bytes.
      for (
        let come = isFile || kind === 'zip' ? within.read_data(reader.archive, piece, pieceBytes) : 0;
        come > 0;
        come = within.read_data(reader.archive, piece, pieceBytes)
      ) {
        size += come;
        unpacking.piece(come);
        if (unpacking.ended !== undefined) return unpacking.ended;
      }
      if (isFile) unpacking.files.push({ path, size });
      if (unpacking.ended !== undefined) return unpacking.ended;
    }
    if (reader.hasEncryptedData() === true) return 'encrypted';
    // The library says nothing else of where it stopped.
    return within.error_string(reader.archive) ? 'unreadable' : { files: unpacking.files };
  } finally {
    memory._free(piece);
    reader.free();
  }
}
