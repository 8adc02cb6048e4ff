import type { OnboardingRecord } from '../../../core/records/onboarding.ts';
import type { OnboardingTables } from '../../../core/tables/onboarding.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

export function onboardingTables(shelf: MemoryShelf): OnboardingTables {
  return { onboardings: shelf.table<OnboardingRecord>((each) => each.pkCorp) };
}
