import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { identifier, instant, text } from '../../fields.ts';

const line = (maximum: number) => v.pipe(text(maximum), v.regex(/^\P{Cc}+$/u));

/** Assertion of a partner's portal about a guest. */
export const partnerAssertion = {
  partner: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,32}$/)),
  /** The company's unified code (GB 32100), and the name with which the person signs in here. */
  corp: line(18),
  user: line(64),
  /** A page of the portal below its base, without query. */
  target: line(300),
  /** Time of the signature, in milliseconds of real time. */
  at: v.union([instant, v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number))]),
  /** Used once: 16 to 64 letters and digits. */
  nonce: v.pipe(identifier, v.minLength(16)),
  /**
   * HMAC-SHA256 under the partner's secret, base64url, of `partner-entry`, partner, corp, user, target, at and nonce,
   * each on a line.
   */
  sign: text(64),
};

export const partnerEntryCalls = {
  /**
   * Entry of a guest from a partner's portal. Answers a token for `loginSuccess`, and the person for whom it is.
   * Refused with SIGN_IN_EXPIRED, without any detail, for an assertion that no partner signed, that is older than two
   * minutes or was used, or that names a user of another company or a page that the user may not open. Refused with
   * SIGN_IN_LOCKED, COMPANY_DEREGISTERED, ACCOUNT_FROZEN or NO_ROLE like any other sign-in.
   */
  partnerAuth: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/partner-corp-simple-auth/_auth',
    source: 'document 1, section 7; checklist F-048',
    caller: 'anyone',
    changes: true,
    request: v.object({ ...partnerAssertion, picAuthToken: text(64) }),
    answer: v.object({ token: v.string(), personName: v.nullish(v.string()), corpName: v.nullish(v.string()) }),
  }),
};
