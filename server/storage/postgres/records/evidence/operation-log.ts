import { sql } from 'kysely';
import { viewingActions } from '../../../../../src/domain/evidence/materials/progress.ts';
import type { LogRecord } from '../../../../core/records/evidence.ts';
import type { Transaction } from '../../../../core/store.ts';
import type { Connection } from '../../database.ts';
import { asJson, document, group, instant, optional, text, whole } from '../../fields.ts';

const line = group<LogRecord>({
  docDatumId: text('doc_datum_id'),
  at: instant('at'),
  action: text('action'),
  actorId: text('actor_id'),
  actorName: text('actor_name'),
  side: text('side'),
  detail: text('detail'),
  docFileId: optional(text('doc_file_id')),
  returned: document('returned'),
  corrected: document('corrected'),
  dataVersion: whole('data_version'),
});

/** The operation log. The database itself refuses to change its rows. */
export function operationLog(connection: Connection): Transaction['log'] {
  return {
    append: async (record) => void (await connection.insertInto('operation_log').values(line.write(record)).execute()),
    appendAll: async (records) => {
      const [first] = records;
      if (!first) return;
      const names = sql.join(line.columns.map((column) => sql.ref(column)));
      await sql`insert into portal.operation_log (${names}) select ${names} from json_populate_recordset(null::portal.operation_log, ${asJson(
        records.map((record) => line.write(record)),
        line,
      )})`.execute(connection);
    },
    ofPackage: async (docDatumId) => {
      const rows = await connection
        .selectFrom('operation_log')
        .selectAll()
        .where('doc_datum_id', '=', docDatumId)
        .orderBy('serial')
        .execute();
      return rows.map((row) => line.read(row));
    },
    latestOf: async (docDatumIds) => {
      const { rows } = await sql<{ readonly id: string; readonly at: Date }>`
        select doc_datum_id as id, max(at) as at from portal.operation_log where doc_datum_id = any(${docDatumIds}) and action <> all(${[...viewingActions]}) group by doc_datum_id
      `.execute(connection);
      return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
    },
    latest: async ({ docDatumId, docFileId, actorId, action }) => {
      const row = await connection
        .selectFrom('operation_log')
        .selectAll()
        .where('doc_datum_id', '=', docDatumId)
        .where('doc_file_id', 'is not distinct from', docFileId ?? null)
        .where('actor_id', '=', actorId)
        .where('action', '=', action)
        .orderBy('serial', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && line.read(row);
    },
  };
}
