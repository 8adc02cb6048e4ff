import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxMessage } from '../words/sandbox-catalogue.ts';
import type { Loader } from './loader.ts';
import { failureOf, type Failure } from './failure.ts';
import type { NoteStore } from './note-store.ts';

/** Runs the actions of a page, one at a time. The answer replaces the shown data, and a message reports the outcome. */
export class SandboxActions<Value> {
  /** The key of the running action; undefined while none is running. */
  busyKey: string | undefined = undefined;
  readonly #loader: Loader<Value>;
  readonly #notes: NoteStore;

  constructor(loader: Loader<Value>, notes: NoteStore) {
    this.#loader = loader;
    this.#notes = notes;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Returns true once the action is done, and false if it failed or another one was running. */
  async run(
    at: string,
    action: () => Promise<Value>,
    words: {
      readonly done: SandboxMessage;
      readonly failed: SandboxMessage | ((failure: Failure) => SandboxMessage);
    },
  ): Promise<boolean> {
    if (this.busyKey !== undefined) return false;
    this.busyKey = at;
    try {
      this.#loader.take(await action());
      this.#notes.showDone(words.done);
      return true;
    } catch (thrown) {
      const failure = failureOf(thrown);
      this.#notes.showFailure(typeof words.failed === 'function' ? words.failed(failure) : words.failed, failure);
      return false;
    } finally {
      runInAction(() => (this.busyKey = undefined));
    }
  }
}
