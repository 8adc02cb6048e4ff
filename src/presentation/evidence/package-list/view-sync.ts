import type { ViewDesk } from '../../../application/ports/evidence/view-desk.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { SavedViews, ViewChange } from './saved-views.ts';

export interface ViewSyncParts {
  readonly desk: ViewDesk;
  readonly scope: ListScope;
  readonly views: SavedViews;
  readonly session: SessionStore;
  readonly toasts: Toasts;
}

/** How often a change is tried again because other machines were faster. */
const maximumTries = 4;

/**
 * Keeps the views of one list the same on every machine. Changes are sent one after the other, and repeated on top of
 * those of other machines.
 */
export class ViewSync {
  #revision: number | undefined = undefined;
  #last: Promise<void> = Promise.resolve();
  readonly #parts: ViewSyncParts;

  constructor(parts: ViewSyncParts) {
    this.#parts = parts;
  }

  /** Shows the shared views. If no view was shared before, this browser's views are uploaded. */
  async fetch(): Promise<void> {
    return this.#enqueue(async () => {
      const { desk, scope, views } = this.#parts;
      const { revision, kept } = await desk.read(scope);
      this.#revision = revision;
      // An empty answer is stored too, so that this browser counts as informed.
      if (revision > 0 || views.views.length === 0) views.replaceAll(kept);
      else await this.#write((own) => own);
    }, false);
  }

  /** Sends a change of this browser. */
  async send(change: ViewChange): Promise<void> {
    return this.#enqueue(async () => this.#write(change), true);
  }

  async #write(change: ViewChange): Promise<void> {
    const { desk, scope, views } = this.#parts;
    for (let tried = 0; tried < maximumTries; tried += 1) {
      if (this.#revision === undefined) {
        const { revision, kept } = await desk.read(scope);
        this.#revision = revision;
        if (revision > 0) views.replaceAll(change(kept));
      }
      const revision = await desk.write(scope, this.#revision, views.kept);
      this.#revision = revision;
      if (revision !== undefined) return;
    }
  }

  /** Runs work after all previous work. A failure is shown if the user caused the work; this browser's views stay. */
  async #enqueue(work: () => Promise<void>, showsFailure: boolean): Promise<void> {
    const { session, toasts } = this.#parts;
    this.#last = this.#last.then(work).catch((thrown: unknown) => {
      this.#revision = undefined;
      session.faultSeen(thrown);
      if (showsFailure) toasts.show('bad', failureOf(thrown).what);
    });
    return this.#last;
  }
}
