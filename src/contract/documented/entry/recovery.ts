import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { date, maybe, text } from '../../fields.ts';

const purpose = v.picklist(['RESET', 'UNFREEZE']);
/** Absent for a signed-in user, who can only recover their own account. */
const userName = maybe(text(64));
const visit = text(64);

/**
 * Recovery for a user who has lost their password or is locked out (checklist N-22, F-061). The documents name the last
 * two calls; the proof that they need is proposed. No answer before a right proof reveals whether an account with the
 * name exists.
 */
export const recoveryCalls = {
  /**
   * Sends a code to the telephone of an account. Refused with CAPTCHA_REQUIRED or CAPTCHA_WRONG where nobody is signed
   * in, SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five codes, REQUEST_INVALID without a name or, for a
   * signed-in user, with the name of another account, SIGN_IN_EXPIRED where the visit is over, and NOT_FOUND where the
   * platform sends no messages.
   */
  recoveryCode: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/client/accounts/recovery/code',
    source: 'checklist F-061, N-22 (path proposed)',
    caller: 'anyone',
    changes: true,
    request: v.object({ purpose, userName, picAuthToken: visit, captcha: maybe(text(12)), proof: maybe(text(64)) }),
    /** Seconds until another code may be requested, and for which this one is valid. */
    answer: v.object({ resendAfter: v.nullish(v.number()), validFor: v.nullish(v.number()) }),
  }),
  /**
   * Proves who the user is. Answers a ticket that can be used once, for this account, this purpose and this visit.
   * Refused with SMS_CODE_REFUSED, and after a right code with COMPANY_DEREGISTERED or NO_ROLE.
   */
  recoveryProof: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/client/accounts/recovery/proof',
    source: 'checklist F-061, N-22 (path proposed)',
    caller: 'anyone',
    changes: true,
    request: v.object({
      purpose,
      userName,
      picAuthToken: visit,
      /** Kind of proof: at present only a code. */ kind: v.picklist(['SMS']),
      code: text(12),
    }),
    /** Seconds for which the ticket is valid. */
    answer: v.object({ ticket: v.string(), validFor: v.nullish(v.number()) }),
  }),
  /**
   * Refused with PROOF_EXPIRED where the ticket does not exist, was used, is too old or was given for something else;
   * RESET_NEEDS_OTHER where the account has two steps and the ticket was given for a text message alone (see
   * `resetExtensions`); APP_CODE_REFUSED and SIGN_IN_LOCKED for a wrong `otherCode`; PASSWORD_REFUSED with the rule
   * that the new password breaks; SIGN_IN_EXPIRED where the password cannot be decrypted. Every other session of the
   * account ends.
   */
  passwordReset: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/passwords/reset',
    source: 'checklist N-22',
    caller: 'anyone',
    changes: true,
    request: v.object({
      ticket: text(128),
      picAuthToken: visit,
      /** Encrypted as for signing in. */ password: text(1024),
      keyId: text(64),
      /** An addition: a code of the authenticator app, or a recovery code. */ otherCode: maybe(text(32)),
    }),
    /** Number of ended sessions, where known. */
    answer: v.object({ endedSessions: v.nullish(v.number()) }),
  }),
  /**
   * Refused with PROOF_EXPIRED as above, and REQUEST_INVALID for a reason that is empty or too long. The ticket is used
   * up.
   */
  accountUnfreeze: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/accounts/unfreeze',
    source: 'checklist N-22',
    caller: 'anyone',
    changes: true,
    request: v.object({ ticket: text(128), picAuthToken: visit, reason: text(1000) }),
    /**
     * `OPEN`: nothing was locked. `REVIEW`: a person decides, and the user is informed by telephone. Additions: since
     * when the review waits, and the day by which it is probably decided.
     */
    answer: v.object({
      outcome: v.picklist(['OPEN', 'UNLOCKED', 'REVIEW']),
      because: v.nullish(v.picklist(['FROZEN', 'OFTEN'])),
      number: v.nullish(v.string()),
      askedAt: v.nullish(v.number()),
      answerBy: v.nullish(date),
    }),
  }),
};
