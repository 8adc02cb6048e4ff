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

/** How often a change is made again because others were faster. */
const mostTries = 4;

/**
 * Keeps the views of one list the same on every machine: what was done here is done there, one thing after the other,
 * and again on what others did meanwhile.
 */
export class ViewSync {
  #revision: number | undefined = undefined;
  #last: Promise<void> = Promise.resolve();
  readonly #parts: ViewSyncParts;

  constructor(parts: ViewSyncParts) {
    this.#parts = parts;
  }

  /** Shows what is kept on every machine; where nothing ever was, what this browser has moves up. */
  async fetched(): Promise<void> {
    return this.#after(async () => {
      const { desk, scope, views } = this.#parts;
      const { revision, kept } = await desk.read(scope);
      this.#revision = revision;
      // Nothing is remembered too: this browser has asked.
      if (revision > 0 || views.views.length === 0) views.taken(kept);
      else await this.#write((own) => own);
    }, false);
  }

  /** Something was done here. */
  async changed(change: ViewChange): Promise<void> {
    return this.#after(async () => this.#write(change), true);
  }

  async #write(change: ViewChange): Promise<void> {
    const { desk, scope, views } = this.#parts;
    for (let tried = 0; tried < mostTries; tried += 1) {
      if (this.#revision === undefined) {
        const { revision, kept } = await desk.read(scope);
        this.#revision = revision;
        if (revision > 0) views.taken(change(kept));
      }
      const revision = await desk.write(scope, this.#revision, views.kept);
      this.#revision = revision;
      if (revision !== undefined) return;
    }
  }

  /** One thing after the other; what fails is told where somebody did it, and what stands here stands. */
  async #after(work: () => Promise<void>, told: boolean): Promise<void> {
    const { session, toasts } = this.#parts;
    this.#last = this.#last.then(work).catch((thrown: unknown) => {
      this.#revision = undefined;
      session.faultSeen(thrown);
      if (told) toasts.show('bad', failureOf(thrown).what);
    });
    return this.#last;
  }
}
