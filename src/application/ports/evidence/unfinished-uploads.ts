import type { LocalFile } from '../uploads/document-vault.ts';

/** A multipart upload that has arrived in part. */
export interface UnfinishedUpload {
  /** Id of the upload. Parts that arrived under it are not sent again. */
  readonly uploadId: string;
  /** Name of the file on the machine where it was selected. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have arrived. */
  readonly kept: number;
  readonly materialId: string;
  /** SHA-256 of the whole file, lower-case hexadecimal. */
  readonly sha256: string;
  /** Storage location, as the back end names it. */
  readonly place: string;
}

/**
 * Multipart uploads that were interrupted because the portal was closed or crashed. The back end knows them on every
 * machine (beyond document 1, section 7).
 */
export interface UnfinishedUploads {
  /**
   * The user's own uploads into a package, the oldest first; empty where the back end takes no multipart uploads.
   * Faults with `not-found` for a package of another company.
   */
  ofPackage(packageId: string): Promise<readonly UnfinishedUpload[]>;
  /** Whether a file has exactly the declared content. Faults with `unexpected-answer` when it can no longer be read. */
  isOf(upload: UnfinishedUpload, file: LocalFile): Promise<boolean>;
  /** Cancels the upload and deletes the parts that have arrived. */
  letGo(upload: UnfinishedUpload): Promise<void>;
}
