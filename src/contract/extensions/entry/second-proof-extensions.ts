import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { maybe, text } from '../../fields.ts';

const own = { base: 'sso', method: 'POST', caller: 'anyone', changes: true, extension: 'second-factor' } as const;

/**
 * The second step of signing in. After a right password, and never before, signing in is refused with
 * SECOND_PROOF_REQUIRED. Its values name the methods (`ways`: APP, RECOVERY, SMS and KEY, with spaces between) and the
 * masked telephone number. Signing in with a key needs no second step.
 */
export const secondProofExtensions = {
  /**
   * Sends a code to the telephone of the account whose password was given in this visit. Refused with PROOF_EXPIRED
   * where no right password was given within five minutes, SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five
   * codes, SIGN_IN_EXPIRED where the visit is over, NOT_FOUND where the platform sends no messages.
   */
  secondProofCode: defineCall({
    ...own,
    path: '/v1/extensions/second-proof/code',
    source: 'a second factor: a code to the telephone',
    request: v.object({ picAuthToken: text(64) }),
    /** Seconds until another code may be requested, and for which this one is valid. */
    answer: v.object({ resendAfter: v.number(), validFor: v.number() }),
  }),
  /**
   * Takes the code and answers the token for `loginSuccess`. Refused with SMS_CODE_REFUSED or APP_CODE_REFUSED; with
   * SIGN_IN_LOCKED after several wrong codes of the app; with PROOF_EXPIRED as above, and after ten wrong codes; and
   * like a password sign-in where the account may not be entered.
   */
  secondProof: defineCall({
    ...own,
    path: '/v1/extensions/second-proof',
    source: 'a second factor: the code that arrived',
    request: v.object({
      picAuthToken: text(64),
      /** `APP`: a code of the authenticator app, or a recovery code. The default is the code of the text message. */
      kind: maybe(v.picklist(['SMS', 'APP'])),
      code: text(32),
      /** Whether this browser needs no second proof for 30 days. */ trust: v.boolean(),
    }),
    answer: v.object({ token: v.string() }),
  }),
};
