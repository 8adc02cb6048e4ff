import type { OnboardingRecord } from '../../../../core/records/onboarding.ts';
import { document, instant, optional, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const onboardingMapping: Mapping<OnboardingRecord> = {
  table: 'settlements',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    state: text('state'),
    reason: text('reason'),
    since: instant('since'),
    by: text('handed_in_by'),
    userId: text('user_id'),
    migratedAt: optional(instant('migrated_at')),
    steps: document('steps'),
  },
};
