import { onboardingCalls } from '../documented/onboarding/onboarding.ts';
import type { CallGroups } from '../call-group.ts';

export const onboardingAreaCalls = { ...onboardingCalls };

type Own = typeof onboardingAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const onboardingGroups = {
  onboarding: { description: 'Onboarding with the partner bank', calls: onboardingCalls },
} satisfies CallGroups;
