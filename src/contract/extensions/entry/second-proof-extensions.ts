import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { maybe, text } from '../../fields.ts';

const own = { base: 'sso', method: 'POST', caller: 'anyone', changes: true, extension: 'second-factor' } as const;

/**
 * The second step of signing in. After a right password, and never before, signing in is refused with
 * SECOND_PROOF_REQUIRED, whose values name the ways (`ways`: APP, RECOVERY, SMS and KEY, with spaces between) and the
 * telephone, masked. By a key one signs in whole.
 */
export const secondProofExtensions = {
  /**
   * A code to the telephone of the account whose password this visit has shown. Refused with PROOF_OVER where it has
   * shown none within five minutes, SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five, SIGN_IN_EXPIRED where the
   * visit is over, NOT_FOUND where nobody sends messages.
   */
  secondProofCode: defineCall({
    ...own,
    path: '/v1/extensions/second-proof/code',
    source: 'a second factor: a code to the telephone',
    request: v.object({ picAuthToken: text(64) }),
    /** Seconds after which another code may be asked for, and for which this one holds. */
    answer: v.object({ resendAfter: v.number(), validFor: v.number() }),
  }),
  /**
   * The code, for the token that `loginSuccess` takes. Refused with SMS_CODE_REFUSED or APP_CODE_REFUSED; with
   * SIGN_IN_LOCKED after several wrong codes of the app; with PROOF_OVER as above, and after ten wrong codes; and as a
   * password is where the account may not be entered.
   */
  secondProof: defineCall({
    ...own,
    path: '/v1/extensions/second-proof',
    source: 'a second factor: the code that arrived',
    request: v.object({
      picAuthToken: text(64),
      /** `APP`: a code of the authenticator app, or a recovery code. By default that of the text message. */
      kind: maybe(v.picklist(['SMS', 'APP'])),
      code: text(32),
      /** Whether this browser brings the proof along for 30 days. */ trust: v.boolean(),
    }),
    answer: v.object({ token: v.string() }),
  }),
};
