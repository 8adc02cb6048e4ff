import type { ReadingRecord } from '../../../../core/records/evidence.ts';
import { document, flag, instant, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const readingMapping: Mapping<ReadingRecord> = {
  table: 'readings',
  key: 'pk_file',
  fields: {
    pkFile: text('pk_file'),
    pkCorp: text('pk_corp'),
    kind: text('kind'),
    state: text('state'),
    attempts: whole('attempts'),
    putAt: instant('put_at'),
    fieldReadings: document('sayings'),
    optical: flag('optical'),
    clarity: optional(document('clarity')),
    unread: optional(text('unread')),
    paper: optional(document('paper')),
    again: whole('read_again'),
  },
};

export class PostgresReadings extends PostgresTable<ReadingRecord> {
  async underWayOf(pkCorp: string): Promise<number> {
    // The condition has the form of the partial index.
    const { count } = await this.connection
      .selectFrom('readings')
      .select((the) => the.fn.countAll().as('count'))
      .where('pk_corp', '=', pkCorp)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
