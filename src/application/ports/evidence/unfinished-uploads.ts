import type { LocalFile } from '../uploads/document-vault.ts';

/** A file of which parts have come, and which waits for the rest. */
export interface UnfinishedUpload {
  /** The upload's own number: under it, what has come is not sent again. */
  readonly uploadId: string;
  /** As the file was called where it was chosen. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have come. */
  readonly kept: number;
  readonly materialId: string;
  /** SHA-256 of all its bytes, hexadecimal, lower case. */
  readonly sha256: string;
  /** What the back end calls it. */
  readonly place: string;
}

/**
 * Multipart uploads that were interrupted because the portal was closed or crashed. The back end knows them on every
 * machine (beyond document 1, section 7).
 */
export interface UnfinishedUploads {
  /**
   * The user's own uploads into a package, in the order in which they were begun; none where the back end takes no
   * parts. Faults with `not-found` for a package that is not the user's own.
   */
  ofPackage(packageId: string): Promise<readonly UnfinishedUpload[]>;
  /**
   * Whether a file has the very bytes that were declared. Faults with `unexpected-answer` when it can no longer be
   * read.
   */
  isOf(upload: UnfinishedUpload, file: LocalFile): Promise<boolean>;
  /** Gives it up: nothing is left of what has come. */
  letGo(upload: UnfinishedUpload): Promise<void>;
}
