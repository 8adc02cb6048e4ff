import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { PhoneQuestion, SentMail, SentText } from '../api/text-answers.ts';
import { failureOf } from '../shared/failure.ts';
import type { Later } from '../shared/later.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';

/** Milliseconds until it is asked again. */
const pause = 2000;

type TextsApi = Pick<SandboxApi, 'texts' | 'mails' | 'phone' | 'answerPhone'>;

/** What was sent, the newest first. */
export interface SentMessages {
  readonly texts: readonly SentText[];
  readonly mails: readonly SentMail[];
}

/**
 * What was sent to telephones and mailboxes, and what telephones ask: the newest first; asked again for as long as
 * somebody looks.
 */
export class TextsPresenter {
  content: Loading<SentMessages> = loading;
  /** What telephones ask their owners now. */
  questions: readonly PhoneQuestion[] = [];
  /** The question that is being answered. */
  busy: string | undefined = undefined;
  #forget: (() => void) | undefined;
  #looking = false;
  readonly #api: TextsApi;
  readonly #later: Later;

  constructor(api: TextsApi, later: Later) {
    this.#api = api;
    this.#later = later;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    this.#looking = true;
    void this.load();
  }

  left(): void {
    this.#looking = false;
    this.#forget?.();
  }

  async load(): Promise<void> {
    this.#forget?.();
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const [texts, mails, questions] = await Promise.all([this.#api.texts(), this.#api.mails(), this.#api.phone()]);
      runInAction(() => {
        this.content = ready({ texts, mails });
        this.questions = questions;
      });
      if (this.#looking) this.#forget = this.#later(pause, () => void this.load());
    } catch (thrown) {
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** What a telephone's owner says; what is not asked any more goes with the next look. */
  async answered(key: string, agreed: boolean): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = key;
    try {
      const questions = await this.#api.answerPhone(key, agreed);
      runInAction(() => (this.questions = questions));
    } catch {
      await this.load();
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }
}
