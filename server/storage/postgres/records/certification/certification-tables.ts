import { PostgresTable } from '../../postgres-table.ts';
import { certificationMapping } from './certifications.ts';
import { PostgresRealNames, realNameMapping } from './real-names.ts';
import type { CertificationTables } from '../../../../core/tables/certification.ts';
import type { Connection } from '../../database.ts';

export function certificationTables(connection: Connection): CertificationTables {
  return {
    certifications: new PostgresTable(connection, certificationMapping),
    realNames: new PostgresRealNames(connection, realNameMapping),
  };
}
