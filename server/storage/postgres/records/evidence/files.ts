import { companyPlaces } from '../../../../../src/domain/uploads/company-places.ts';
import { sql } from 'kysely';
import type { FileRecord } from '../../../../core/records/evidence.ts';
import { document, instant, optional, text, whole, type Field } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

/** Material of a file, or its place in the company. A place has its own column: the other refers to materials. */
const materialOrPlace: Field<string | undefined> = {
  columns: ['doc_material_id', 'place'],
  documents: [],
  write: (value) =>
    value !== undefined && companyPlaces.has(value)
      ? { doc_material_id: null, place: value }
      : { doc_material_id: value ?? null, place: null },
  read: ({ doc_material_id: material, place }) =>
    typeof place === 'string' ? place : typeof material === 'string' ? material : undefined,
};

export const fileMapping: Mapping<FileRecord> = {
  table: 'files',
  key: 'pk_file',
  fields: {
    pkFile: text('pk_file'),
    pkCorp: optional(text('pk_corp')),
    name: text('name'),
    size: whole('size'),
    mimeType: text('mime_type'),
    sha256: text('sha256'),
    objectKey: text('object_key'),
    promisedKey: text('promised_key'),
    transport: text('road'),
    partUpload: optional(text('part_upload')),
    attempts: whole('attempts'),
    promisedUntil: instant('promised_until'),
    state: text('state'),
    scan: text('scan'),
    uploadId: text('upload_id'),
    docMaterialId: materialOrPlace,
    createdBy: text('created_by'),
    createdAt: instant('created_at'),
    turn: whole('turn'),
    submittedAt: optional(instant('submitted_at')),
    order: optional(document('generated_from')),
    archive: optional(document('archive')),
  },
};

export class PostgresFiles extends PostgresTable<FileRecord> {
  async byUploadId(createdBy: string, uploadId: string): Promise<FileRecord | undefined> {
    return this.read(
      await this.rows().where('created_by', '=', createdBy).where('upload_id', '=', uploadId).limit(1).execute(),
    )[0];
  }

  async byPromisedKey(key: string): Promise<FileRecord | undefined> {
    return this.read(await this.rows().where('promised_key', '=', key).execute())[0];
  }

  async openInParts(createdBy: string, docDatumId: string, instantOfAsking: number): Promise<readonly FileRecord[]> {
    const awaited = this.rows()
      .where('created_by', '=', createdBy)
      .where('state', '=', 'awaited')
      .where('promised_until', '>', new Date(instantOfAsking))
      .where('part_upload', 'is not', null);
    return this.read(
      await awaited
        .where(
          sql<boolean>`doc_material_id in (select doc_material_id from portal.materials where doc_datum_id = ${docDatumId})`,
        )
        .orderBy('created_at')
        .orderBy('turn')
        .execute(),
    );
  }

  async ofMaterial(docMaterialId: string): Promise<readonly FileRecord[]> {
    return this.read(await this.rows().where('doc_material_id', '=', docMaterialId).orderBy('pk_file').execute());
  }

  async markSubmitted(pkFiles: readonly string[], instantOfSubmission: number): Promise<void> {
    await this.connection
      .updateTable('files')
      .set({ submitted_at: new Date(instantOfSubmission) })
      .where(sql<boolean>`pk_file = any(${pkFiles})`)
      .where('submitted_at', 'is', null)
      .execute();
  }

  async countUnused(createdBy: string, instantOfAsking: number): Promise<number> {
    const own = this.unusedFiles().where('created_by', '=', createdBy);
    return (
      await own
        .where(sql<boolean>`(files.state = 'stored' or files.promised_until > ${new Date(instantOfAsking)})`)
        .execute()
    ).length;
  }

  async unusedUntil(instantOfAsking: number): Promise<readonly FileRecord[]> {
    return this.read(await this.unusedFiles().where('promised_until', '<=', new Date(instantOfAsking)).execute());
  }

  /**
   * Uploads that were never submitted and that no item names, now or before its return. Items of any package may name a
   * file now. Before a return only items of the file's own package can have named a file that was never submitted.
   */
  private unusedFiles() {
    return this.rows()
      .where('upload_id', '<>', '')
      .where('submitted_at', 'is', null)
      .where(sql<boolean>`not exists (
      select from portal.items item join portal.materials material on material.doc_datum_id = item.doc_datum_id
      where material.doc_material_id = files.doc_material_id and jsonb_exists(item.replaced -> 'pkFiles', files.pk_file)
    )`)
      .where(sql<boolean>`not exists (select from portal.items item where item.pk_files @> array[files.pk_file])`);
  }
}
