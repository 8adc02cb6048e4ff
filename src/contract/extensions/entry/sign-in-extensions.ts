import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { text } from '../../fields.ts';

export const signInExtensions = {
  captchaProof: defineCall({
    base: 'sso',
    method: 'GET',
    path: '/v1/extensions/captcha/proof',
    source: 'a proof that the browser computes instead of reading a captcha',
    caller: 'anyone',
    changes: false,
    extension: 'captcha-proof',
    request: v.object({ picAuthToken: text(64) }),
    answer: v.object({
      /** The proof is a text whose SHA-256, with the challenge before it, begins with `zeroBits` zero bits. */
      challenge: v.string(),
      zeroBits: v.number(),
    }),
  }),
};
