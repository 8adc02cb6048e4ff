import * as v from 'valibot';
import { longestSurveyComment, surveyScores } from '../../../domain/help/shared/survey.ts';
import { defineCall } from '../../call.ts';
import { done, text } from '../../fields.ts';

export const surveyExtensions = {
  /** How satisfied somebody is; said again on the same day it takes the place of what was said. */
  surveyAnswered: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/survey', source: 'checklist F-173', caller: 'signed-in', changes: true, aside: true, extension: 'survey',
    request: v.object({ score: v.picklist(surveyScores), comment: text(longestSurveyComment) }), answer: done,
  }),
};
