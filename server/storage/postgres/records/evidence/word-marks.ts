import type { WordMarkRecord } from '../../../../core/records/evidence.ts';
import { document, instant, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const wordMarkMapping: Mapping<WordMarkRecord> = {
  table: 'word_marks',
  key: 'id',
  fields: {
    id: text('id'),
    docDatumId: text('doc_datum_id'),
    fileId: text('pk_file'),
    page: whole('page'),
    area: document('area'),
    words: text('words'),
    remark: text('remark'),
    verdict: optional(text('verdict')),
    judgedBy: text('judged_by'),
    judgedAt: optional(instant('judged_at')),
  },
};

export class PostgresWordMarks extends PostgresTable<WordMarkRecord> {
  async ofPackage(docDatumId: string): Promise<readonly WordMarkRecord[]> {
    return this.read(await this.rows().where('doc_datum_id', '=', docDatumId).orderBy('id').execute());
  }
}
