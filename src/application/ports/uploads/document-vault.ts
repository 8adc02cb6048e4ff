import type { ArchiveFlaw } from '../../../domain/uploads/archive-limits.ts';
import type { ArchiveTrouble } from '../../../domain/uploads/archive-limits.ts';
import type { ForeignPicture } from '../../../domain/uploads/picture-format.ts';

/** A file of the user. */
export interface LocalFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Format according to the content, for a picture in an unsupported format. */
  readonly foreign?: ForeignPicture | undefined;
  /** Why a zip could not be unpacked in the browser. */
  readonly archive?: ArchiveTrouble | undefined;
  /** Faults with `unexpected-answer` when it can no longer be read. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The browser's handle of the file, where it has one. Never rejects. */
  readonly place?: Promise<unknown> | undefined;
}

/** Why the back end rejected a file; limits are those of its category (document 1, section 8). */
export type VaultRefusal =
  | { readonly because: 'extension-not-allowed'; readonly allowed: readonly string[] }
  | { readonly because: 'too-large'; readonly limitMegabytes: number }
  | {
      readonly because:
        | 'empty-file'
        | 'wrong-content'
        | 'no-workbook'
        | 'encrypted'
        | 'unreadable'
        | 'too-many-pixels'
        | 'damaged-on-the-way'
        | 'not-open';
    }
  | ({ readonly because: 'foreign-picture' } & ForeignPicture)
  | { readonly because: 'bad-name'; readonly most: number }
  /** The file contains active or hidden content, named in `what`. */
  | { readonly because: 'active-content'; readonly what: string }
  /** The content of an archive cannot be checked. */
  | { readonly because: 'archive-refused'; readonly what: ArchiveFlaw }
  | { readonly because: 'infected' | 'not-scanned' | 'too-many-uploads' }
  /** Another file was started under this upload id: size, name or content differs. */
  | { readonly because: 'other-file' }
  /** The file has arrived, but its check timed out; nothing is known about it. */
  | { readonly because: 'check-timed-out' }
  /** The file has arrived, and the result of its check is pending. */
  | { readonly because: 'being-checked' }
  /** The storage is unreachable, full or read-only, rejected the file, or sent an invalid answer. */
  | { readonly because: 'store-away' | 'store-full' | 'store-read-only' | 'store-refused' | 'store-fault' }
  /** The upload form could not be fetched; the upload was abandoned. */
  | { readonly because: 'no-upload-form'; readonly message: string }
  /** The file has arrived, but the storage could not notify the platform. */
  | { readonly because: 'callback-failed' };

export type UploadOutcome =
  | { readonly arrived: true; readonly fileId: string }
  | ({ readonly arrived: false } & VaultRefusal);

export interface UploadOrder {
  readonly file: LocalFile;
  /** Undefined for a picture of feedback. */
  readonly materialId: string | undefined;
  /** An upload with the same id continues the earlier one: what has arrived is not sent again. */
  readonly uploadId: string;
  /** Real progress in bytes: sent by this machine; for a multipart upload, those that have arrived. */
  readonly onProgress: (sent: number) => void;
  /**
   * Bytes that are stored permanently and are not sent again after an interruption. Called for multipart uploads only.
   */
  readonly onKept?: (kept: number) => void;
  /** Cancels the upload; what has arrived is deleted. */
  readonly signal: AbortSignal;
}

/**
 * Upload of files (document 1, section 7). Faults with `offline` when the connection is lost and with `cancelled` when
 * the signal aborts.
 */
export interface DocumentVault {
  upload(order: UploadOrder): Promise<UploadOutcome>;
}
