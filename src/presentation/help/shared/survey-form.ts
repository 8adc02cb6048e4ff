import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import type { SurveyScore } from '../../../domain/help/shared/survey.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The survey of the user's satisfaction (F-173). */
export class SurveyForm {
  isOpen = false;
  /** Whether the dialog was opened before. It is kept, so that it can close with its animation. */
  hasBeenOpened = false;
  score: SurveyScore | undefined;
  comment = '';
  /** Whether the user has answered today; a new answer replaces that one. */
  wasGiven = false;
  /** Whether sending was attempted without a score. */
  isMissing = false;
  hasAnswered = false;
  failure: Failure | undefined;
  /** Whether the user has begun to fill it in, so that a loaded answer must not replace the input. */
  #isTouched = false;
  /**
   * The user to whom the form belongs. A form that a sign-out interrupted keeps its owner until another user signs in.
   */
  #owner: string | undefined;
  #request = new AbortController();
  readonly #desk: FeedbackDesk;
  readonly #session: SessionStore;

  constructor(desk: FeedbackDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Another user must not see the previous user's input.
    reaction(
      () => session.who?.userId,
      (userId) => this.userChanged(userId),
      { fireImmediately: true },
    );
  }

  /** Opens the form; resolves once today's answer is loaded. */
  async opened(): Promise<void> {
    if (this.hasAnswered) [this.#isTouched, this.hasAnswered] = [false, false];
    if (!this.#isTouched) [this.score, this.comment] = [undefined, ''];
    [this.wasGiven, this.isMissing] = [false, false];
    this.isOpen = true;
    this.hasBeenOpened = true;
    await this.#loadAnswer();
  }

  closed(): void {
    this.#request.abort();
    this.isOpen = false;
  }

  scoreChosen(score: SurveyScore): void {
    this.#isTouched = true;
    this.score = score;
    this.isMissing = false;
  }

  commentTyped(comment: string): void {
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
      this.#request.abort();
      await this.#desk.answerSurvey(score, this.comment);
      if (owner === this.#owner) runInAction(() => (this.hasAnswered = true));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      if (owner === this.#owner) runInAction(() => (this.failure = failureOf(thrown)));
    }
  }

  private userChanged(userId: string | undefined): void {
    this.closed();
    if (userId === undefined || userId === this.#owner) return;
    [this.#owner, this.#isTouched, this.failure] = [userId, false, undefined];
  }

  /** Loads today's answer. After a failure the form is empty. */
  async #loadAnswer(): Promise<void> {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const given = await this.#desk.surveyOfToday(signal);
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
