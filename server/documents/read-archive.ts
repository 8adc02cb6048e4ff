import { ArchiveReader, libarchiveWasm } from 'libarchive-wasm';
import { maxArchivedFiles } from '../../src/domain/uploads/archive-limits.ts';
import { rar4Names, zipFiles } from './archive-names.ts';
import { zipLayoutFlaw } from './zip-layout.ts';
import { UnpackCounter, type ArchiveFinding, type ArchiveKind } from './inspected-archive.ts';
import type { ArchiveTerms } from './archive-terms.ts';

type Library = Awaited<ReturnType<typeof libarchiveWasm>>;

const pieceBytes = 256 * 1024;
/** Maximum number of files and folders. Folders are not listed, but a hundred thousand of them take seconds. */
const maxEntries = 10 * maxArchivedFiles;
let library: Promise<Library> | undefined;

/** File types as the library numbers them: folders, files, and entries without a type. */
const folder = 0x4000;
const plainTypes: ReadonlySet<number> = new Set([0, 0x8000, folder]);

/**
 * Unpacks a whole archive with libarchive and counts its files and bytes; no stated size is trusted. Runs in a process
 * that can be killed. A RAR is not given to libarchive unless the terms say so.
 */
export async function readArchive(
  kind: ArchiveKind,
  bytes: Uint8Array,
  { opensRar }: ArchiveTerms,
): Promise<ArchiveFinding> {
  if (kind === 'rar' && !opensRar) return 'rar';
  const libarchive = await (library ??= libarchiveWasm());
  try {
    // Names of zips are read from the directory: the library returns only ASCII names correctly.
    const listed = kind === 'zip' ? zipFiles(bytes) : undefined;
    const found = unpackArchive(libarchive, bytes, kind);
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

function unpackArchive(libarchive: Library, bytes: Uint8Array, kind: ArchiveKind): ArchiveFinding {
  const reader = new ArchiveReader(libarchive, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const memory = libarchive.module as {
    readonly _malloc: (size: number) => number;
    readonly _free: (at: number) => void;
  };
  const buffer = memory._malloc(pieceBytes);
  const olderNames = rar4Names(bytes);
  const counter = new UnpackCounter(bytes.length);
  let entries = 0;
  try {
    for (let entry = reader.nextEntryPointer(); entry !== 0; entry = reader.nextEntryPointer()) {
      if (reader.isEntryEncrypted(entry)) return 'encrypted';
      const type = libarchive.entry_filetype(entry);
      // An unpacked link would write or read at its target.
      if (!plainTypes.has(type) || libarchive.entry_hardlink(entry)) return 'links';
      const isFile = type !== folder;
      const path = olderNames?.[entries] ?? reader.getEntryPathname(entry);
      entries += 1;
      if (entries > maxEntries) return 'too-many';
      let size = 0;
      // A RAR folder has no data, and reading it fails. A zip folder might hide bytes.
      for (
        let bytesRead = isFile || kind === 'zip' ? libarchive.read_data(reader.archive, buffer, pieceBytes) : 0;
        bytesRead > 0;
        bytesRead = libarchive.read_data(reader.archive, buffer, pieceBytes)
      ) {
        size += bytesRead;
        counter.addBytes(bytesRead);
        if (counter.exceeded !== undefined) return counter.exceeded;
      }
      if (isFile) counter.files.push({ path, size });
      if (counter.exceeded !== undefined) return counter.exceeded;
    }
    if (reader.hasEncryptedData() === true) return 'encrypted';
    // The library reports damage only by this text.
    return libarchive.error_string(reader.archive) ? 'unreadable' : { files: counter.files };
  } finally {
    memory._free(buffer);
    reader.free();
  }
}
