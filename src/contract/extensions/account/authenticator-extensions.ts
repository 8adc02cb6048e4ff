import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, text } from '../../fields.ts';

const own = {
  base: 'web',
  method: 'POST',
  source: 'checklist 1.4, /my/account/info; section 2, row 30: an authenticator app beside text messages',
  caller: 'signed-in',
  changes: true,
  extension: 'authenticator',
} as const;
/** The password, encrypted with the published key as for signing in. */
const proof = { current: text(1024), keyId: text(64) };
const codes = v.object({ codes: v.array(v.string()) });

/**
 * The authenticator app and the recovery codes of the caller's account. Each call that takes the password is refused
 * with PASSWORD_WRONG, PASSWORD_LOCKED or SIGN_IN_EXPIRED; where the account has two steps, also with NOT_PERMITTED in
 * a session that began with one proof.
 */
export const authenticatorExtensions = {
  /** Makes a new secret, which is valid once a code of it is given. Until then an earlier secret stays valid. */
  beginAuthenticator: defineCall({
    ...own,
    path: '/corp/v1/extensions/account/authenticator',
    request: v.object(proof),
    /** The secret in base32, and the address in its QR code. */
    answer: v.object({ secret: v.string(), address: v.string(), validFor: v.number() }),
  }),
  /**
   * Takes the first code of the new secret. From then on the second step of signing in is on; the recovery codes are
   * shown this once. Refused with APP_CODE_REFUSED, SIGN_IN_LOCKED after several wrong codes, and NOT_FOUND where no
   * secret waits to be confirmed.
   */
  confirmAuthenticator: defineCall({
    ...own,
    path: '/corp/v1/extensions/account/authenticator/confirm',
    request: v.object({ code: text(12) }),
    answer: codes,
  }),
  /**
   * Removes the authenticator app. Refused with NOT_FOUND where there is none. If no other method remains, the second
   * step is off from then on.
   */
  removeAuthenticator: defineCall({
    ...own,
    path: '/corp/v1/extensions/account/authenticator/remove',
    request: v.object(proof),
    answer: done,
  }),
  /** New recovery codes in place of the earlier ones. Refused with NOT_FOUND where the second step is off. */
  makeRecoveryCodes: defineCall({
    ...own,
    path: '/corp/v1/extensions/account/recovery-codes',
    request: v.object(proof),
    answer: codes,
  }),
};
