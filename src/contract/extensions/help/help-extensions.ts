import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { helpWire } from '../../documented/help/helps.ts';
import { done, flag, identifier } from '../../fields.ts';

export const helpExtensions = {
  /** Questions of people who cannot sign in, for anybody, in the caller's language. */
  openHelps: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/helps/open',
    source: 'help for users who cannot sign in',
    caller: 'anyone',
    changes: false,
    extension: 'open-helps',
    request: v.object({}),
    answer: v.array(helpWire),
  }),
  /** The caller's opinion of a question; null for none. Refused with NOT_FOUND where there is no such question. */
  helpOpinion: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/helps/opinion',
    source: 'checklist F-080: whether an answer was helpful',
    caller: 'signed-in',
    changes: false,
    extension: 'help-opinions',
    request: v.object({ id: identifier }),
    answer: v.object({ isHelpful: v.nullable(v.boolean()) }),
  }),
  /** A second opinion replaces the first. */
  judgeHelp: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/helps/opinion',
    source: 'checklist F-080: whether an answer was helpful',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    extension: 'help-opinions',
    request: v.object({ id: identifier, isHelpful: flag }),
    answer: done,
  }),
};
