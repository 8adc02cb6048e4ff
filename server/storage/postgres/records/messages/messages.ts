import { CompiledQuery, sql } from 'kysely';
import type { MessageRecord } from '../../../../core/records/messages.ts';
import { document, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { prepareOnce } from '../../prepared-statements.ts';

export const messageMapping: Mapping<MessageRecord> = {
  table: 'messages',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    source: text('source'),
    kind: text('kind'),
    subject: text('subject'),
    category: text('category'),
    values: document('told'),
    sentAt: instant('sent_at'),
    readAt: optional(instant('read_at')),
    matter: optional(text('matter')),
    settledAt: optional(instant('settled_at')),
  },
};

/** Settles messages, and marks those of the user $2 as read. */
const settling = prepareOnce<{ readonly user_id: string }>(
  CompiledQuery.raw(`
    update portal.messages set settled_at = $1,
      read_at = case when user_id = $2 then coalesce(read_at, $1) else read_at end
    where source = $3 and subject = $4 and matter = any($5) and settled_at is null returning user_id
  `),
);

export class PostgresMessages extends PostgresTable<MessageRecord> {
  async of(userId: string, since: number, most: number): Promise<readonly MessageRecord[]> {
    return this.read(await this.messagesTo(userId, since, most).execute());
  }

  async unreadOf(userId: string, since: number, most: number): Promise<readonly MessageRecord[]> {
    return this.read(
      await this.messagesTo(userId, since, most).where('read_at', 'is', null).where('settled_at', 'is', null).execute(),
    );
  }

  async markRead(
    userId: string,
    which: { readonly ids: readonly string[] } | { readonly until: number },
    readAt: number,
  ): Promise<void> {
    const unread = this.connection
      .updateTable('messages')
      .set({ read_at: new Date(readAt) })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null);
    await (
      'ids' in which
        ? unread.where(sql<boolean>`id = any(${which.ids})`)
        : unread.where('sent_at', '<=', new Date(which.until))
    ).execute();
  }

  async settle(
    source: string,
    subject: string,
    matters: readonly string[],
    settledAt: number,
    readBy?: string,
  ): Promise<readonly string[]> {
    const settled = await this.change(settling, [new Date(settledAt), readBy ?? null, source, subject, matters]);
    return [...new Set(settled.map(({ user_id: userId }) => userId))];
  }

  async removeSentBefore(end: number): Promise<void> {
    await this.connection.deleteFrom('messages').where('sent_at', '<', new Date(end)).execute();
  }

  private messagesTo(userId: string, since: number, most: number) {
    return this.rows()
      .where('user_id', '=', userId)
      .where('sent_at', '>=', new Date(since))
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
  }
}
