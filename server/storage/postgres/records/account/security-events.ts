import type { SecurityEventRecord } from '../../../../core/records/account.ts';
import type { SecurityEventKind } from '../../../../core/identity/security-event-kind.ts';
import { instant, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const securityEventMapping: Mapping<SecurityEventRecord> = {
  table: 'security_events',
  key: 'id',
  fields: {
    id: text('id'),
    userId: text('user_id'),
    what: text('what'),
    at: instant('happened_at'),
    times: whole('times'),
    source: text('source'),
    agent: text('agent'),
  },
};

export class PostgresSecurityEvents extends PostgresTable<SecurityEventRecord> {
  async of(
    userId: string,
    since: number,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly records: readonly SecurityEventRecord[] }> {
    const own = this.connection
      .selectFrom('security_events')
      .where('user_id', '=', userId)
      .where('happened_at', '>=', new Date(since));
    const [counted] = await own.select(({ fn }) => fn.countAll<number>().as('total')).execute();
    const rows = await own
      .selectAll()
      .orderBy('happened_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return { total: counted?.total ?? 0, records: this.read(rows) };
  }

  async lastOf(userIds: readonly string[], whats: readonly SecurityEventKind[]): Promise<ReadonlyMap<string, number>> {
    if (userIds.length === 0 || whats.length === 0) return new Map();
    const rows = await this.connection
      .selectFrom('security_events')
      .where('user_id', 'in', [...userIds])
      .where('what', 'in', [...whats])
      .groupBy('user_id')
      .select(({ fn }) => ['user_id', fn.max('happened_at').as('last')])
      .execute();
    return new Map(rows.map((row) => [String(row.user_id), (row.last as Date).getTime()]));
  }

  async removeBefore(end: number): Promise<void> {
    await this.connection.deleteFrom('security_events').where('happened_at', '<', new Date(end)).execute();
  }
}
