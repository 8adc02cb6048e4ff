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
   * The person who identified the company, when, and until when that certificate is valid; absent where the company was
   * not identified, or no such certificate is valid any more.
   */
  identified: v.nullish(v.object({ personName: v.string(), time: instant, certEnding: v.string(), endTime: instant })),
  /** Why the user is not asked to sign: CERTIFIED or ROLE; absent where they are. */
  because: v.nullish(v.string()),
});

/** Identifying a company with a token certificate of its people. */
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
   * The exact text to be signed with the token, and for how many seconds it is valid. Refused with NOT_IN_THIS_STATE,
   * `because` certified or role.
   */
  requestUkeyIdentity: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/ukey-identification/challenge',
    changes: true,
    request: nothing,
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * Takes the signature. Refused as asking is; with SIGN_IN_EXPIRED where no such text waits to be signed, KEY_REFUSED
   * for a signature that proves nothing, KEY_EXPIRED, KEY_NOT_YET_VALID, KEY_REVOKED, and with NOT_IN_THIS_STATE where
   * a right signature does not identify the company: `because` other-company, not-a-token or other-person, with `by`
   * for the colleague who owns the certificate.
   */
  proveUkeyIdentity: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/ukey-identification/proof',
    changes: true,
    request: v.object({ text: text(1024), certificate: text(8192), signature: text(256) }),
    answer: standing,
  }),
};
