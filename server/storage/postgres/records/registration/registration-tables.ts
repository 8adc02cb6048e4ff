import { PostgresTable } from '../../postgres-table.ts';
import { registrationMapping, guaranteeProjectMapping } from './registrations.ts';
import type { RegistrationTables } from '../../../../core/tables/registration.ts';
import type { Connection } from '../../database.ts';

export function registrationTables(connection: Connection): RegistrationTables {
  return {
    registrations: new PostgresTable(connection, registrationMapping),
    guaranteeProjects: new PostgresTable(connection, guaranteeProjectMapping),
  };
}
