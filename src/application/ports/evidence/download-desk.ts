import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { PackageSortColumn } from './package-list.ts';
import type { Picked } from './picked-desk.ts';

export const downloadFailureReasons = ['TOO_MUCH', 'NOTHING', 'NOT_PERMITTED', 'FAULT'] as const;
export type DownloadFailureReason = (typeof downloadFailureReasons)[number];

/** An export or an archive that the back end prepares for the user to download (checklist F-177). */
export interface DownloadTask {
  readonly id: string;
  readonly kind: 'export' | 'archive';
  readonly name: string;
  /** Milliseconds since the epoch, as are the other instants. */
  readonly requestedAt: number;
  readonly state:
    | { readonly kind: 'waiting' }
    /** Number of rows or files that are finished, and of all. */
    | { readonly kind: 'running'; readonly done: number; readonly total: number }
    | {
        readonly kind: 'complete';
        /** In bytes. */ readonly size: number;
        readonly completedAt: number;
        readonly expiresAt: number;
      }
    | { readonly kind: 'failed'; readonly because: DownloadFailureReason; readonly failedAt: number };
}

export interface DownloadRequest {
  readonly kind: 'export' | 'archive';
  readonly scope: ListScope;
  readonly picked: Picked;
  readonly sortBy: PackageSortColumn;
  readonly descending: boolean;
  /** For an export: the columns of each package. */
  readonly columns: readonly PackageColumn[];
}

/**
 * Download tasks of the signed-in user in the current role (checklist F-069, N-15). Faults with `not-found` for tasks
 * of others.
 */
export interface DownloadDesk {
  /** The newest first, without expired tasks. */
  tasks(signal?: AbortSignal): Promise<readonly DownloadTask[]>;
  ask(order: DownloadRequest): Promise<DownloadTask>;
  /** Short-lived download address of a complete task. */
  address(id: string): Promise<string>;
  retry(id: string): Promise<DownloadTask>;
  /** Runs the same order again on current data, as a new task. */
  repeat(id: string): Promise<DownloadTask>;
  /** Removes the task and its file; cancels a running task. */
  remove(id: string): Promise<void>;
}
