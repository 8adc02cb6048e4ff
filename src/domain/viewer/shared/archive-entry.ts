/** A file that lies in an archive, as it is shown: nothing is ever unpacked to a place that its path names. */
export interface ArchiveEntry {
  /** Folders and name, with plain slashes, without what would lead elsewhere. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
}
