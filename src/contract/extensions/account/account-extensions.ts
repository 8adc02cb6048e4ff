import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, done, identifier, instant, nothing, page, pageSize, text, maybe } from '../../fields.ts';

/**
 * Origin of a request: a network rather than an address, and the browser's description of itself; empty where nothing
 * is known.
 */
export const origin = {
  place: v.object({ kind: v.picklist(['this-machine', 'internal', 'elsewhere', 'unknown']), network: v.string() }),
  device: v.object({ browser: v.string(), system: v.string() }),
};

/** The caller's own account. */
export const accountExtensions = {
  accountInfo: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/account',
    source: 'checklist 1.4, /my/account/info',
    caller: 'signed-in',
    changes: false,
    extension: 'account',
    request: nothing,
    /** Identifiers are masked; empty where there is none. */
    answer: v.object({
      mobile: v.string(),
      idNumber: v.string(),
      companyName: v.string(),
      companyCode: v.string(),
      isMain: v.boolean(),
    }),
  }),
  /** One whole identifier, for its owner; the request is recorded. Refused with NOT_FOUND where there is none. */
  revealIdentifier: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/account/reveal',
    source: 'checklist F-268',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    extension: 'account',
    request: v.object({ identifier: v.picklist(['MOBILE', 'ID_NUMBER', 'MAIL']) }),
    answer: v.object({ value: v.string() }),
  }),
  /**
   * Both passwords are encrypted with the published key and labelled as for signing in. Refused with PASSWORD_WRONG,
   * PASSWORD_LOCKED after five wrong ones within a quarter of an hour, PASSWORD_REFUSED with the rule that the new one
   * breaks, SIGN_IN_EXPIRED where one cannot be decrypted. Every other session of the account ends.
   */
  changePassword: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/account/password',
    source: 'checklist 1.4, /my/account/info; K-27',
    caller: 'signed-in',
    changes: true,
    extension: 'account',
    request: v.object({ current: text(1024), next: text(1024), keyId: text(64) }),
    answer: done,
  }),
  accountSessions: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/account/sessions',
    source: 'checklist 1.4, /my/account/info',
    caller: 'signed-in',
    changes: false,
    extension: 'account',
    request: nothing,
    answer: v.array(
      v.object({
        sessionId: v.string(),
        since: instant,
        lastActiveAt: instant,
        isThis: v.boolean(),
        atWorkbench: v.nullish(v.boolean()),
        ...origin,
      }),
    ),
  }),
  /**
   * Ends another session of the account. Refused with NOT_FOUND where the session does not exist, is another user's or
   * is over, and with NOT_PERMITTED for the session that asks: the user signs out instead. From ten minutes after
   * signing in, the password is required: refused with PROOF_AGAIN without it, and with PASSWORD_WRONG, PASSWORD_LOCKED
   * or SIGN_IN_EXPIRED.
   */
  endAccountSession: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/account/sessions/end',
    source: 'checklist 1.4, /my/account/info',
    caller: 'signed-in',
    changes: true,
    extension: 'account',
    request: v.object({ sessionId: identifier, current: maybe(text(1024)), keyId: maybe(text(64)) }),
    answer: done,
  }),
  /**
   * Sign-ins of the last 180 days, the newest first. `times`: how often it occurred within an hour; absent where it is
   * not counted.
   */
  signInHistory: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/account/history',
    source: 'checklist 1.4, /my/account/info',
    caller: 'signed-in',
    changes: false,
    extension: 'account',
    request: v.object({ page, pageSize }),
    answer: v.object({
      total: count,
      events: v.array(v.object({ what: v.string(), at: instant, times: v.nullish(count), ...origin })),
    }),
  }),
};
