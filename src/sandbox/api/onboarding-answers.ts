import * as v from 'valibot';

/**
 * The companies' standing with the partner bank, and the bank's possible actions; times in milliseconds since the
 * epoch, 0 for an event that has not happened.
 */
export const onboardingAnswer = v.array(
  v.object({
    pkCorp: v.string(),
    name: v.string(),
    uscc: v.string(),
    state: v.picklist(['open', 'reviewing', 'refused', 'changed', 'settled']),
    reason: v.string(),
    since: v.number(),
    by: v.string(),
    actions: v.array(v.picklist(['take', 'refuse', 'change', 'restore'])),
  }),
);
export type OnboardingShown = v.InferOutput<typeof onboardingAnswer>[number];
export type BankActionOrder = {
  readonly pkCorp: string;
  readonly action: OnboardingShown['actions'][number];
  readonly reason: string;
};
