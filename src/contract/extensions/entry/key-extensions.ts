import * as v from 'valibot';
import { visitorPurposes } from '../../../domain/keys/signing-text.ts';
import { defineCall } from '../../call.ts';
import { maybe, nothing, text } from '../../fields.ts';

const own = { base: 'sso', caller: 'anyone', extension: 'key-sign-in' } as const;

/**
 * Exactly the text that was to be signed, the certificate (DER, base64), and its key's ECDSA signature with SHA-256 (r
 * and s side by side, base64).
 */
const signed = { picAuthToken: text(64), text: text(1024), certificate: text(8192), signature: text(256) };

/** Facts of a certificate for its holder. Names as in RFC 4514. */
export const keyVerdicts = ['GOOD', 'EXPIRED', 'NOT_YET', 'REVOKED', 'NOT_FOR_SIGNING', 'UNPROVEN'] as const;

export const keyExtensions = {
  keyChallenge: defineCall({
    ...own,
    method: 'POST',
    path: '/v1/extensions/keys/challenges',
    source: 'signing in by a key (document 1, sections 2 and 7 name it without its calls): the text to sign',
    changes: true,
    request: v.object({ picAuthToken: text(64), purpose: v.picklist(visitorPurposes) }),
    /** The exact text to sign, and its validity in seconds. */
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  loginKey: defineCall({
    ...own,
    method: 'POST',
    path: '/v1/sso/standalone/client/login/ukey',
    source: 'signing in by a key: the signed text',
    changes: true,
    request: v.object(signed),
    answer: v.object({ token: v.string() }),
  }),
  requestCloudKey: defineCall({
    ...own,
    method: 'POST',
    path: '/v1/extensions/keys/cloud',
    source: 'signing in by a certificate at the authority: asks its owner on the telephone',
    changes: true,
    /**
     * The text to be signed, as `keyChallenge` gave it. Refused with CAPTCHA_REQUIRED or CAPTCHA_WRONG like
     * `verifyCode` from the second question of one visit or network on, unless a captcha was solved before (for a
     * recovery) or the key's owner is signed in; and with SMS_TOO_SOON.
     */
    request: v.object({
      picAuthToken: text(64),
      userName: text(64),
      text: text(1024),
      captcha: maybe(text(12)),
      proof: maybe(text(64)),
    }),
    /**
     * The same answer for an unknown name. `number` is shown on the telephone as well; `resendAfter`: seconds until
     * this client may ask again, where known.
     */
    answer: v.object({ number: v.string(), resendAfter: maybe(v.number()) }),
  }),
  cloudAnswer: defineCall({
    ...own,
    method: 'POST',
    path: '/v1/extensions/keys/cloud/answer',
    source: 'signing in by a certificate at the authority: the owner’s answer',
    changes: false,
    request: v.object({ picAuthToken: text(64), text: text(1024) }),
    answer: v.object({
      state: v.picklist(['WAITING', 'SIGNED', 'REFUSED', 'OVER']),
      certificate: v.nullish(v.string()),
      signature: v.nullish(v.string()),
    }),
  }),
  keyTest: defineCall({
    ...own,
    method: 'POST',
    path: '/v1/extensions/keys/test',
    source: 'testing a key (document 1, section 2, /ukey-test): the server’s verdict on a signature',
    changes: true,
    request: v.object(signed),
    /** Without facts where no certificate could be read. Times are milliseconds since the epoch. */
    answer: v.object({
      verdict: v.picklist(keyVerdicts),
      subject: maybe(v.string()),
      issuer: maybe(v.string()),
      serial: maybe(v.string()),
      validFrom: maybe(v.number()),
      validTo: maybe(v.number()),
    }),
  }),
  keyAuthority: defineCall({
    ...own,
    method: 'GET',
    path: '/v1/extensions/keys/authority',
    source: 'checking signatures elsewhere: the authority’s certificates and its revocations',
    changes: false,
    request: nothing,
    /** Certificates in DER, base64; the revocation list as in RFC 5280. */
    answer: v.object({ root: v.string(), issuing: v.string(), revocations: v.string() }),
  }),
};
