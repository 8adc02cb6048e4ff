import type { LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { FilePlacement } from '../../../application/usecases/evidence/place-file.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { UploadTrouble } from '../../uploads/upload-trouble.ts';

/** What uploads wait for: the connection, the store of files, or that the user signs in again. */
export type Pause = 'offline' | 'store-away' | 'signed-out';

export type TaskState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading' }
  /** It goes on by itself. */
  | { readonly kind: 'paused'; readonly because: Pause }
  | { readonly kind: 'arrived' }
  /** `atOnce`: the limits refuse it, and it was never sent. */
  | { readonly kind: 'failed'; readonly trouble: UploadTrouble; readonly canRetry: boolean; readonly atOnce?: true };

/** One file on its way into a package. */
export interface UploadTask {
  /** Also the upload's own number: sent twice it is one file. */
  readonly id: string;
  readonly packageId: string;
  /** As which it was given, counted from 1: documents stand in this order, whichever arrives first. */
  readonly turn: number;
  /** In which its package is kept. */
  readonly book: OpenBook;
  readonly file: LocalFile;
  /** What becomes of it once it has arrived. */
  readonly placement: FilePlacement;
  readonly state: TaskState;
  /** Bytes. */
  readonly sent: number;
  /** Bytes of it that lie there for good: after a cut they are not sent again. */
  readonly kept: number;
}

/** The item that a task's file is for; undefined for a new one. */
export function itemOfTask({ placement }: Pick<UploadTask, 'placement'>): string | undefined {
  return 'item' in placement ? placement.item.documentId : undefined;
}

export function isUnderWay(task: UploadTask): boolean {
  return task.state.kind === 'waiting' || task.state.kind === 'uploading' || task.state.kind === 'paused';
}
