import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { PackageSortColumn } from './package-list.ts';
import type { Picked } from './picked-desk.ts';

export const gatheringFailures = ['TOO_MUCH', 'NOTHING', 'NOT_PERMITTED', 'FAULT'] as const;
export type GatheringFailure = (typeof gatheringFailures)[number];

/** Something that the back end gathers for one, to be taken home (checklist F-177). */
export interface DownloadTask {
  readonly id: string;
  readonly kind: 'export' | 'archive';
  readonly name: string;
  /** Milliseconds since the epoch, as are the other instants. */
  readonly requestedAt: number;
  readonly state:
    | { readonly kind: 'waiting' }
    /** So many rows or files of all. */
    | { readonly kind: 'running'; readonly done: number; readonly total: number }
    | {
        readonly kind: 'complete';
        /** In bytes. */ readonly size: number;
        readonly completedAt: number;
        readonly expiresAt: number;
      }
    | { readonly kind: 'failed'; readonly because: GatheringFailure; readonly failedAt: number };
}

export interface GatheringOrder {
  readonly kind: 'export' | 'archive';
  readonly scope: ListScope;
  readonly picked: Picked;
  readonly sortBy: PackageSortColumn;
  readonly descending: boolean;
  /** For an export: the columns given for each package. */
  readonly columns: readonly PackageColumn[];
}

/**
 * The download tasks of whoever is signed in, in their present role (checklist F-069, N-15). Faults with `not-found`
 * for any other.
 */
export interface DownloadDesk {
  /** The newest first; those whose days are over are left out. */
  tasks(signal?: AbortSignal): Promise<readonly DownloadTask[]>;
  ask(order: GatheringOrder): Promise<DownloadTask>;
  /** A short-lived address of what is complete. */
  address(id: string): Promise<string>;
  retry(id: string): Promise<DownloadTask>;
  /** The same gathered afresh, as things stand now: a task of its own. */
  repeat(id: string): Promise<DownloadTask>;
  /** With its file; what is under way is given up. */
  remove(id: string): Promise<void>;
}
