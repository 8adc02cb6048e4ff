import type { KeptViews } from '../../../domain/evidence/shared/kept-views.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';

/** Saved views and their revision; 0 if no view was saved before. */
export interface KeptRevision {
  readonly revision: number;
  readonly kept: KeptViews;
}

/** Saved views of a user for a list, shared between the user's machines. */
export interface ViewDesk {
  read(scope: ListScope): Promise<KeptRevision>;
  /**
   * Replaces the views of a revision. Returns the new revision; undefined where a newer one exists already. Faults
   * where the back end rejects the views.
   */
  write(scope: ListScope, revision: number, kept: KeptViews): Promise<number | undefined>;
}
