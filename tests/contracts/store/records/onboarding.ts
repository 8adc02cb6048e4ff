import type { OnboardingRecord } from '../../../../server/core/records/onboarding.ts';

export const onboarding: OnboardingRecord = {
  pkCorp: 'C-1',
  state: 'refused',
  reason: '经营范围"不符"',
  since: 1_700_000_000_000,
  by: '周思远',
  userId: 'U-1',
  migratedAt: undefined,
  steps: [
    { event: 'hand-in', at: 1_699_999_999_000, by: '周思远', reason: '' },
    { event: 'refuse', at: 1_700_000_000_000, by: '', reason: '经营范围"不符"' },
  ],
};
