import * as v from 'valibot';
import { defineCall } from '../../../call.ts';
import { instant, nothing } from '../../../fields.ts';

const own = {
  base: 'web',
  method: 'GET',
  source: 'document 2, section 7',
  caller: 'signed-in',
  changes: false,
  request: nothing,
} as const;

/** One key. For a colleague's key, the number shows only its last four characters, after asterisks. */
const heldKey = v.object({
  certNumber: v.string(),
  personName: v.string(),
  isOwn: v.nullish(v.boolean()),
  caName: v.nullish(v.string()),
  startTime: instant,
  endTime: instant,
  certState: v.string(),
  /** When it was taken back, and why. Additions. */ revokeTime: v.nullish(instant),
  revokeReason: v.nullish(v.string()),
});

/** Keys of a company and their holders, and its certification by keys. */
export const heldKeyCalls = {
  /**
   * Where the company stands with its certification by UKey: UNAUTH, VERIFYING while a token is on its way, AUTH once
   * it was identified by one, or one was activated, that holds (C-153).
   */
  ukeyAuthState: defineCall({ ...own, path: '/corp/v1/ukey/auth/state', answer: v.nullish(v.string()) }),
  /**
   * The certificates in tokens of everybody of the company, to whoever may open products; to others their own (C-154).
   * The newest first of each person's.
   */
  allUkeys: defineCall({ ...own, path: '/corp/v1/users/all/ukeys', answer: v.array(heldKey) }),
  /** The same of the certificates whose keys lie at the authority (C-155). */
  allSoftKeys: defineCall({ ...own, path: '/corp/v1/users/all/soft-keys', answer: v.array(heldKey) }),
  /**
   * Whether the company holds a soft key, usable or not: one of its people who may sign has a certificate at the
   * authority that was not taken back (C-160). Whether it can be used `softKeyChecked` says.
   */
  softKeyHeld: defineCall({ ...own, path: '/corp/v1/cas/soft/corps/hold', answer: v.nullish(v.boolean()) }),
};
