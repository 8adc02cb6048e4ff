import type { Feedback } from '../../../domain/help/shared/feedback.ts';
import type { GivenSurvey, SurveyScore } from '../../../domain/help/shared/survey.ts';

/** Feedback and satisfaction surveys (document 1, sections 5 and 7; checklist area O). */
export interface FeedbackDesk {
  /** Whether the portal may ask by itself how satisfied people are. */
  readonly asksSatisfaction: boolean;
  /**
   * Sends feedback with uploaded pictures, and returns its ticket number; undefined where the platform gives none. A
   * repeated key gets the ticket number of the first call.
   */
  sendFeedback(feedback: Feedback, fileIds: readonly string[], key: string): Promise<string | undefined>;
  /** The user's survey of today, which another answer replaces; undefined where there is none, or no surveys. */
  surveyOfToday(signal?: AbortSignal): Promise<GivenSurvey | undefined>;
  /** Faults with `not-found` where the platform has no survey. */
  answerSurvey(score: SurveyScore, comment: string): Promise<void>;
}
