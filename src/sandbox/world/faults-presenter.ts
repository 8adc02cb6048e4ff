import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { StoreFault } from '../api/sandbox-answers.ts';
import { failureOf } from '../shared/failure.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface FaultsParts {
  readonly api: SandboxApi;
  readonly notes: NoteStore;
}

/** How the object store is made to fail. */
export class FaultsPresenter {
  /** Undefined until the server has said it. */
  objectStore: StoreFault | undefined = undefined;
  readonly #parts: FaultsParts;

  constructor(parts: FaultsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    void this.#ask(async () => this.#parts.api.storeFault());
  }

  async chosen(fault: StoreFault): Promise<void> {
    if (await this.#ask(async () => this.#parts.api.failStore(fault))) this.#parts.notes.done(sandboxMessage(`sandbox-deeds.store-now-${fault}`));
  }

  async #ask(question: () => Promise<StoreFault>): Promise<boolean> {
    try {
      const fault = await question();
      runInAction(() => (this.objectStore = fault));
      return true;
    } catch (thrown) {
      this.#parts.notes.failed(sandboxMessage('sandbox-deeds.store-fault-failed'), failureOf(thrown));
      return false;
    }
  }
}
