import type { AccountFreezeRecord, UnfreezeRecord } from '../../../../core/records/entry.ts';
import { instant, optional, text, texts } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const freezeMapping: Mapping<AccountFreezeRecord> = {
  table: 'account_freezes',
  key: 'user_id',
  fields: { userId: text('user_id'), frozenAt: instant('frozen_at') },
};

export const unfreezeMapping: Mapping<UnfreezeRecord> = {
  table: 'unfreezes',
  key: 'number',
  fields: {
    number: text('number'),
    userId: text('user_id'),
    reason: text('reason'),
    state: text('state'),
    because: optional(text('because')),
    locks: texts('locks'),
    askedAt: instant('asked_at'),
    decidedAt: optional(instant('decided_at')),
    answer: text('answer'),
  },
};

export class PostgresUnfreezes extends PostgresTable<UnfreezeRecord> {
  async of(userId: string): Promise<readonly UnfreezeRecord[]> {
    return this.read(
      await this.rows().where('user_id', '=', userId).orderBy('asked_at', 'desc').orderBy('number', 'desc').execute(),
    );
  }
}
