import type { ArchiveEntry, EntryTrouble } from '../../../../domain/viewer/shared/archive-entry.ts';

/** Short-lived address of a file of the portal (document 1, section 7, file info by id). */
export interface DocumentAddress {
  readonly url: string;
  readonly mimeType: string;
  readonly name: string;
  /** Bytes; absent where the back end does not say. */
  readonly size?: number;
  /** Content of an archive; absent for other files, and where the back end does not say. */
  readonly entries?: readonly ArchiveEntry[];
  /** Whether the files of the archive can be opened one by one. */
  readonly opensEntries?: boolean;
}

/** Short-lived addresses of one file of an archive, to view and to save it; or why it is not shown. */
export type EntryAddress = (DocumentAddress & { readonly saveUrl: string }) | { readonly unshown: EntryTrouble };

/** Creates short-lived addresses of files, a new one at each call. Rejects with the adapter's own fault. */
export interface DocumentAddresses {
  /** Address to view the file. */
  addressOf(fileId: string): Promise<DocumentAddress>;
  /** Address from which a browser saves the file under its name (document 1, section 7, file download by id). */
  downloadAddressOf(fileId: string): Promise<string>;
  /** The file at this position (from 0) of an archive's list, where the archive `opensEntries`. */
  entryAddressOf(fileId: string, index: number): Promise<EntryAddress>;
}
