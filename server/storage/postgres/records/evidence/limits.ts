import type { LimitRecord } from '../../../../core/records/evidence.ts';
import { amount, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const limitMapping: Mapping<LimitRecord> = {
  table: 'finance_limits',
  key: 'id',
  fields: {
    id: text('id'),
    fkCorpCore: text('fk_corp_core'),
    fkFinance: text('fk_finance'),
    docType: text('doc_type'),
    limit: amount('limit_amount'),
    used: amount('used_amount'),
  },
};

export class PostgresLimits extends PostgresTable<LimitRecord> {
  async ofCore(fkCorpCore: string): Promise<readonly LimitRecord[]> {
    return this.read(await this.rows().where('fk_corp_core', '=', fkCorpCore).orderBy('id').execute());
  }
}
