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
  /** When and why the certificate was revoked. Additions. */ revokeTime: v.nullish(instant),
  revokeReason: v.nullish(v.string()),
});

/** Keys of a company and their holders, and its certification by keys. */
export const heldKeyCalls = {
  /**
   * State of the company's certification by UKey (C-153): UNAUTH; VERIFYING while a token is on its way; AUTH once the
   * company was identified by a token that is still valid, or a valid token was activated.
   */
  ukeyAuthState: defineCall({ ...own, path: '/corp/v1/ukey/auth/state', answer: v.nullish(v.string()) }),
  /**
   * Certificates in tokens of everybody in the company, for a caller who may open products; other callers get their own
   * (C-154). Those of each person are in order, the newest first.
   */
  allUkeys: defineCall({ ...own, path: '/corp/v1/users/all/ukeys', answer: v.array(heldKey) }),
  /** The same list for certificates whose keys are kept at the authority (C-155). */
  allSoftKeys: defineCall({ ...own, path: '/corp/v1/users/all/soft-keys', answer: v.array(heldKey) }),
  /**
   * Whether the company holds a soft key, usable or not: a person who may sign for it has a certificate at the
   * authority that was not revoked (C-160). `checkSoftKey` says whether it can be used.
   */
  hasSoftKey: defineCall({ ...own, path: '/corp/v1/cas/soft/corps/hold', answer: v.nullish(v.boolean()) }),
};
