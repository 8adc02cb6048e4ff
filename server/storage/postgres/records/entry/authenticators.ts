import type { AuthenticatorRecord, RecoveryCodesRecord, ResetWaitRecord } from '../../../../core/records/entry.ts';
import { instant, optional, text, texts, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const authenticatorMapping: Mapping<AuthenticatorRecord> = {
  table: 'authenticators',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    sealed: optional(text('sealed')),
    addedAt: optional(instant('added_at')),
    lastStep: whole('last_step'),
    pending: optional(text('pending')),
    pendingAt: optional(instant('pending_at')),
  },
};

export const recoveryCodesMapping: Mapping<RecoveryCodesRecord> = {
  table: 'recovery_codes',
  key: 'user_id',
  fields: { userId: text('user_id'), hashes: texts('hashes'), madeAt: instant('made_at') },
};

export const resetWaitMapping: Mapping<ResetWaitRecord> = {
  table: 'reset_waits',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    passwordMark: text('password_mark'),
    askedAt: instant('asked_at'),
    readyAt: instant('ready_at'),
    stoppedAt: optional(instant('stopped_at')),
    confirmedBy: optional(text('confirmed_by')),
    source: text('source'),
    agent: text('agent'),
  },
};

export class PostgresResetWaits extends PostgresTable<ResetWaitRecord> {
  async removeAskedBefore(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('reset_waits').where('asked_at', '<', new Date(instantBefore)).execute();
  }
}
