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
      /** From when the company demands it. */
      demandedFrom: maybe(instant),
      /** Where its codes go, masked; empty where none can. */
      mobile: v.string(),
      /** When an authenticator app was added; left out where there is none. */
      authenticatorSince: maybe(instant),
      /** Number of recovery codes that have not been used. */
      recoveryCodes: maybe(v.number()),
      /** This session was opened by two proofs: only such a one switches it off. */
      twoProofs: v.boolean(),
      /** `isThis`: it is the one that asks. */
      devices: v.array(
        v.object({ deviceId: v.string(), trustedAt: instant, lastUsedAt: instant, isThis: v.boolean(), ...origin }),
      ),
    }),
  }),
  /**
   * The password under the published key, as signing in does it. Refused with PASSWORD_WRONG, PASSWORD_LOCKED,
   * SIGN_IN_EXPIRED where it cannot be read, NOT_FOUND to switch it on where no code can go out, NOT_PERMITTED to
   * switch it off by a session of one proof.
   */
  twoStepChosen: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/two-step',
    changes: true,
    request: v.object({ isOn: v.boolean(), current: text(1024), keyId: text(64) }),
    answer: done,
  }),
  /**
   * One, or all where none is named. Refused with NOT_FOUND where it is nobody's, another's or over, and as
   * `accountSessionEnded` where the password is needed.
   */
  trustEnded: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/two-step/devices/end',
    changes: true,
    request: v.object({ deviceId: maybe(identifier), current: maybe(text(1024)), keyId: maybe(text(64)) }),
    answer: done,
  }),
};
