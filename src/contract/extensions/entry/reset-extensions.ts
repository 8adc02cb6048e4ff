import * as v from 'valibot';
import { resetWays } from '../../../domain/identity/reset-wait.ts';
import { defineCall } from '../../call.ts';
import { instant, maybe, text } from '../../fields.ts';

const own = { base: 'sso', method: 'POST', caller: 'anyone', extension: 'reset-steps' } as const;
const request = v.object({ ticket: text(128), picAuthToken: text(64) });
const answer = v.object({
  /** The account has two steps, and a ticket that was given for a text message alone does not reset its password. */
  isNeeded: v.boolean(),
  ways: v.array(v.picklist(resetWays)),
  /** `READY`: the password may be reset with the ticket alone. `STOPPED`: the owner has stopped the last request. */
  state: v.picklist(['NONE', 'WAITING', 'READY', 'STOPPED']),
  /** From when a waiting request may be used, or another may be made. */
  at: maybe(instant),
  /** Whether a colleague may confirm a request that waits. */
  hasConfirmer: v.boolean(),
});

/** Needs of a password reset of an account with two steps, in addition to the code by telephone. */
export const resetExtensions = {
  /** Refused with PROOF_EXPIRED as `passwordReset`. */
  resetNeeds: defineCall({
    ...own,
    path: '/v1/extensions/passwords/reset/needs',
    source: 'resetting the password of an account with two steps: what else proves its owner',
    changes: false,
    request,
    answer,
  }),
  /**
   * Makes the reset wait for 24 hours, and informs the owner through all channels of the account. A request that waits
   * already stays. Refused with PROOF_EXPIRED as above, and with RESET_STOPPED within 24 hours after the owner stopped
   * one.
   */
  resetWait: defineCall({
    ...own,
    path: '/v1/extensions/passwords/reset/wait',
    source: 'resetting the password of an account with two steps: waiting instead of another proof',
    changes: true,
    request,
    answer,
  }),
};
