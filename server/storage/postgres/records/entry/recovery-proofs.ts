import type { RecoveryProofRecord } from '../../../../core/records/entry.ts';
import { instant, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const recoveryProofMapping: Mapping<RecoveryProofRecord> = {
  table: 'recovery_proofs',
  key: 'key',
  fields: {
    key: text('key'),
    userId: text('user_id'),
    purpose: text('purpose'),
    passwordMark: text('password_mark'),
    by: text('proved_by'),
    provedAt: instant('proved_at'),
  },
};

export class PostgresRecoveryProofs extends PostgresTable<RecoveryProofRecord> {
  async removeProvedBefore(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('recovery_proofs').where('proved_at', '<', new Date(instantBefore)).execute();
  }
}
