import type { Feedback } from '../../../domain/help/shared/feedback.ts';
import type { GivenSurvey, SurveyScore } from '../../../domain/help/shared/survey.ts';

/** Feedback and satisfaction surveys (document 1, sections 5 and 7; checklist area O). */
export interface FeedbackDesk {
  /** Whether the portal may open the satisfaction survey without a request of the user. */
  readonly asksSatisfaction: boolean;
  /**
   * Sends feedback with uploaded pictures and returns its ticket number; undefined where the platform gives none. A
   * second call with the same `key` returns the ticket number of the first.
   */
  sendFeedback(feedback: Feedback, fileIds: readonly string[], key: string): Promise<string | undefined>;
  /**
   * The user's survey answer of today, which a new answer replaces; undefined where there is none, or the platform has
   * no surveys.
   */
  surveyOfToday(signal?: AbortSignal): Promise<GivenSurvey | undefined>;
  /** Faults with `not-found` where the platform has no survey. */
  answerSurvey(score: SurveyScore, comment: string): Promise<void>;
}
