import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, maybe, nothing, text } from '../../fields.ts';

const said = v.nullish(v.boolean());

/** The workbench beside the portal, and how one is handed over to it (document 1, sections 2, 4 and 7). */
export const workbenchCalls = {
  /** To the main user, where there is a workbench. */
  workbenchShown: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/relocation/isShowWorkbenchBtn',
    source: 'document 1, section 7; checklist F-044',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: said,
  }),
  /** The user of the workbench session in this browser; nothing without one. */
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
   * A code to the telephone of the account that has a name, with which one signs in at the workbench; whoever is signed
   * in leaves the name out, or names themselves. Refused with CAPTCHA_REQUIRED or CAPTCHA_WRONG where nobody is signed
   * in, SMS_TOO_SOON within a minute, SIGN_IN_LOCKED after five, REQUEST_INVALID without a name or with another's,
   * SIGN_IN_EXPIRED where the visit is over, NOT_FOUND where nobody sends messages or there is no workbench. What
   * travels is proposed. Whether anybody has the name is never told.
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
    /** Seconds after which another code may be asked for, and for which this one holds. */
    answer: v.object({ resendAfter: v.nullish(v.number()), validFor: v.nullish(v.number()) }),
  }),
  /**
   * Signs in at the workbench by a name and the code that was sent. Refused with SMS_CODE_REFUSED, and after a right
   * code with COMPANY_DEREGISTERED, ACCOUNT_FROZEN, NO_ROLE, PASSWORD_FIRST where two proofs are asked for, or
   * NOT_PERMITTED for whoever has no workbench.
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
  /** Ends the workbench's session in this browser, and no other. */
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
    answer: said,
  }),
  /** True where one has to leave the workbench first. Any code but "0" is an answer too (F-041, F-043). */
  workbenchStatus: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/login/status',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: said,
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
   * Where one means to go. Answers the one-time key with which one is known there for 60 seconds (F-034); refused with
   * REQUEST_INVALID for any address but the workbench's, NOT_PERMITTED for whoever is not shown it. The code 018000316
   * leads to the sign-in page of another domain, which its data may name (section 8; F-042).
   */
  addressSaved: defineCall({
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
   * For the target's server: who comes with a key, once. Refused with SIGN_IN_EXPIRED for a key that is over, was
   * taken, or was made for another target.
   */
  handOverTaken: defineCall({
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
