import { makeAutoObservable, runInAction, when } from 'mobx';
import type { ExportedList, ListExports } from '../../../application/ports/trade/list-exports.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';

export interface ListExportParts {
  readonly exports: ListExports;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** The download tasks, which are reloaded after a new request. They tell themselves when one has ended. */
  readonly downloads: () => Promise<{ reloadPressed(): Promise<void>; readonly lastEnded: Message | undefined }>;
}

/** Has all rows of a list gathered as a sheet, which is announced like any download (checklist F-177). */
export class ListExport {
  busy = false;
  readonly #parts: ListExportParts;

  constructor(parts: ListExportParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.exports.isOffered;
  }

  async ask(list: ExportedList): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { exports, session, toasts, downloads } = this.#parts;
    try {
      const name = await exports.ask(list);
      const asked = toasts.show('ok', message('trade.export-asked', { name }));
      const tasks = await downloads();
      const before = tasks.lastEnded;
      // The note that it is ready replaces the one that it is being prepared.
      when(
        () => tasks.lastEnded !== before,
        () => toasts.dismissed(asked),
      );
      await tasks.reloadPressed();
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
