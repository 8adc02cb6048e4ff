import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, maybe, nothing, text } from '../../fields.ts';

const optionalFlag = v.nullish(v.boolean());

/** The workbench beside the portal, and how a user is handed over to it (document 1, sections 2, 4 and 7). */
export const workbenchCalls = {
  /** Whether the workbench is shown: to the main user, where there is a workbench. */
  isWorkbenchShown: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/relocation/isShowWorkbenchBtn',
    source: 'document 1, section 7; checklist F-044',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
  /** The user of the workbench session in this browser; absent without one. */
  workbenchSession: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/login-session',
    source: 'document 1, section 7; checklist C-031',
    caller: 'anyone',
    changes: false,
    request: nothing,
    answer: v.nullish(
      v.object({ userName: v.string(), personName: v.nullish(v.string()), corpName: v.nullish(v.string()) }),
    ),
  }),
  /**
   * Sends a code for signing in at the workbench to the telephone of the named account. A signed-in user leaves the
   * name out, or names their own. Refused with CAPTCHA_REQUIRED or CAPTCHA_WRONG where nobody is signed in,
   * SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five codes, REQUEST_INVALID without a name or with the name of
   * another account, SIGN_IN_EXPIRED where the visit is over, NOT_FOUND where the platform sends no messages or there
   * is no workbench. Requests and answers are proposed. The answer never reveals whether the name exists.
   */
  workbenchCode: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/login/sms',
    source: 'document 1, section 7; checklist C-033',
    caller: 'anyone',
    changes: true,
    request: v.object({
      userName: maybe(text(64)),
      picAuthToken: text(64),
      captcha: maybe(text(12)),
      proof: maybe(text(64)),
    }),
    /** Seconds until another code may be requested, and for which this one is valid. */
    answer: v.object({ resendAfter: v.nullish(v.number()), validFor: v.nullish(v.number()) }),
  }),
  /**
   * Signs in at the workbench with a name and the code that was sent. Refused with SMS_CODE_REFUSED, and after a right
   * code with COMPANY_DEREGISTERED, ACCOUNT_FROZEN, NO_ROLE, PASSWORD_FIRST where two proofs are required, or
   * NOT_PERMITTED for a user without a workbench.
   */
  workbenchLogin: defineCall({
    base: 'workbench',
    method: 'POST',
    path: '/v1/login/name',
    source: 'document 1, section 7; checklist C-032',
    caller: 'anyone',
    changes: true,
    request: v.object({ userName: maybe(text(64)), picAuthToken: text(64), code: text(12) }),
    answer: done,
  }),
  /** Ends the workbench's session in this browser, and no other session. */
  workbenchLogout: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/logout',
    source: 'document 1, section 7; checklist C-034',
    caller: 'anyone',
    changes: true,
    repeats: true,
    request: nothing,
    answer: done,
  }),
  /** Whether the accounts are linked. Any code but "0" is an answer too (document 1, section 8; F-041). */
  workbenchRelation: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/login/relation',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
  /** True where the user has to leave the workbench first. Any code but "0" is an answer too (F-041, F-043). */
  workbenchStatus: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/login/status',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
  workbenchAddress: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/address/workbench',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.string(),
  }),
  /**
   * Records the address that the user wants to open. Answers the one-time key by which the target recognises the user
   * for 60 seconds (F-034). Refused with REQUEST_INVALID for any address outside the workbench, and NOT_PERMITTED for a
   * user who is not shown it. The code 018000316 leads to the sign-in page of another domain, which its data may name
   * (section 8; F-042).
   */
  saveAddress: defineCall({
    base: 'workbench',
    method: 'POST',
    path: '/v1/address/save',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: true,
    request: v.object({ target: v.picklist(['WORKBENCH']), url: text(500) }),
    answer: v.nullish(v.object({ key: v.nullish(v.string()), validFor: v.nullish(v.number()) })),
  }),
  /**
   * For the target's server: the user to whom a key belongs; each key is answered once. Refused with SIGN_IN_EXPIRED
   * for a key that has expired, was used, or was made for another target.
   */
  takeHandOver: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/client/login/success/taken',
    source: 'document 1, section 7: POST {token}, then form GET (path proposed; N-31)',
    caller: 'anyone',
    changes: true,
    request: v.object({ key: text(200), target: text(500) }),
    answer: v.object({ userName: v.string(), personName: v.string(), corpName: v.string(), uscc: v.string() }),
  }),
};
