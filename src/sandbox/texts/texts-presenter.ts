import { makeAutoObservable, runInAction } from 'mobx';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { PhoneQuestion, SentMail, SentText } from '../api/text-answers.ts';
import { failureOf } from '../shared/failure.ts';
import type { ScheduleAfter } from '../shared/schedule-after.ts';
import { loading, ready, type Loading } from '../shared/loading.ts';

/** Milliseconds until the next refresh. */
const pause = 2000;

type TextsApi = Pick<SandboxApi, 'texts' | 'mails' | 'phone' | 'answerPhone'>;

/** The sent messages, the newest first. */
export interface SentMessages {
  readonly texts: readonly SentText[];
  readonly mails: readonly SentMail[];
}

/**
 * The messages to telephones and mailboxes, and the open questions on telephones. They are refreshed as long as the
 * page is open.
 */
export class TextsPresenter {
  content: Loading<SentMessages> = loading;
  /** The open questions on telephones. */
  questions: readonly PhoneQuestion[] = [];
  /** The question that is being answered. */
  busy: string | undefined = undefined;
  #cancelRefresh: (() => void) | undefined;
  #isOpen = false;
  readonly #api: TextsApi;
  readonly #later: ScheduleAfter;

  constructor(api: TextsApi, later: ScheduleAfter) {
    this.#api = api;
    this.#later = later;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    this.#isOpen = true;
    void this.load();
  }

  left(): void {
    this.#isOpen = false;
    this.#cancelRefresh?.();
  }

  async load(): Promise<void> {
    this.#cancelRefresh?.();
    if (this.content.kind === 'failed') this.content = loading;
    try {
      const [texts, mails, questions] = await Promise.all([this.#api.texts(), this.#api.mails(), this.#api.phone()]);
      runInAction(() => {
        this.content = ready({ texts, mails });
        this.questions = questions;
      });
      if (this.#isOpen) this.#cancelRefresh = this.#later(pause, () => void this.load());
    } catch (thrown) {
      runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** The answer of a telephone's owner. If the question is no longer open, a reload removes it. */
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
