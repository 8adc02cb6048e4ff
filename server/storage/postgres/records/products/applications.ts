import type { ApplicationRecord } from '../../../../core/records/products.ts';
import { document, instant, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const applicationMapping: Mapping<ApplicationRecord> = {
  table: 'product_applications',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    product: text('product'),
    state: text('state'),
    entry: document('entry'),
    files: document('files'),
    returned: document('returned'),
    answer: text('answer'),
    revision: whole('revision'),
    savedBy: text('saved_by'),
    savedAt: instant('saved_at'),
    submittedBy: text('submitted_by'),
    submittedAt: optional(instant('submitted_at')),
    decidedAt: optional(instant('decided_at')),
    steps: document('steps'),
  },
};

export class PostgresApplications extends PostgresTable<ApplicationRecord> {
  async allSubmitted(): Promise<readonly ApplicationRecord[]> {
    return this.read(
      await this.rows().where('submitted_at', 'is not', null).orderBy('submitted_at').orderBy('id').execute(),
    );
  }
}
