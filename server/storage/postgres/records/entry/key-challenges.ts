import type { KeyChallengeRecord } from '../../../../core/records/entry.ts';
import { flag, instant, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const keyChallengeMapping: Mapping<KeyChallengeRecord> = {
  table: 'key_challenges',
  key: 'key',
  fields: {
    key: text('key'),
    purpose: text('purpose'),
    host: text('host'),
    expiresAt: instant('expires_at'),
    spent: flag('spent'),
  },
};

export class PostgresKeyChallenges extends PostgresTable<KeyChallengeRecord> {
  async removeExpiredBefore(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('key_challenges').where('expires_at', '<', new Date(instantBefore)).execute();
  }
}
