import { makeAutoObservable } from 'mobx';
import type { FreezeOrder, Freezes } from '../api/freeze-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface FreezesParts {
  readonly api: Pick<SandboxApi, 'freezes' | 'changeFreezes'>;
  readonly notes: NoteStore;
}

/** Freezes accounts as the bank does, and decides on requests to unfreeze one. */
export class FreezesPresenter {
  /** The answer to each request, by the number of the request; it may be empty. */
  answers: ReadonlyMap<string, string> = new Map();
  readonly loader: Loader<Freezes>;
  readonly #actions: SandboxActions<Freezes>;
  readonly #parts: FreezesParts;

  constructor(parts: FreezesParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.freezes(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  get busy(): boolean {
    return this.#actions.busyKey !== undefined;
  }

  answerTyped(number: string, answer: string): void {
    this.answers = new Map([...this.answers, [number, answer]]);
  }

  async frozen(userName: string): Promise<void> {
    await this.#change({ freeze: userName }, userName);
  }

  async decided(
    { number, userName }: { readonly number: string; readonly userName: string },
    granted: boolean,
  ): Promise<void> {
    await this.#change({ decide: { number, granted, answer: (this.answers.get(number) ?? '').trim() } }, userName);
  }

  async #change(order: FreezeOrder, name: string): Promise<void> {
    await this.#actions.run(name, async () => this.#parts.api.changeFreezes(order), {
      done: sandboxMessage('sandbox-members.changed', { name }),
      failed: sandboxMessage('sandbox-members.not-changed', { name }),
    });
  }
}
