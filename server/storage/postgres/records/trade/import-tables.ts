import { sql } from 'kysely';
import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { ImportedIssueRecord } from '../../../../core/records/trade.ts';
import type { ImportTables } from '../../../../core/tables/trade.ts';
import type { Connection } from '../../database.ts';
import { instant, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

const importedMapping: Mapping<ImportedIssueRecord> = {
  table: 'imported_issues',
  key: 'id',
  fields: {
    id: text('id'),
    companyId: text('company_id'),
    kind: text('kind'),
    identity: text('identity'),
    importedAt: instant('imported_at'),
  },
};

class PostgresImportedIssues extends PostgresTable<ImportedIssueRecord> {
  async ofIdentities(
    companyId: string,
    kind: InstrumentKind,
    identities: readonly string[],
    since: number,
  ): Promise<readonly ImportedIssueRecord[]> {
    if (identities.length === 0) return [];
    return this.read(
      await this.rows()
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .where(sql<boolean>`identity = any(${[...identities]})`)
        .where('imported_at', '>=', new Date(since))
        .orderBy('imported_at')
        .orderBy('id')
        .execute(),
    );
  }

  async forgetBefore(at: number): Promise<void> {
    await this.connection.deleteFrom('imported_issues').where('imported_at', '<', new Date(at)).execute();
  }
}

export function importTables(connection: Connection): ImportTables {
  return { importedIssues: new PostgresImportedIssues(connection, importedMapping) };
}
