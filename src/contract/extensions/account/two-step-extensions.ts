import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, identifier, instant, maybe, nothing, text } from '../../fields.ts';
import { origin } from './account-extensions.ts';

const own = {
  base: 'web',
  source: 'checklist 1.4, /my/account/info; section 2, row 30: a second proof at sign-in',
  caller: 'signed-in',
  extension: 'second-factor',
} as const;

/** The second step of signing in, for the caller's own account. */
export const twoStepExtensions = {
  twoStep: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/account/two-step',
    changes: false,
    request: nothing,
    answer: v.object({
      isOn: v.boolean(),
      since: maybe(instant),
      lastUsedAt: maybe(instant),
      /** Time from which the company requires it. */
      demandedFrom: maybe(instant),
      /** Masked telephone number to which its codes are sent; empty where none can be sent. */
      mobile: v.string(),
      /** When an authenticator app was added; absent where there is none. */
      authenticatorSince: maybe(instant),
      /** Number of recovery codes that have not been used. */
      recoveryCodes: maybe(v.number()),
      /** Whether this session began with two proofs: only such a session can switch it off. */
      twoProofs: v.boolean(),
      /** `isThis`: the device that makes the call. */
      devices: v.array(
        v.object({ deviceId: v.string(), trustedAt: instant, lastUsedAt: instant, isThis: v.boolean(), ...origin }),
      ),
    }),
  }),
  /**
   * Switches the second step on or off. The password is encrypted with the published key as for signing in. Refused
   * with PASSWORD_WRONG, PASSWORD_LOCKED, SIGN_IN_EXPIRED where it cannot be decrypted, NOT_FOUND for switching on
   * where no code can be sent, NOT_PERMITTED for switching off in a session of one proof.
   */
  chooseTwoStep: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/two-step',
    changes: true,
    request: v.object({ isOn: v.boolean(), current: text(1024), keyId: text(64) }),
    answer: done,
  }),
  /**
   * Ends the trust in one device, or in all where none is named. Refused with NOT_FOUND where the device does not
   * exist, is another user's or is no longer trusted, and as `endAccountSession` where the password is required.
   */
  endTrust: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/two-step/devices/end',
    changes: true,
    request: v.object({ deviceId: maybe(identifier), current: maybe(text(1024)), keyId: maybe(text(64)) }),
    answer: done,
  }),
};
