import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, identifier, instant, maybe, nothing, text } from '../../fields.ts';
import { origin } from './account-extensions.ts';

const own = {
  base: 'web',
  source: 'checklist 1.4, /my/account/info: password resets that wait',
  caller: 'signed-in',
  extension: 'reset-steps',
} as const;

/** Password resets that wait: the caller's own, and those of colleagues that the company's main user may confirm. */
export const resetWaitExtensions = {
  resetWaits: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/account/reset-waits',
    changes: false,
    request: nothing,
    answer: v.object({
      own: maybe(v.object({ askedAt: instant, readyAt: instant, isReady: v.boolean(), ...origin })),
      colleagues: v.array(
        v.object({
          userId: identifier,
          personName: v.string(),
          userName: v.string(),
          askedAt: instant,
          readyAt: instant,
        }),
      ),
    }),
  }),
  /** Stops the caller's own reset. Refused with NOT_FOUND where none waits. */
  stopReset: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/reset-waits/stop',
    changes: true,
    request: nothing,
    answer: done,
  }),
  /**
   * Confirms the reset of a colleague, with the caller's password. Refused with NOT_PERMITTED, PASSWORD_WRONG,
   * PASSWORD_LOCKED, SIGN_IN_EXPIRED, and NOT_FOUND where none waits.
   */
  confirmReset: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/account/reset-waits/confirm',
    changes: true,
    request: v.object({ userId: identifier, current: text(1024), keyId: text(64) }),
    answer: done,
  }),
};
