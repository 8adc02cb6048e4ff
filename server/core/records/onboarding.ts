import type { OnboardingState, OnboardingEvent } from '../../../src/domain/onboarding/shared/onboarding.ts';

/** Onboarding of a company with the partner bank; there is no record for one that has not begun. */
export interface OnboardingRecord {
  readonly pkCorp: string;
  readonly state: OnboardingState;
  /** The bank's reason for a refusal or a change; empty otherwise. */
  readonly reason: string;
  /** When its state last changed. */
  readonly since: number;
  /** User who submitted it last, by the name at that time and by number; empty before. */
  readonly by: string;
  readonly userId: string;
  /** Time of the main user's first visit to the bank; undefined before. */
  readonly migratedAt: number | undefined;
  /** Events, the oldest first; `by` is empty for the bank. */
  readonly steps: readonly {
    readonly event: OnboardingEvent;
    readonly at: number;
    readonly by: string;
    readonly reason: string;
  }[];
}
