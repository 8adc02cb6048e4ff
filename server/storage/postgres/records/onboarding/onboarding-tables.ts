import { PostgresTable } from '../../postgres-table.ts';
import { onboardingMapping } from './onboardings.ts';
import type { OnboardingTables } from '../../../../core/tables/onboarding.ts';
import type { Connection } from '../../database.ts';

export function onboardingTables(connection: Connection): OnboardingTables {
  return { onboardings: new PostgresTable(connection, onboardingMapping) };
}
