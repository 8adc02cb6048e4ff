import type { AlertChoicesRecord, AlertRecord } from '../../../../core/records/messages.ts';
import { document, flag, instant, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const alertChoicesMapping: Mapping<AlertChoicesRecord> = {
  table: 'post_choices',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    modes: document('modes'),
    mails: document('mails'),
    hour: whole('hour'),
    quietNights: flag('quiet_nights'),
    locale: text('locale'),
  },
};

export const alertMapping: Mapping<AlertRecord> = {
  table: 'message_posts',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    what: text('what'),
    messageId: text('message_id'),
    address: text('address'),
    dueAt: instant('due_at'),
    tries: whole('tries'),
  },
};

export class PostgresAlerts extends PostgresTable<AlertRecord> {
  async due(now: number, most: number): Promise<readonly AlertRecord[]> {
    return this.read(
      await this.rows().where('due_at', '<=', new Date(now)).orderBy('due_at').orderBy('id').limit(most).execute(),
    );
  }
}
