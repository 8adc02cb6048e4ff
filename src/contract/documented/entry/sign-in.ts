import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { maybe, nothing, text } from '../../fields.ts';

export const signInCalls = {
  loginSession: defineCall({
    base: 'sso',
    method: 'GET',
    path: '/v1/sso/standalone/client/login-session',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: true,
    repeats: true,
    beginsVisit: true,
    request: nothing,
    answer: v.object({ picAuthToken: v.string(), captchaRequired: v.nullish(v.boolean()) }),
  }),
  passwordKey: defineCall({
    base: 'sso',
    method: 'GET',
    path: '/v1/sso/client/passwords/public-keys/cache',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: false,
    request: nothing,
    answer: v.object({
      keyId: v.string(),
      publicKey: v.string(),
      /**
       * An addition: the password must be encrypted with the visit's token as the label of RSA-OAEP (`picAuthToken`;
       * the portal knows no other), so that a ciphertext intercepted in one visit is useless in any other.
       */
      boundTo: v.nullish(v.string()),
    }),
  }),
  /** In process the answer is the image's bytes in base64; over HTTP the path itself is the image. */
  captchaImage: defineCall({
    base: 'sso',
    method: 'GET',
    path: '/v1/sso/client/captcha/{picAuthToken}',
    source: 'document 1, section 7 (path proposed)',
    caller: 'anyone',
    changes: false,
    answersPicture: true,
    request: v.object({ picAuthToken: text(64), at: maybe(text(20)) }),
    answer: v.object({ mimeType: v.string(), base64: v.string() }),
  }),
  loginPassword: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/standalone/client/login/password',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: true,
    request: v.object({
      userName: text(64),
      /**
       * RSA-OAEP with SHA-256 under the published key, in base64. Labelled with `picAuthToken` where the key's answer
       * says so; a password without that label is then refused with SIGN_IN_EXPIRED.
       */
      password: text(1024),
      keyId: text(64),
      picAuthToken: text(64),
      captcha: maybe(text(12)),
      proof: maybe(text(64)),
    }),
    answer: v.object({ token: v.string() }),
  }),
  /**
   * The documents name path and purpose; the content is proposed. The answer never reveals whether the number exists.
   */
  verifyCode: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v2/sso/client/message/simple-verify-code/sms',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: true,
    request: v.object({ mobile: text(20), picAuthToken: text(64), captcha: maybe(text(12)), proof: maybe(text(64)) }),
    /** Seconds until another code may be requested, and for which this one is valid. */
    answer: v.object({ resendAfter: v.nullish(v.number()), validFor: v.nullish(v.number()) }),
  }),
  loginSms: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/standalone/client/login/sms',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: true,
    request: v.object({
      mobile: text(20),
      code: text(12),
      picAuthToken: text(64),
      /** The account, where several have the number. */ userName: maybe(text(64)),
    }),
    /**
     * An addition: where several accounts have the number, the code stays valid and the answer names the accounts
     * instead of a token.
     */
    answer: v.object({
      token: v.nullish(v.string()),
      accounts: v.nullish(v.array(v.object({ userName: v.string(), company: v.nullish(v.string()) }))),
    }),
  }),
  loginSuccess: defineCall({
    base: 'sso',
    method: 'POST',
    path: '/v1/sso/client/login/success',
    source: 'document 1, section 7',
    caller: 'anyone',
    changes: true,
    request: v.object({ token: text(128) }),
    answer: v.object({ homeUrl: v.nullish(v.string()) }),
  }),
};
