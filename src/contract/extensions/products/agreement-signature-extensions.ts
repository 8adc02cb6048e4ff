import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, text } from '../../fields.ts';
import { signingAnswer, signingChoice } from '../agreements/signing-shapes.ts';

const own = {
  base: 'web',
  source:
    'document 1, section 5: agreements are signed before products are opened; it names neither the certificates nor the calls (F-098)',
  caller: 'signed-in',
  extension: 'agreement-signatures',
} as const;

/** The agreement, the hash of its text as it was shown, and the certificate. */
const order = { agreementName: text(80), textHash: text(64), certNumber: text(64) };

/**
 * Signing the agreement of a product with a certificate. NOT_PERMITTED for a user who opens no products,
 * REQUEST_INVALID, naming `agreementName`, for an unknown product agreement.
 */
export const agreementSignatureExtensions = {
  /**
   * The kinds of certificate that may sign the agreement, none where `signAgreement` is enough. Also the user's
   * certificates, including those of their accounts at other companies, each with the reason why it cannot sign; and
   * the colleagues who could sign.
   */
  signingCertificates: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/agreement-signatures/certificates',
    changes: false,
    request: v.object({ agreementName: text(80) }),
    answer: signingChoice,
  }),
  /**
   * The exact text to be signed with that certificate, and for how many seconds it is valid. NOT_FOUND for a
   * certificate of somebody else. NOT_IN_THIS_STATE with `because`: the reason why the certificate cannot sign, or
   * no-certificate where none is needed. REQUEST_INVALID, naming `textHash`, where another text is in force.
   * PRODUCT_NOT_OPENABLE where the agreement was withdrawn.
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
   * Keeps the signed text with its signature. Refused as asking is; with SIGN_IN_EXPIRED where no such text waits to be
   * signed, KEY_REFUSED for a signature that proves nothing, KEY_EXPIRED, KEY_NOT_YET_VALID and KEY_REVOKED.
   */
  proveAgreement: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/agreement-signatures/proof',
    changes: true,
    request: v.object({ ...order, ...signingAnswer }),
    answer: done,
  }),
};
