import { PostgresSecurityEvents, securityEventMapping } from './security-events.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { accountLanguageMapping } from './account-languages.ts';
import { mailAddressMapping } from './mail-addresses.ts';
import type { AccountTables } from '../../../../core/tables/account.ts';
import type { Connection } from '../../database.ts';

export function accountTables(connection: Connection): AccountTables {
  return {
    securityEvents: new PostgresSecurityEvents(connection, securityEventMapping),
    mailAddresses: new PostgresTable(connection, mailAddressMapping),
    accountLanguages: new PostgresTable(connection, accountLanguageMapping),
  };
}
