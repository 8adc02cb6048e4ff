import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { FilePlacement } from '../../../application/usecases/evidence/place-file.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { UploadTrouble } from '../../uploads/upload-trouble.ts';

/** The reasons to pause uploads: no connection, an unavailable file store, or an ended session. */
export type Pause = 'offline' | 'store-away' | 'signed-out';

export type TaskState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading' }
  /** It resumes automatically. */
  | { readonly kind: 'paused'; readonly because: Pause }
  | { readonly kind: 'arrived' }
  /** `atOnce`: the limits refuse the file, and it was never sent. */
  | { readonly kind: 'failed'; readonly trouble: UploadTrouble; readonly canRetry: boolean; readonly atOnce?: true };

/** A file that is being uploaded into a package. */
export interface UploadTask {
  /** Also the id of the upload, so that a file that is sent twice arrives once. */
  readonly id: string;
  readonly packageId: string;
  /** The order in which files were added, from 1. Documents are shown in this order, whichever arrives first. */
  readonly turn: number;
  /** The book of its package. */
  readonly book: OpenBook;
  readonly file: LocalFile;
  /** Where the file is placed once it has arrived. */
  readonly placement: FilePlacement;
  readonly state: TaskState;
  /** Bytes. */
  readonly sent: number;
  /** Bytes that the store holds for good; after an interruption they are not sent again. */
  readonly kept: number;
}

/** The item that a file replaces or extends; undefined for a new one. */
export function itemOfTask({ placement }: Pick<UploadTask, 'placement'>): string | undefined {
  return 'item' in placement ? placement.item.documentId : undefined;
}

export function isUnderWay(task: UploadTask): boolean {
  return task.state.kind === 'waiting' || task.state.kind === 'uploading' || task.state.kind === 'paused';
}
