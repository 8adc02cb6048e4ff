import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import type { SurveyScore } from '../../../domain/help/shared/survey.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** How satisfied one is (F-173). */
export class SurveyForm {
  isOpen = false;
  /** Its dialog has been wanted once, and leaves in its own time. */
  hasBeenOpened = false;
  score: SurveyScore | undefined;
  comment = '';
  /** One has said something today, which another answer replaces. */
  wasGiven = false;
  /** It was sent without a score. */
  isMissing = false;
  hasAnswered = false;
  failure: Failure | undefined;
  /** One has begun to fill it in: nothing that comes later takes its place. */
  #isTouched = false;
  /**
   * The user to whom the form belongs. A form that a sign-out interrupted keeps its owner until another user signs in.
   */
  #owner: string | undefined;
  #asking = new AbortController();
  readonly #desk: FeedbackDesk;
  readonly #session: SessionStore;

  constructor(desk: FeedbackDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Another person finds nothing of what was being said.
    reaction(
      () => session.who?.userId,
      (userId) => this.came(userId),
      { fireImmediately: true },
    );
  }

  /** Open at once; done when it is known what one said today. */
  async opened(): Promise<void> {
    if (this.hasAnswered) [this.#isTouched, this.hasAnswered] = [false, false];
    if (!this.#isTouched) [this.score, this.comment] = [undefined, ''];
    [this.wasGiven, this.isMissing] = [false, false];
    this.isOpen = true;
    this.hasBeenOpened = true;
    await this.#looked();
  }

  closed(): void {
    this.#asking.abort();
    this.isOpen = false;
  }

  scoreChosen(score: SurveyScore): void {
    this.#isTouched = true;
    this.score = score;
    this.isMissing = false;
  }

  commented(comment: string): void {
    this.#isTouched = true;
    this.comment = comment;
  }

  async submitPressed(): Promise<void> {
    const { score } = this;
    this.failure = undefined;
    this.isMissing = score === undefined;
    if (score === undefined) return;
    const owner = this.#owner;
    try {
      this.#asking.abort();
      await this.#desk.answerSurvey(score, this.comment);
      if (owner === this.#owner) runInAction(() => (this.hasAnswered = true));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      if (owner === this.#owner) runInAction(() => (this.failure = failureOf(thrown)));
    }
  }

  private came(userId: string | undefined): void {
    this.closed();
    if (userId === undefined || userId === this.#owner) return;
    [this.#owner, this.#isTouched, this.failure] = [userId, false, undefined];
  }

  /** What one said today stands in it; where that cannot be told, it is empty as on another day. */
  async #looked(): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const given = await this.#desk.surveyToday(signal);
      if (!given || signal.aborted) return;
      runInAction(() => {
        this.wasGiven = true;
        if (!this.#isTouched) [this.score, this.comment] = [given.score, given.comment];
      });
    } catch (thrown) {
      if (!signal.aborted) this.#session.faultSeen(thrown);
    }
  }
}
