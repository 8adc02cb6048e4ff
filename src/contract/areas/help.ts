import { helpCalls } from '../documented/help/helps.ts';
import { feedbackCalls } from '../documented/help/feedback.ts';
import { helpExtensions } from '../extensions/help/help-extensions.ts';
import { tourExtensions } from '../extensions/help/tour-extensions.ts';
import { surveyExtensions } from '../extensions/help/survey-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const helpAreaCalls = {
  ...helpCalls,
  ...feedbackCalls,
  ...helpExtensions,
  ...tourExtensions,
  ...surveyExtensions,
};

type Own = typeof helpAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const helpGroups = {
  help: { description: 'Help and feedback', calls: { ...helpCalls, ...feedbackCalls } },
} satisfies CallGroups;
