import type { KeptViews } from '../../../domain/evidence/shared/kept-views.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';

/** What is kept, and how often it has changed; 0 where nothing was ever kept. */
export interface KeptRevision {
  readonly revision: number;
  readonly kept: KeptViews;
}

/** The views that somebody keeps of a list, on whatever machine. */
export interface ViewDesk {
  read(scope: ListScope): Promise<KeptRevision>;
  /**
   * Keeps all of them in place of those of a revision; the new revision, or undefined where there is a newer one
   * already. Faults where the back end will not keep them.
   */
  write(scope: ListScope, revision: number, kept: KeptViews): Promise<number | undefined>;
}
