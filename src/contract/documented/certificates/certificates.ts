import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { instant, nothing, text } from '../../fields.ts';

/** The password under the published key, as signing in does it. */
const proof = { current: text(1024), keyId: text(64) };

/** What both screens show while the telephone asks, and for how many seconds it does. */
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
        /** Who issued it; empty where that is not known. */
        caName: v.nullish(v.string()),
        startTime: instant,
        endTime: instant,
        certState: v.string(),
        /** When it was taken back, and why. Additions. */
        revokeTime: v.nullish(instant),
        revokeReason: v.nullish(v.string()),
      }),
    ),
  }),
  /**
   * A new key for a certificate that ends. Refused with NOT_FOUND for what is not the caller's, NOT_IN_THIS_STATE with
   * `because` where it may not be, and as passwords are.
   */
  certificateRenewed: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/users/cert/update/download',
    source: 'document 2, section 7',
    changes: true,
    request: v.object({ certNumber: text(64), ...proof }),
    answer: askedAnswer,
  }),
  /** A new key for one that was lost or damaged. Refused as renewing is. */
  certificateReissued: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/users/cert/reissue/download',
    source: 'document 2, section 7',
    changes: true,
    request: v.object({ certNumber: text(64), ...proof }),
    answer: askedAnswer,
  }),
};
