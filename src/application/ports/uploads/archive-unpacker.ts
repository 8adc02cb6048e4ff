import type { ArchiveTrouble } from '../../../domain/uploads/archive-limits.ts';

export interface UnpackedFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Unpacks zip archives of documents. */
export interface ArchiveUnpacker {
  /**
   * The files in their order, or why the archive cannot be unpacked. Undefined for a zip that is itself one document,
   * such as a workbook.
   */
  unpack(bytes: Uint8Array<ArrayBuffer>): Promise<readonly UnpackedFile[] | ArchiveTrouble | undefined>;
}
