import type { AttemptRecord } from '../../../../core/records/entry.ts';
import { instant, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const attemptMapping: Mapping<AttemptRecord> = {
  table: 'attempts',
  key: 'key',
  fields: { key: text('key'), failures: whole('failures'), lastFailureAt: instant('last_failure_at') },
};

export class PostgresAttempts extends PostgresTable<AttemptRecord> {
  async removeQuietSince(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('attempts').where('last_failure_at', '<', new Date(instantBefore)).execute();
  }
}
