import { makeAutoObservable, runInAction } from 'mobx';
import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import type { SurveyScore } from '../../../domain/help/shared/survey.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../shared/session-store.ts';

/** How satisfied one is (F-173). */
export class SurveyForm {
  isOpen = false;
  /** Its dialog has been wanted once, and leaves in its own time. */
  hasBeenOpened = false;
  score: SurveyScore | undefined;
  comment = '';
  /** It was sent without a score. */
  isMissing = false;
  hasAnswered = false;
  failure: Failure | undefined;
  readonly #desk: FeedbackDesk;
  readonly #session: SessionStore;

  constructor(desk: FeedbackDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    if (this.hasAnswered) [this.score, this.comment, this.hasAnswered] = [undefined, '', false];
    this.isOpen = true;
    this.hasBeenOpened = true;
  }

  closed(): void {
    this.isOpen = false;
  }

  scoreChosen(score: SurveyScore): void {
    this.score = score;
    this.isMissing = false;
  }

  commented(comment: string): void {
    this.comment = comment;
  }

  async submitPressed(): Promise<void> {
    const { score } = this;
    this.failure = undefined;
    this.isMissing = score === undefined;
    if (score === undefined) return;
    try {
      await this.#desk.answerSurvey(score, this.comment);
      runInAction(() => (this.hasAnswered = true));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    }
  }
}
