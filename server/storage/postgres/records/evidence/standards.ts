import type { StandardRecord } from '../../../../core/records/evidence.ts';
import { document, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const standardMapping: Mapping<StandardRecord> = {
  table: 'standards',
  key: 'snapshot_version',
  fields: {
    snapshotVersion: text('snapshot_version'),
    book: text('book'),
    fkCorpCore: text('fk_corp_core'),
    fkFinance: text('fk_finance'),
    categories: document('categories'),
    reviewEntry: optional(text('review_entry')),
    supersededBy: optional(text('superseded_by')),
  },
};

export class PostgresStandards extends PostgresTable<StandardRecord> {
  async all(): Promise<readonly StandardRecord[]> {
    return this.read(await this.rows().orderBy('snapshot_version').execute());
  }
}
