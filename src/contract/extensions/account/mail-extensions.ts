import * as v from 'valibot';
import { longestMailAddress } from '../../../domain/account/shared/mail-address.ts';
import { defineCall } from '../../call.ts';
import { count, done, instant, maybe, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'checklist F-176: a mailbox as a channel of messages',
  caller: 'signed-in',
  extension: 'mail-address',
} as const;
const address = v.pipe(text(longestMailAddress), v.nonEmpty());

/** The mail address of the caller's own account. */
export const mailExtensions = {
  ownMail: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/account/mail',
    changes: false,
    request: nothing,
    /** The address is masked; empty where there is none. */
    answer: v.object({ canSend: v.boolean(), address: v.string(), since: maybe(instant) }),
  }),
  /**
   * Mails a code to an address, for whoever proves by the password, under the published key as signing in does it, that
   * the account is theirs: a screen that was left open gives nobody a mailbox in it. Refused with PASSWORD_WRONG,
   * PASSWORD_LOCKED, and SIGN_IN_EXPIRED where the password cannot be read; of the address nothing is said of whose it
   * is. Refused besides with NOT_FOUND where nobody sends mail, REQUEST_INVALID for what is no address,
   * MAIL_CONFIRMED_BEFORE for the one that holds, and MAIL_TOO_SOON. Seconds.
   */
  mailCodeAsked: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/mail/code',
    changes: true,
    request: v.object({ address, current: text(1024), keyId: text(64) }),
    answer: v.object({ resendAfter: count, validFor: count }),
  }),
  /**
   * Confirms an address by the code that was sent to it, and makes it the account's. The previous address is replaced
   * and notified. Refused with MAIL_CODE_REFUSED.
   */
  mailConfirmed: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/mail/confirm',
    changes: true,
    request: v.object({ address, code: text(16) }),
    answer: done,
  }),
  /**
   * No mail from now on, for whoever proves by the password as before a code, with the same refusals: whoever watches a
   * mailbox hears of what somebody else does with the account. Refused besides with NOT_FOUND where there is no
   * address.
   */
  mailEnded: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/mail/end',
    changes: true,
    request: v.object({ current: text(1024), keyId: text(64) }),
    answer: done,
  }),
};
