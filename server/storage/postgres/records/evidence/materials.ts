import { sql } from 'kysely';
import type { MaterialRecord, StandardCategory } from '../../../../core/records/evidence.ts';
import type { GivenMaterials } from '../../../../core/tables/evidence.ts';
import { document, flag, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const materialMapping: Mapping<MaterialRecord> = {
  table: 'materials',
  key: 'doc_material_id',
  fields: {
    docMaterialId: text('doc_material_id'),
    docDatumId: text('doc_datum_id'),
    category: document('category'),
    position: whole('position'),
    result: text('result'),
    reason: text('reason'),
    reopened: flag('reopened'),
  },
};

export class PostgresMaterials extends PostgresTable<MaterialRecord> {
  async ofPackage(docDatumId: string): Promise<readonly MaterialRecord[]> {
    return this.read(
      await this.rows().where('doc_datum_id', '=', docDatumId).orderBy('position').orderBy('doc_material_id').execute(),
    );
  }

  async layOut(docDatumIds: readonly string[], categories: readonly StandardCategory[]): Promise<void> {
    await sql`
      insert into portal.materials (doc_material_id, doc_datum_id, category, position, result, reason, reopened)
      select id || '-M' || place - 1, id, category, place - 1, 'UNKNOWN', '', false
      from unnest(${docDatumIds}::text[]) id cross join jsonb_array_elements(${JSON.stringify(categories)}) with ordinality laid(category, place)
    `.execute(this.connection);
  }

  async countFilled(docDatumIds: readonly string[]): Promise<ReadonlyMap<string, GivenMaterials>> {
    const { rows } = await sql<{ readonly id: string; readonly required: number; readonly there: number }>`
      select material.doc_datum_id as id, count(*)::int as required,
        (count(*) filter (where exists (select from portal.items item where item.doc_datum_id = material.doc_datum_id and item.doc_material_id = material.doc_material_id)))::int as there
      from portal.materials material
      where material.doc_datum_id = any(${docDatumIds}) and (material.category ->> 'required')::boolean
      group by material.doc_datum_id
    `.execute(this.connection);
    const counted = new Map(rows.map(({ id, required, there }) => [id, { required, there }]));
    return new Map(docDatumIds.map((id) => [id, counted.get(id) ?? { required: 0, there: 0 }]));
  }
}
