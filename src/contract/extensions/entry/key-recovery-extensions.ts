import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { maybe, text } from '../../fields.ts';

const own = { base: 'sso', method: 'POST', caller: 'anyone', changes: true, extension: 'key-recovery' } as const;

/** As in `recoveryCalls`; a signed-in user leaves the name out. */
const about = { purpose: v.picklist(['RESET', 'UNFREEZE']), userName: maybe(text(64)), picAuthToken: text(64) };

/**
 * Recovery without a password by a key, as an alternative to the code by telephone (checklist F-061). Unknown names get
 * the same answer as any other.
 */
export const keyRecoveryExtensions = {
  /**
   * The text to be signed to prove who owns the account: for this purpose, this name, this visit and this host only.
   * Refused with CAPTCHA_REQUIRED or CAPTCHA_WRONG where nobody is signed in and the visit has not solved a captcha,
   * SIGN_IN_LOCKED after five wrong proofs, REQUEST_INVALID and SIGN_IN_EXPIRED as `recoveryCode`, NOT_FOUND where the
   * platform reads no certificates.
   */
  recoveryKeyChallenge: defineCall({
    ...own,
    path: '/v1/extensions/keys/recovery',
    source: 'checklist F-061: a UKey as proof',
    request: v.object({ ...about, captcha: maybe(text(12)), proof: maybe(text(64)) }),
    /** Every character of it is signed; `validFor` is in seconds. */
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * Takes the signature and answers a ticket as `recoveryProof` does. Refused with KEY_REFUSED for any signature that
   * does not prove ownership of this name; for the owner with KEY_EXPIRED, KEY_NOT_YET_VALID, KEY_REVOKED,
   * COMPANY_DEREGISTERED, ACCOUNT_FROZEN or NO_ROLE; with SIGN_IN_EXPIRED where no such text waits to be signed, and
   * SIGN_IN_LOCKED as above.
   */
  recoveryKeyProof: defineCall({
    ...own,
    path: '/v1/extensions/keys/recovery/proof',
    source: 'checklist F-061: a UKey as proof',
    request: v.object({ ...about, text: text(1024), certificate: text(8192), signature: text(256) }),
    /** Seconds for which the ticket is valid. */
    answer: v.object({ ticket: v.string(), validFor: v.nullish(v.number()) }),
  }),
};
