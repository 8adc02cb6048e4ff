import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { instant, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'document 1, section 2 names certification by UKey without its calls (F-055)',
  caller: 'signed-in',
  extension: 'ukey-identification',
} as const;

const standing = v.object({
  corpName: v.string(),
  uscc: v.string(),
  /**
   * Who identified the company, when, and until when the certificate for it holds; absent where it was not identified,
   * or no such certificate is valid any more.
   */
  identified: v.nullish(v.object({ personName: v.string(), time: instant, certEnding: v.string(), endTime: instant })),
  /** Why the user is not asked to sign: CERTIFIED or ROLE; absent where they are. */
  because: v.nullish(v.string()),
});

/** Identifying a company by the certificate in a token of its people. */
export const identificationExtensions = {
  ukeyIdentity: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/ukey-identification',
    changes: false,
    request: nothing,
    answer: standing,
  }),
  /**
   * What is to be signed by the token, every character of it, and for how many seconds that holds. Refused with
   * NOT_IN_THIS_STATE, `because` certified or role.
   */
  ukeyIdentityAsked: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/ukey-identification/challenge',
    changes: true,
    request: nothing,
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * What was signed. Refused as asking is; with SIGN_IN_EXPIRED where nothing of the kind is to be signed any more,
   * KEY_REFUSED for what proves nothing, KEY_EXPIRED, KEY_NOT_YET, KEY_REVOKED, and with NOT_IN_THIS_STATE where the
   * signature is good and yet does not identify the company: `because` other-company, not-a-token or other-person, with
   * `by` for the colleague whose it is.
   */
  ukeyIdentityProved: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/ukey-identification/proof',
    changes: true,
    request: v.object({ text: text(1024), certificate: text(8192), signature: text(256) }),
    answer: standing,
  }),
};
