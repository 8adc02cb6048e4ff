import * as records from './records/onboarding.ts';
import type { StoreSuite } from './store-suite.ts';

export function onboardingStoreContract({ keeps }: StoreSuite): void {
  keeps(
    'onboarding with the bank',
    (all) => all.onboardings,
    (each) => each.pkCorp,
    [
      records.onboarding,
      {
        ...records.onboarding,
        pkCorp: 'C-2',
        state: 'settled',
        reason: '',
        migratedAt: 1_700_000_000_001,
        steps: [],
      },
    ],
    { state: 'reviewing', reason: '' },
  );
}
