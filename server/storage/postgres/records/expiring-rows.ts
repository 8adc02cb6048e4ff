import type { CallCountRecord, LeaseRecord } from '../../../core/records/common.ts';
import { instant, text, whole } from '../fields.ts';
import { PostgresTable, type Mapping } from '../postgres-table.ts';

export const leaseMapping: Mapping<LeaseRecord> = {
  table: 'leases',
  key: 'name',
  fields: { name: text('name'), holder: text('holder'), until: instant('until') },
};

export const callCountMapping: Mapping<CallCountRecord> = {
  table: 'call_counts',
  key: 'key',
  fields: { key: text('key'), calls: whole('calls'), until: instant('until') },
};

/** Records that are valid for a span of time. */
export class PostgresExpiring<Stored extends LeaseRecord | CallCountRecord> extends PostgresTable<Stored> {
  async removeEndedBefore(end: number): Promise<void> {
    await this.connection.deleteFrom(this.mapping.table).where('until', '<', new Date(end)).execute();
  }
}
