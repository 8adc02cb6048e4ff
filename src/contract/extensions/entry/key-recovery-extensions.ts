import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { maybe, text } from '../../fields.ts';

const own = { base: 'sso', method: 'POST', caller: 'anyone', changes: true, extension: 'key-recovery' } as const;

/** As in `recoveryCalls`; the name is left out by whoever is signed in. */
const about = { purpose: v.picklist(['RESET', 'UNFREEZE']), userName: maybe(text(64)), picAuthToken: text(64) };

/**
 * Back in without a password by a key, beside the code by telephone (checklist F-061). Names that nobody has are
 * answered like any other.
 */
export const keyRecoveryExtensions = {
  /**
   * What is to be signed to prove whose account it is: for this purpose, this name, this visit and this host, and for
   * nothing else. Refused with CAPTCHA_REQUIRED or CAPTCHA_WRONG where nobody is signed in and this visit has not yet
   * been seen to be human, SIGN_IN_LOCKED after five proofs that were none, REQUEST_INVALID and SIGN_IN_EXPIRED as
   * `recoveryCode`, NOT_FOUND where nobody reads certificates.
   */
  recoveryKeyChallenge: defineCall({
    ...own,
    path: '/v1/extensions/keys/recovery',
    source: 'checklist F-061: a UKey as proof',
    request: v.object({ ...about, captcha: maybe(text(12)), proof: maybe(text(64)) }),
    /** Every character of it is signed; seconds for which that holds. */
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * What was signed, for a ticket as `recoveryProof` gives it. Refused with KEY_REFUSED for whatever does not prove
   * that it is this name's owner; to that owner alone with KEY_EXPIRED, KEY_NOT_YET, KEY_REVOKED, COMPANY_DEREGISTERED,
   * ACCOUNT_FROZEN or NO_ROLE; SIGN_IN_EXPIRED where nothing of the kind is to be signed, SIGN_IN_LOCKED as above.
   */
  recoveryKeyProof: defineCall({
    ...own,
    path: '/v1/extensions/keys/recovery/proof',
    source: 'checklist F-061: a UKey as proof',
    request: v.object({ ...about, text: text(1024), certificate: text(8192), signature: text(256) }),
    /** Seconds for which the ticket holds. */
    answer: v.object({ ticket: v.string(), validFor: v.nullish(v.number()) }),
  }),
};
