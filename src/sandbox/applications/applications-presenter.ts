import { makeAutoObservable, runInAction } from 'mobx';
import { applicationParts, type ApplicationPart } from '../../domain/products/shared/application.ts';
import type { ApplicationOrder, ProductApplication } from '../api/application-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { failureOf } from '../shared/failure.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface ApplicationsParts {
  readonly api: Pick<SandboxApi, 'applications' | 'decideApplication'>;
  readonly notes: NoteStore;
}

/** The role of the platform: grants applications for products, returns parts with their reasons, or declines. */
export class ApplicationsPresenter {
  busy = false;
  /** The typed texts, by application and part, or `answer`. */
  words: ReadonlyMap<string, string> = new Map();
  readonly #loader: Loader<readonly ProductApplication[]>;
  readonly #parts: ApplicationsParts;

  constructor(parts: ApplicationsParts) {
    this.#parts = parts;
    this.#loader = new Loader(async (signal) => parts.api.applications(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<readonly ProductApplication[]> {
    return this.#loader.content;
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#loader.stop();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  wordsOf(id: string, of: ApplicationPart | 'answer'): string {
    return this.words.get(`${id} ${of}`) ?? '';
  }

  typed(id: string, of: ApplicationPart | 'answer', words: string): void {
    this.words = new Map([...this.words, [`${id} ${of}`, words]]);
  }

  /** The parts for which a reason was written. */
  toReturnedParts(id: string): ApplicationOrder['returned'] {
    return applicationParts.flatMap((part) =>
      this.wordsOf(id, part).trim() === '' ? [] : [{ part, reason: this.wordsOf(id, part) }],
    );
  }

  /** Whether the reason that an action needs is missing. */
  lacksWords(id: string, action: ApplicationOrder['action']): boolean {
    if (action === 'return') return this.toReturnedParts(id).length === 0;
    return action === 'decline' && this.wordsOf(id, 'answer').trim() === '';
  }

  /** Ignored while another action is running. */
  async decided({ id, name }: ProductApplication, action: ApplicationOrder['action']): Promise<void> {
    if (this.busy || this.lacksWords(id, action)) return;
    const { api, notes } = this.#parts;
    this.busy = true;
    try {
      this.#loader.take(
        await api.decideApplication({
          id,
          action,
          returned: action === 'return' ? this.toReturnedParts(id) : [],
          answer: action === 'decline' ? this.wordsOf(id, 'answer') : '',
        }),
      );
      runInAction(() => (this.words = new Map([...this.words].filter(([key]) => !key.startsWith(`${id} `)))));
      notes.showDone(sandboxMessage('sandbox-applications.done', { name }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-applications.not-done', { name }), failureOf(thrown));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
