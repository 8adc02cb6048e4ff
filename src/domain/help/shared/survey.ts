/** Satisfaction scores, from the lowest to the highest (F-173). */
export const surveyScores = [1, 2, 3, 4, 5] as const;
export type SurveyScore = (typeof surveyScores)[number];
/** A user's answer to the survey. */
export interface GivenSurvey {
  readonly score: SurveyScore;
  readonly comment: string;
}
export const maxSurveyCommentCharacters = 500;
