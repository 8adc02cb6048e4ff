import * as v from 'valibot';
import { postHours, postModes } from '../../../domain/messages/shared/message-posts.ts';
import { defineCall } from '../../call.ts';
import { done, nothing } from '../../fields.ts';

const own = {
  base: 'web',
  path: '/corp/v1/extensions/messages/posts',
  source: 'checklist F-176: messages that also go to the user’s telephone and mailbox',
  caller: 'signed-in',
  extension: 'message-posts',
} as const;

const mode = v.picklist(postModes);
const modes = v.object({ todo: mode, review: mode, funds: mode, agreement: mode, system: mode });
const choices = { modes, mails: modes, hour: v.picklist(postHours), quietNights: v.boolean() };

/** The caller is always the owner. */
export const messagePostExtensions = {
  messagePosts: defineCall({
    ...own,
    method: 'GET',
    changes: false,
    request: nothing,
    /**
     * Number and address are masked; empty where nothing is sent there, or none is known. `sendsMail`: one who gave an
     * address would have mail.
     */
    answer: v.object({ mobile: v.string(), mail: v.string(), sendsMail: v.boolean(), ...choices }),
  }),
  /**
   * In the caller's language, from now on. Refused with NOT_FOUND where nothing could go out, and with REQUEST_INVALID
   * what is chosen of a channel that leads nowhere.
   */
  messagePostsChosen: defineCall({ ...own, method: 'POST', changes: true, request: v.object(choices), answer: done }),
};
