import type { HandOverRecord } from '../../../../core/records/shell.ts';
import { flag, instant, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const handOverMapping: Mapping<HandOverRecord> = {
  table: 'hand_overs',
  key: 'key',
  fields: {
    key: text('key'),
    userId: text('user_id'),
    target: text('target'),
    expiresAt: instant('expires_at'),
    spent: flag('spent'),
  },
};

export class PostgresHandOvers extends PostgresTable<HandOverRecord> {
  async removeExpiredBefore(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('hand_overs').where('expires_at', '<', new Date(instantBefore)).execute();
  }
}
