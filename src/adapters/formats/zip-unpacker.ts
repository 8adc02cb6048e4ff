import { unzipSync } from 'fflate';
import type { ArchiveUnpacker, UnpackedFile } from '../../application/ports/uploads/archive-unpacker.ts';
import { archiveFlaw, isBomb, type ArchiveTrouble } from '../../domain/uploads/archive-limits.ts';
import { isSystemFile } from '../../domain/viewer/shared/archive-entry.ts';
import { crc32 } from '../../domain/uploads/crc32.ts';
import { isOneDocument, zipDirectory, type ZipEntry } from './zip-directory.ts';

/**
 * Unpacks zips in the browser. A file is unpacked up to its size in the directory, and its checksum must be correct.
 */
export class ZipUnpacker implements ArchiveUnpacker {
  async unpack(bytes: Uint8Array<ArrayBuffer>): Promise<readonly UnpackedFile[] | ArchiveTrouble | undefined> {
    const entries = zipDirectory(bytes);
    if (entries === undefined) return 'unreadable';
    if (entries === 'links') return 'links';
    if (isOneDocument(entries)) return undefined;
    const files = entries.filter((entry) => !entry.isFolder && !isSystemFile(entry));
    if (files.some(({ isEncrypted }) => isEncrypted)) return 'encrypted';
    const flaw = archiveFlaw(files.map(({ path }) => path));
    if (flaw !== undefined) return flaw;
    if (
      isBomb(
        files.reduce((sum, { size }) => sum + size, 0),
        bytes.length,
      )
    )
      return 'bomb';
    return unpackFiles(bytes, files);
  }
}

function unpackFiles(
  bytes: Uint8Array<ArrayBuffer>,
  files: readonly ZipEntry[],
): readonly UnpackedFile[] | ArchiveTrouble {
  try {
    const wanted = new Set(files.map(({ rawName }) => rawName));
    const parts = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
    const unpacked: UnpackedFile[] = [];
    for (const { rawName, path, size, checksum } of files) {
      const content = parts[rawName];
      if (content === undefined || content.length !== size || crc32(content) !== checksum) return 'unreadable';
      unpacked.push({ path, bytes: new Uint8Array(content) });
    }
    return unpacked;
  } catch {
    return 'unreadable';
  }
}
