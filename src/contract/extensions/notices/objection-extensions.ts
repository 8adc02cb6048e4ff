import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { date, instant, list, nothing, text } from '../../fields.ts';

const objectionWire = v.object({
  receiptNumber: v.string(),
  billAgencyType: v.string(),
  statement: v.string(),
  files: v.array(v.object({ pkFile: v.string(), name: v.string() })),
  state: v.picklist(['RECEIVED', 'UPHELD', 'REJECTED']),
  answer: v.string(),
  sentAt: instant,
  sentBy: v.string(),
  /** Day by which an answer is expected; absent after the answer. */
  answerBy: v.nullish(date),
});

/** A member's written objection to its standing, with proof (document 1, section 4). */
export const objectionExtensions = {
  /** Objections of the user's company, the newest first. Only for its main user: NOT_PERMITTED. */
  agencyObjections: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/agency-objections',
    source: 'checklist F-091',
    caller: 'signed-in',
    changes: false,
    extension: 'agency-objections',
    request: nothing,
    answer: v.array(objectionWire),
  }),
  /**
   * Refused with NOT_PERMITTED for a user who is not the main user, NOT_IN_THIS_STATE for a member in good standing or
   * with an open objection, REQUEST_INVALID with the field.
   */
  objectToAgency: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/agency-objections',
    source: 'checklist F-091',
    caller: 'signed-in',
    changes: true,
    extension: 'agency-objections',
    request: v.object({ statement: text(4000), pkFiles: list }),
    answer: objectionWire,
  }),
};
