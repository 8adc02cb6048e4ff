import { makeAutoObservable } from 'mobx';
import type { HardKeyOrder, HardKeyApplication } from '../api/hard-key-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface HardKeysParts {
  readonly api: Pick<SandboxApi, 'hardKeys' | 'decideHardKey'>;
  readonly notes: NoteStore;
}

/** The role of the registration authority: issues and posts tokens, or returns applications with a reason. */
export class HardKeysPresenter {
  readonly loader: Loader<readonly HardKeyApplication[]>;
  /** The typed texts, by application: a reason, or the courier's number. */
  words: ReadonlyMap<string, string> = new Map();
  readonly #actions: SandboxActions<readonly HardKeyApplication[]>;
  readonly #parts: HardKeysParts;

  constructor(parts: HardKeysParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.hardKeys(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  get busy(): boolean {
    return this.#actions.busyKey !== undefined;
  }

  wordsOf(number: string): string {
    return this.words.get(number) ?? '';
  }

  typed(number: string, words: string): void {
    this.words = new Map([...this.words, [number, words]]);
  }

  /** A return without a reason is ignored. */
  async decided({ number, holder }: HardKeyApplication, action: HardKeyOrder['action']): Promise<void> {
    const words = this.wordsOf(number).trim();
    if (action === 'return' && words === '') return;
    await this.#actions.run(number, async () => this.#parts.api.decideHardKey({ number, action, words }), {
      done: sandboxMessage(action === 'post' ? 'sandbox-keys.posted' : 'sandbox-keys.returned', { name: holder }),
      failed: sandboxMessage('sandbox-keys.not-done', { name: holder }),
    });
  }
}
