import { makeAutoObservable, runInAction } from 'mobx';
import type { SmallTransferShown } from '../api/bank-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Asked } from '../shared/asked.ts';
import { failureOf } from '../shared/failure.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface BankParts {
  readonly api: Pick<SandboxApi, 'transfers' | 'sendBack'>;
  readonly notes: NoteStore;
}

/** Playing the bank: reading in the statements what came, and sending it back. */
export class BankPresenter {
  busy = false;
  readonly #asked: Asked<readonly SmallTransferShown[]>;
  readonly #parts: BankParts;

  constructor(parts: BankParts) {
    this.#parts = parts;
    this.#asked = new Asked(async (signal) => parts.api.transfers(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<readonly SmallTransferShown[]> {
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

  /** One thing at a time. */
  async sentBack({ accountId, company }: SmallTransferShown, reason: string): Promise<void> {
    if (this.busy) return;
    const { api, notes } = this.#parts;
    this.busy = true;
    try {
      this.#asked.take(await api.sendBack(accountId, reason));
      notes.done(sandboxMessage('sandbox-bank.sent-back', { name: company }));
    } catch (thrown) {
      notes.failed(sandboxMessage('sandbox-bank.not-sent-back', { name: company }), failureOf(thrown));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
