import * as v from 'valibot';
import { postHours, postModes } from '../../../domain/messages/shared/message-posts.ts';
import { defineCall } from '../../call.ts';
import { done, nothing } from '../../fields.ts';

const own = { base: 'web', path: '/corp/v1/extensions/messages/posts', source: 'checklist F-176: which messages go to one’s telephone as well', caller: 'signed-in', extension: 'message-posts' } as const;

const mode = v.picklist(postModes);
const choices = { modes: v.object({ todo: mode, review: mode, funds: mode, agreement: mode, system: mode }), hour: v.picklist(postHours), quietNights: v.boolean() };

/** Whoever asks is always the owner: no call names a person. */
export const messagePostExtensions = {
  messagePosts: defineCall({
    ...own, method: 'GET', changes: false, request: nothing,
    /** The number is masked; empty where nobody sends texts, or where none is known. */
    answer: v.object({ mobile: v.string(), ...choices }),
  }),
  /** In the caller's language, from now on. Refused with NOT_FOUND where no text could go out. */
  messagePostsChosen: defineCall({ ...own, method: 'POST', changes: true, request: v.object(choices), answer: done }),
};
