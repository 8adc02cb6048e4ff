import * as v from 'valibot';
import { defineCall, shortPatience } from '../call.ts';
import { amount, text } from '../fields.ts';
import { packageConditions, packageReference, versionAnswer } from '../documented/evidence/packages.ts';

export const extensionCalls = {
  packageTotals: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/totals', source: 'rows come first, their count and sum apart', caller: 'signed-in', changes: false, patience: shortPatience, extension: 'package-totals',
    request: v.object(packageConditions), answer: v.object({ count: v.number(), totalAmount: amount }),
  }),
  packageDiscard: defineCall({
    base: 'web', method: 'POST', path: '/corp/v1/extensions/packages/discard', source: 'a draft of the wrong receivables is given up, and these are free again', caller: 'signed-in', changes: true, extension: 'package-discard',
    request: packageReference, answer: versionAnswer,
  }),
  captchaProof: defineCall({
    base: 'sso', method: 'GET', path: '/v1/extensions/captcha/proof', source: 'a captcha without transcription: the browser computes a proof', caller: 'anyone', changes: false, extension: 'captcha-proof',
    request: v.object({ picAuthToken: text(64) }),
    answer: v.object({
      /** The proof is a text whose SHA-256, with the challenge before it, begins with `zeroBits` zero bits. */
      challenge: v.string(), zeroBits: v.number(),
    }),
  }),
};
