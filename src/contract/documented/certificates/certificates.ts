import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { instant, nothing, text } from '../../fields.ts';

/** The password, encrypted with the published key as for signing in. */
const proof = { current: text(1024), keyId: text(64) };

/**
 * What both screens show while the telephone asks its owner: the number, and for how many seconds the question is open.
 */
export const askedAnswer = v.object({ number: v.string(), validFor: v.number() });

const own = { base: 'web', caller: 'signed-in' } as const;

export const certificateCalls = {
  /** The user's own certificates, the newest first; those of colleagues are in `allUkeys` and `allSoftKeys`. */
  certificates: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/users/certs',
    source: 'checklist N-23; checklist F-138',
    changes: false,
    request: nothing,
    answer: v.array(
      v.object({
        /** Hexadecimal. */
        certNumber: v.string(),
        certType: v.picklist(['HARD', 'SOFT']),
        personName: v.string(),
        isOwn: v.nullish(v.boolean()),
        /** Issuer; empty where it is not known. */
        caName: v.nullish(v.string()),
        startTime: instant,
        endTime: instant,
        certState: v.string(),
        /** When and why the certificate was revoked. Additions. */
        revokeTime: v.nullish(instant),
        revokeReason: v.nullish(v.string()),
      }),
    ),
  }),
  /**
   * Makes a new key for a certificate that is about to end. Refused with NOT_FOUND for a certificate of somebody else,
   * NOT_IN_THIS_STATE with `because` where it cannot be renewed, and like a password change for a wrong password.
   */
  renewCertificate: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/users/cert/update/download',
    source: 'document 2, section 7',
    changes: true,
    request: v.object({ certNumber: text(64), ...proof }),
    answer: askedAnswer,
  }),
  /** Makes a new key for one that was lost or damaged. Refused as a renewal is. */
  reissueCertificate: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/users/cert/reissue/download',
    source: 'document 2, section 7',
    changes: true,
    request: v.object({ certNumber: text(64), ...proof }),
    answer: askedAnswer,
  }),
};
