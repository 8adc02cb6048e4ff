import type { ArchiveTrouble } from '../../../domain/uploads/archive-limits.ts';

export interface UnpackedFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Unpacks zips whose files become documents. */
export interface ArchiveUnpacker {
  /** The files in their order, or why there are none. Undefined for a zip that is one document, such as a workbook. */
  unpack(bytes: Uint8Array<ArrayBuffer>): Promise<readonly UnpackedFile[] | ArchiveTrouble | undefined>;
}
