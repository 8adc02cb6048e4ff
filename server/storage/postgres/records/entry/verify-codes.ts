import type { VerifyCodeRecord } from '../../../../core/records/entry.ts';
import { flag, instant, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const verifyCodeMapping: Mapping<VerifyCodeRecord> = {
  table: 'verify_codes',
  key: 'key',
  fields: {
    key: text('key'),
    codeHash: text('code_hash'),
    sentAt: instant('sent_at'),
    wrong: whole('wrong'),
    spent: flag('spent'),
  },
};

export class PostgresVerifyCodes extends PostgresTable<VerifyCodeRecord> {
  async removeSentBefore(instantBefore: number): Promise<void> {
    await this.connection.deleteFrom('verify_codes').where('sent_at', '<', new Date(instantBefore)).execute();
  }
}
