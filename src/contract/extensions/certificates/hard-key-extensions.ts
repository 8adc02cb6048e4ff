import * as v from 'valibot';
import { hardKeyPurposes } from '../../../domain/keys/hard-key.ts';
import { defineCall } from '../../call.ts';
import { flag, instant, maybe, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'checklist F-138: certificates in tokens, which several products ask for (document 1, section 5)',
  caller: 'signed-in',
  extension: 'hard-certificates',
} as const;
const proof = { current: text(1024), keyId: text(64) };
const place = { recipient: text(120), mobile: text(40), address: text(800) };

const keys = v.object({
  /** State of the company, as the pre-validation answers it. */
  hardCertAuthState: v.string(),
  /**
   * The last day of a certificate of the company that was not activated here, while the company has no valid one that
   * was.
   */
  toldUntil: maybe(v.string()),
  /** Users for whom the caller may apply. */
  holders: v.array(v.object({ userId: v.string(), personName: v.string() })),
  /**
   * The newest first. The destination of the token is given to its applicant and its holder alone; empty for others.
   */
  keys: v.array(
    v.object({
      number: v.string(),
      purpose: v.string(),
      state: v.string(),
      userId: v.string(),
      holder: v.string(),
      isOwn: flag,
      mayChange: flag,
      appliedBy: v.string(),
      appliedAt: instant,
      /** Start of the state. */
      since: instant,
      /** Number of the certificate to be replaced; empty for the first. */
      replaces: v.string(),
      recipient: v.string(),
      mobile: v.string(),
      address: v.string(),
      /** The registration authority's reason for a return; empty otherwise. */
      reason: v.string(),
      courier: v.string(),
      postedAt: maybe(instant),
      activateUntil: maybe(instant),
      certNumber: v.string(),
      /**
       * The day until which the authority posts it, and whether that day is an estimate; empty where it is not with the
       * authority.
       */
      expectedDay: v.string(),
      expectedAbout: flag,
    }),
  ),
});

const changed = { ...own, method: 'POST', changes: true, answer: keys } as const;

export const hardKeyExtensions = {
  hardKeys: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/hard-certificates',
    changes: false,
    request: nothing,
    answer: keys,
  }),
  /**
   * Applies for a token. Refused with NOT_IN_THIS_STATE, where `because` says why it is not possible, with `by` and
   * `since` where a colleague has already applied; NOT_FOUND for a holder or a certificate that may not be named;
   * REQUEST_INVALID for a field; and like a password change for a wrong password.
   */
  applyForHardKey: defineCall({
    ...changed,
    path: '/corp/v1/extensions/hard-certificates/applied',
    request: v.object({
      userId: text(64),
      purpose: v.picklist(hardKeyPurposes),
      replaces: text(64),
      ...place,
      ...proof,
    }),
  }),
  /**
   * Submits a returned application again. Refused as applying is, and with NOT_IN_THIS_STATE for one that was not
   * returned.
   */
  correctHardKey: defineCall({
    ...changed,
    path: '/corp/v1/extensions/hard-certificates/corrected',
    request: v.object({ number: text(32), ...place, ...proof }),
  }),
  withdrawHardKey: defineCall({
    ...changed,
    path: '/corp/v1/extensions/hard-certificates/withdrawn',
    request: v.object({ number: text(32) }),
  }),
  /** Reports that a posted token never arrived or arrived broken: the certificate issued to it is revoked. */
  reportHardKeyMissing: defineCall({
    ...changed,
    path: '/corp/v1/extensions/hard-certificates/missed',
    request: v.object({ number: text(32) }),
  }),
  /**
   * The text that its holder signs with the token to activate it. Refused with NOT_PERMITTED for anybody else, and
   * NOT_IN_THIS_STATE.
   */
  hardKeyChallenge: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/hard-certificates/challenge',
    changes: true,
    request: v.object({ number: text(32) }),
    answer: v.object({ text: v.string(), validFor: v.number() }),
  }),
  /**
   * Activates the token. Refused with SIGN_IN_EXPIRED where no such text waits to be signed, KEY_REFUSED where the
   * signature is not by the key that was issued for this, KEY_EXPIRED, and as `hardKeyChallenge` is.
   */
  activateHardKey: defineCall({
    ...changed,
    path: '/corp/v1/extensions/hard-certificates/activated',
    request: v.object({ number: text(32), text: text(1024), certificate: text(8192), signature: text(256) }),
  }),
};
