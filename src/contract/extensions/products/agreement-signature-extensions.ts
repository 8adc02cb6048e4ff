import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, instant, text } from '../../fields.ts';

const own = {
  base: 'web',
  source:
    'document 1, section 5: agreements are signed before products are opened; by which certificates, and by which calls, it does not say (F-098)',
  caller: 'signed-in',
  extension: 'agreement-signatures',
} as const;

/** Which agreement, as its text was shown, and by which certificate. */
const order = { agreementName: text(80), textHash: text(64), certNumber: text(64) };

/**
 * Signing the agreement of a product by a certificate. NOT_PERMITTED for whoever opens no products, REQUEST_INVALID,
 * naming `agreementName`, for what is no product’s agreement.
 */
export const agreementSignatureExtensions = {
  /**
   * By which kinds of certificates the agreement is signed, none where `agreementSigned` is enough; the caller's own,
   * those of their accounts at other companies too, each with why it does not sign it; and colleagues who could.
   */
  signingCertificates: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/agreement-signatures/certificates',
    changes: false,
    request: v.object({ agreementName: text(80) }),
    answer: v.object({
      kinds: v.array(v.string()),
      certificates: v.array(
        v.object({
          certNumber: v.string(),
          certType: v.picklist(['HARD', 'SOFT']),
          personName: v.string(),
          corpName: v.string(),
          caName: v.nullish(v.string()),
          startTime: instant,
          endTime: instant,
          /** Absent for one that signs it. */ because: v.nullish(v.string()),
        }),
      ),
      colleagues: v.array(v.string()),
      /** Of whose telephone a cloud certificate asks, masked; absent where none is asked. */
      mobile: v.nullish(v.string()),
    }),
  }),
  /**
   * What is to be signed by that certificate, every character of it, and for how many seconds that holds. NOT_FOUND for
   * what is not the caller's; NOT_IN_THIS_STATE, `because` of what keeps the certificate from signing it, or
   * no-certificate where none is asked for; REQUEST_INVALID, naming `textHash`, where another text holds;
   * PRODUCT_NOT_OPENABLE where it was withdrawn.
   */
  agreementChallenge: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/agreement-signatures/challenge',
    changes: true,
    request: v.object(order),
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * What was signed, kept with the signature. Refused as asking is; with SIGN_IN_EXPIRED where nothing of the kind is
   * to be signed any more, KEY_REFUSED for what proves nothing, KEY_EXPIRED, KEY_NOT_YET and KEY_REVOKED.
   */
  agreementProved: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/agreement-signatures/proof',
    changes: true,
    request: v.object({ ...order, text: text(1024), certificate: text(8192), signature: text(256) }),
    answer: done,
  }),
};
