import { makeAutoObservable, runInAction } from 'mobx';
import type { FreezeOrder, Freezes } from '../api/freeze-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Asked } from '../shared/asked.ts';
import { failureOf } from '../shared/failure.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface FreezesParts {
  readonly api: Pick<SandboxApi, 'freezes' | 'changeFreezes'>;
  readonly notes: NoteStore;
}

/** Freezing accounts as the bank does, and deciding about those who ask to have theirs opened. */
export class FreezesPresenter {
  /** By the number of a request, what is said with the decision; it may be nothing. */
  answers: ReadonlyMap<string, string> = new Map();
  busy = false;
  readonly #asked: Asked<Freezes>;
  readonly #parts: FreezesParts;

  constructor(parts: FreezesParts) {
    this.#parts = parts;
    this.#asked = new Asked(async (signal) => parts.api.freezes(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<Freezes> {
    return this.#asked.content;
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#asked.stop();
  }

  async load(): Promise<void> {
    await this.#asked.load();
  }

  answerTyped(number: string, answer: string): void {
    this.answers = new Map([...this.answers, [number, answer]]);
  }

  async frozen(userName: string): Promise<void> {
    await this.#changed({ freeze: userName }, userName);
  }

  async decided({ number, userName }: { readonly number: string; readonly userName: string }, granted: boolean): Promise<void> {
    await this.#changed({ decide: { number, granted, answer: (this.answers.get(number) ?? '').trim() } }, userName);
  }

  /** One thing at a time. */
  async #changed(order: FreezeOrder, name: string): Promise<void> {
    if (this.busy) return;
    const { api, notes } = this.#parts;
    runInAction(() => (this.busy = true));
    try {
      this.#asked.take(await api.changeFreezes(order));
      notes.done(sandboxMessage('sandbox-members.changed', { name }));
    } catch (thrown) {
      notes.failed(sandboxMessage('sandbox-members.not-changed', { name }), failureOf(thrown));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
