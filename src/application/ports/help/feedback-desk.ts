import type { Feedback } from '../../../domain/help/shared/feedback.ts';
import type { GivenSurvey, SurveyScore } from '../../../domain/help/shared/survey.ts';

/** Where people tell the platform what they think (document 1, sections 5 and 7; checklist area O). */
export interface FeedbackDesk {
  /** Whether the portal may ask by itself how satisfied people are. */
  readonly asksSatisfaction: boolean;
  /**
   * Tells it, with pictures that were uploaded before, by their numbers. The same key again is the same ticket. The
   * answer is the ticket's number; undefined where the platform gives none.
   */
  tell(feedback: Feedback, fileIds: readonly string[], key: string): Promise<string | undefined>;
  /** What oneself said today, which another answer replaces; undefined where nothing was said, or nobody tells. */
  surveyToday(signal?: AbortSignal): Promise<GivenSurvey | undefined>;
  /** Faults with `not-found` where the platform does not ask. */
  answerSurvey(score: SurveyScore, comment: string): Promise<void>;
}
