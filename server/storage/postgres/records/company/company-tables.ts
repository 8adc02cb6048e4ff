import { PostgresCompanies, companyMapping } from './companies.ts';
import { PostgresUsers, userMapping } from './users.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { groupMapping } from './groups.ts';
import { PostgresOrganisationChanges, organisationChangeMapping } from './organisation-changes.ts';
import { PostgresBankAccounts, bankAccountMapping } from './bank-accounts.ts';
import type { CompanyTables } from '../../../../core/tables/company.ts';
import type { Connection } from '../../database.ts';

export function companyTables(connection: Connection): CompanyTables {
  return {
    companies: new PostgresCompanies(connection, companyMapping),
    users: new PostgresUsers(connection, userMapping),
    groups: new PostgresTable(connection, groupMapping),
    organisationChanges: new PostgresOrganisationChanges(connection, organisationChangeMapping),
    bankAccounts: new PostgresBankAccounts(connection, bankAccountMapping),
  };
}
