import * as v from 'valibot';
import { maxSurveyCommentCharacters, surveyScores } from '../../../domain/help/shared/survey.ts';
import { defineCall } from '../../call.ts';
import { done, maybe, nothing, text } from '../../fields.ts';

export const surveyExtensions = {
  /** The caller's answer of today, by Shanghai days; null for none. */
  surveyToday: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/survey/today',
    source: 'checklist F-173',
    caller: 'signed-in',
    changes: false,
    extension: 'survey-today',
    request: nothing,
    answer: v.object({ given: maybe(v.object({ score: v.picklist(surveyScores), comment: v.string() })) }),
  }),
  /** Satisfaction of the caller; a second answer on the same day replaces the first. */
  answerSurvey: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/survey',
    source: 'checklist F-173',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    extension: 'survey',
    request: v.object({ score: v.picklist(surveyScores), comment: text(maxSurveyCommentCharacters) }),
    answer: done,
  }),
};
