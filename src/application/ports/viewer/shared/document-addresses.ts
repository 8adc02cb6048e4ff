import type { ArchiveEntry, EntryTrouble } from '../../../../domain/viewer/shared/archive-entry.ts';

/** Where a file of the portal can be read, for a short while (document 1, section 7, file info by id). */
export interface DocumentAddress {
  readonly url: string;
  readonly mimeType: string;
  readonly name: string;
  /** Bytes, where the back end says. */
  readonly size?: number;
  /** What lies in it, where it is an archive and the back end says. */
  readonly entries?: readonly ArchiveEntry[];
  /** Its files can be opened one by one. */
  readonly opensEntries?: boolean;
}

/** Where one file of an archive can be read and saved from, for a short while; or why it is not shown. */
export type EntryAddress = (DocumentAddress & { readonly saveUrl: string }) | { readonly unshown: EntryTrouble };

/** Gives out short-lived addresses of files. Each call gives a fresh one. Rejects with the adapter's own fault. */
export interface DocumentAddresses {
  /** An address to look at. */
  addressOf(fileId: string): Promise<DocumentAddress>;
  /** An address that a browser saves under the file's name (document 1, section 7, file download by id). */
  downloadAddressOf(fileId: string): Promise<string>;
  /** The file of this place (from 0) in an archive's list, where the archive `opensEntries`. */
  entryAddressOf(fileId: string, index: number): Promise<EntryAddress>;
}
