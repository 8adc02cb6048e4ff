import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxMessage } from '../words/sandbox-catalogue.ts';
import type { Asked } from './asked.ts';
import { failureOf } from './failure.ts';
import type { NoteStore } from './note-store.ts';

/**
 * What is done on a page of the console, one thing at a time: what came of it takes the place of what stands, and is
 * said.
 */
export class SandboxActions<Value> {
  /** What something is being done to. */
  busyAt: string | undefined = undefined;
  readonly #asked: Asked<Value>;
  readonly #notes: NoteStore;

  constructor(asked: Asked<Value>, notes: NoteStore) {
    this.#asked = asked;
    this.#notes = notes;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** True once it is done; false where it failed, or something else was under way. */
  async run(
    at: string,
    action: () => Promise<Value>,
    words: { readonly done: SandboxMessage; readonly failed: SandboxMessage },
  ): Promise<boolean> {
    if (this.busyAt !== undefined) return false;
    this.busyAt = at;
    try {
      this.#asked.take(await action());
      this.#notes.showDone(words.done);
      return true;
    } catch (thrown) {
      this.#notes.showFailure(words.failed, failureOf(thrown));
      return false;
    } finally {
      runInAction(() => (this.busyAt = undefined));
    }
  }
}
