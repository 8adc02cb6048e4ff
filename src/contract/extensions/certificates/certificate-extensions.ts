import * as v from 'valibot';
import { lossReasons } from '../../../domain/keys/certificate.ts';
import { defineCall } from '../../call.ts';
import { instant, nothing, text } from '../../fields.ts';
import { askedAnswer } from '../../documented/certificates/certificates.ts';

const own = {
  base: 'web',
  source: 'checklist F-138: the page of the certificates',
  caller: 'signed-in',
  extension: 'certificates',
} as const;
const proof = { current: text(1024), keyId: text(64) };

/** Calls of the certificates page that the documents do not have. No call acts on a certificate of somebody else. */
export const certificateExtensions = {
  certificateStanding: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/certificates',
    changes: false,
    request: nothing,
    answer: v.object({
      realNameAuthState: v.string(),
      currentNodeState: v.string(),
      softKeyUsable: v.boolean(),
      /** The caller's telephone, masked; empty where the caller cannot be asked. */
      mobile: v.string(),
      /**
       * The cloud certificate that the company's certification applied for: who submitted it and when it was approved,
       * while nobody has confirmed it.
       */
      applied: v.nullish(v.object({ personName: v.string(), time: instant, isOwn: v.boolean() })),
      /** The open question on the caller's telephone. */
      asked: v.nullish(
        v.object({ action: v.string(), certNumber: v.string(), number: v.string(), validFor: v.number() }),
      ),
      /** Events of the user's own certificates, the newest first. */
      events: v.array(v.object({ certNumber: v.string(), what: v.string(), time: instant, detail: v.string() })),
    }),
  }),
  /**
   * Opens the cloud certificate. Refused with NOT_IN_THIS_STATE, where `because` says why it cannot be opened, and like
   * a password change for a wrong password.
   */
  openCertificate: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/certificates/open',
    changes: true,
    request: v.object(proof),
    answer: askedAnswer,
  }),
  /** Outcome of the question on the telephone. The call carries out what was agreed to, so it changes state. */
  certificateAnswer: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/certificates/answer',
    changes: true,
    request: nothing,
    answer: v.object({ state: v.picklist(['WAITING', 'REFUSED', 'OVER', 'DONE']), certNumber: v.nullish(v.string()) }),
  }),
  /**
   * Reports a certificate lost. Refused with NOT_FOUND for a certificate of somebody else, NOT_IN_THIS_STATE with
   * `because`, and like a password change for a wrong password.
   */
  reportCertificateLoss: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/certificates/loss',
    changes: true,
    request: v.object({ certNumber: text(64), lossReason: v.picklist(lossReasons), ...proof }),
    /** Number of other sessions of the person that ended. */
    answer: v.object({ ended: v.number() }),
  }),
};
