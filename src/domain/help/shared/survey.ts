/** How satisfied somebody is, from the least to the most (F-173). */
export const surveyScores = [1, 2, 3, 4, 5] as const;
export type SurveyScore = (typeof surveyScores)[number];
/** What somebody said. */
export interface GivenSurvey {
  readonly score: SurveyScore;
  readonly comment: string;
}
export const longestSurveyComment = 500;
