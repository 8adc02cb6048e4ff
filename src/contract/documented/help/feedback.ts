import * as v from 'valibot';
import { maxFeedbackNameCharacters, maxOpinionCharacters, maxPictures } from '../../../domain/help/shared/feedback.ts';
import { defineCall } from '../../call.ts';
import { identifier, maybe, text } from '../../fields.ts';

export const feedbackCalls = {
  /**
   * Sends feedback. `files` are uploads of the caller that belong to no package. The ticket number in the answer is an
   * addition. Refused with FILE_MISSING where a file has not arrived or is somebody else's, and TOO_MANY_REQUESTS after
   * ten within an hour.
   */
  feedback: defineCall({
    base: 'web',
    method: 'POST',
    path: '/user/v1/opinion/feedback',
    source: 'document 1, sections 5 and 7',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    keepsAnswer: true,
    request: v.object({
      personName: maybe(text(maxFeedbackNameCharacters)),
      files: maybe(v.pipe(v.array(identifier), v.maxLength(maxPictures))),
      mobilePhone: maybe(text(20)),
      opinionContent: v.pipe(text(maxOpinionCharacters), v.trim(), v.minLength(1)),
    }),
    answer: v.nullish(v.object({ ticketNumber: v.nullish(v.string()) })),
  }),
};
