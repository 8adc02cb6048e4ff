import type { PlatformRecord } from '../../../../core/records/shell.ts';
import { document, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const platformMapping: Mapping<PlatformRecord> = {
  table: 'platforms',
  key: 'host',
  fields: { host: text('host'), config: document('config') },
};

export class PostgresPlatforms extends PostgresTable<PlatformRecord> {
  async all(): Promise<readonly PlatformRecord[]> {
    return this.read(await this.rows().orderBy('host').execute());
  }
}
