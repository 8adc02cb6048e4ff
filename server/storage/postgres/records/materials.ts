import type { MaterialRecord } from '../../../core/records.ts';
import { document, flag, text, whole } from '../fields.ts';
import { PostgresTable, type Mapping } from '../postgres-table.ts';

export const materialMapping: Mapping<MaterialRecord> = {
  table: 'materials',
  key: 'doc_material_id',
  fields: {
    docMaterialId: text('doc_material_id'), docDatumId: text('doc_datum_id'), category: document('category'), position: whole('position'), result: text('result'),
    reason: text('reason'), reopened: flag('reopened'),
  },
};

export class PostgresMaterials extends PostgresTable<MaterialRecord> {
  async ofPackage(docDatumId: string): Promise<readonly MaterialRecord[]> {
    return this.read(await this.rows().where('doc_datum_id', '=', docDatumId).orderBy('position').orderBy('doc_material_id').execute());
  }
}
