import type { KeyedCallRecord } from '../../../core/records/common.ts';
import { instant, text } from '../fields.ts';
import { PostgresTable, type Mapping } from '../postgres-table.ts';

export const keyedCallMapping: Mapping<KeyedCallRecord> = {
  table: 'keyed_calls',
  key: 'id',
  fields: {
    id: text('id'),
    fingerprint: text('fingerprint'),
    attempt: text('attempt'),
    state: text('state'),
    answer: text('answer'),
    at: instant('at'),
  },
};

export class PostgresKeyedCalls extends PostgresTable<KeyedCallRecord> {
  async removeBegunBefore(begun: number): Promise<void> {
    await this.connection.deleteFrom(this.mapping.table).where('at', '<', new Date(begun)).execute();
  }
}
