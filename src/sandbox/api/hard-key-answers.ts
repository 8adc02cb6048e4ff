import * as v from 'valibot';

/**
 * Applications for certificates in tokens, as the registration authority sees them; times in milliseconds since the
 * epoch.
 */
export const hardKeysAnswer = v.array(
  v.object({
    number: v.string(),
    company: v.string(),
    holder: v.string(),
    appliedByName: v.string(),
    purpose: v.picklist(['first', 'renew', 'reissue']),
    recipient: v.string(),
    mobile: v.string(),
    address: v.string(),
    state: v.picklist(['applied', 'returned', 'posted', 'activated', 'withdrawn', 'missed', 'lapsed']),
    reason: v.string(),
    courier: v.string(),
    since: v.number(),
    serial: v.string(),
  }),
);
export type HardKeyApplication = v.InferOutput<typeof hardKeysAnswer>[number];

export interface HardKeyOrder {
  readonly number: string;
  readonly action: 'post' | 'return';
  readonly words: string;
}
