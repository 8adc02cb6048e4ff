import * as v from 'valibot';
import { maxMailAddressCharacters } from '../../../domain/account/shared/mail-address.ts';
import { defineCall } from '../../call.ts';
import { count, done, instant, maybe, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'checklist F-176: a mailbox as a channel of messages',
  caller: 'signed-in',
  extension: 'mail-address',
} as const;
const address = v.pipe(text(maxMailAddressCharacters), v.nonEmpty());

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
   * Mails a code to an address. The password, encrypted with the published key as for signing in, proves that the
   * account is the caller's, so that nobody can add a mailbox on a screen that was left open. Refused with
   * PASSWORD_WRONG, PASSWORD_LOCKED, and SIGN_IN_EXPIRED where the password cannot be decrypted. The answer does not
   * reveal whether another account has the address. Refused also with NOT_FOUND where the platform sends no mail,
   * REQUEST_INVALID for an invalid address, MAIL_CONFIRMED_BEFORE for the address that is already confirmed, and
   * MAIL_TOO_SOON. Times are in seconds.
   */
  requestMailCode: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/mail/code',
    changes: true,
    request: v.object({ address, current: text(1024), keyId: text(64) }),
    answer: v.object({ resendAfter: count, validFor: count }),
  }),
  /**
   * Confirms an address with the code that was sent to it, and makes it the account's address. The previous address is
   * replaced and notified. Refused with MAIL_CODE_REFUSED.
   */
  confirmMail: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/mail/confirm',
    changes: true,
    request: v.object({ address, code: text(16) }),
    answer: done,
  }),
  /**
   * Stops all mail. It requires the password and has the same refusals as `requestMailCode`, so that an intruder cannot
   * stop the mails that report changes of the account. Refused also with NOT_FOUND where there is no address.
   */
  removeMail: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/mail/end',
    changes: true,
    request: v.object({ current: text(1024), keyId: text(64) }),
    answer: done,
  }),
};
