import type { ArchiveFlaw } from '../../../domain/uploads/archive-limits.ts';
import type { ArchiveTrouble } from '../../../domain/uploads/archive-limits.ts';
import type { ForeignPicture } from '../../../domain/uploads/picture-format.ts';

/** A file of the user. */
export interface LocalFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What its bytes say, where it is a picture in a foreign format. */
  readonly foreign?: ForeignPicture | undefined;
  /** Why a zip could not be opened in place. */
  readonly archive?: ArchiveTrouble | undefined;
  /** Faults with `unexpected-answer` when it can no longer be read. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The browser's own handle of the file, where there is one. Never rejects. */
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
  /** Something in it runs, or hides: what. */
  | { readonly because: 'active-content'; readonly what: string }
  /** What is in an archive cannot be looked through. */
  | { readonly because: 'archive-refused'; readonly what: ArchiveFlaw }
  | { readonly because: 'infected' | 'not-scanned' | 'too-many-uploads' }
  /** Another file was begun under this number: size, name or bytes are not those. */
  | { readonly because: 'other-file' }
  /** It has arrived, and the check was given up because it took too long: nothing is known of the file. */
  | { readonly because: 'check-timed-out' }
  /** It has arrived, and what becomes of it is not known yet. */
  | { readonly because: 'being-checked' }
  /**
   * The storage cannot be reached, has no room left, takes nothing at present, did not let the file in, or made no
   * sense.
   */
  | { readonly because: 'store-away' | 'store-full' | 'store-read-only' | 'store-refused' | 'store-fault' }
  /** The upload's form could not be had: the task is abandoned. */
  | { readonly because: 'no-upload-form'; readonly message: string }
  /** The bytes arrived but the storage could not tell the platform. */
  | { readonly because: 'callback-failed' };

export type UploadOutcome =
  | { readonly arrived: true; readonly fileId: string }
  | ({ readonly arrived: false } & VaultRefusal);

export interface UploadOrder {
  readonly file: LocalFile;
  /** Undefined for a picture that goes with what is told to the platform. */
  readonly materialId: string | undefined;
  /** The same number again is the same upload: what has arrived under it is not sent again. */
  readonly uploadId: string;
  /** True progress: bytes that left this machine, and of files in parts those that have come. */
  readonly onProgress: (sent: number) => void;
  /** So many bytes lie there for good: after a cut they are not sent again. Told only of files that go in parts. */
  readonly onKept?: (kept: number) => void;
  /** Cancelled, nothing of the upload is left there. */
  readonly signal: AbortSignal;
}

/**
 * Where files go (document 1, section 7). Faults `offline` when the connection is lost and `cancelled` when the signal
 * says so.
 */
export interface DocumentVault {
  upload(order: UploadOrder): Promise<UploadOutcome>;
}
