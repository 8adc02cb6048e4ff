import * as v from 'valibot';
import { alertHours, alertModes } from '../../../domain/messages/shared/message-alerts.ts';
import { defineCall } from '../../call.ts';
import { done, nothing } from '../../fields.ts';

const own = {
  base: 'web',
  path: '/corp/v1/extensions/messages/posts',
  source: 'checklist F-176: messages that also go to the user’s telephone and mailbox',
  caller: 'signed-in',
  extension: 'message-posts',
} as const;

const mode = v.picklist(alertModes);
const modes = v.object({ todo: mode, review: mode, funds: mode, agreement: mode, system: mode });
const choices = { modes, mails: modes, hour: v.picklist(alertHours), quietNights: v.boolean() };

/** Only the caller's own settings are read and changed. */
export const messageAlertExtensions = {
  messageAlerts: defineCall({
    ...own,
    method: 'GET',
    changes: false,
    request: nothing,
    /**
     * Number and address are masked; empty where nothing is sent there, or none is known. `sendsMail`: the platform
     * would send mail to an address.
     */
    answer: v.object({ mobile: v.string(), mail: v.string(), sendsMail: v.boolean(), ...choices }),
  }),
  /**
   * The messages are in the caller's language, from now on. Refused with NOT_FOUND where nothing could be sent, and
   * with REQUEST_INVALID for a channel that is not available.
   */
  chooseMessageAlerts: defineCall({ ...own, method: 'POST', changes: true, request: v.object(choices), answer: done }),
};
