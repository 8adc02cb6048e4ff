import type { Table } from '../table.ts';
import type { OnboardingRecord } from '../records/onboarding.ts';

export interface OnboardingTables {
  /** Keyed by company; none for one that has not begun to onboard with the partner bank. */
  readonly onboardings: Table<OnboardingRecord>;
}
