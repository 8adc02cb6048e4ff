import type { LogRecord } from '../../../core/records.ts';
import type { Transaction } from '../../../core/store.ts';
import type { Connection } from '../database.ts';
import { group, instant, text, whole } from '../fields.ts';

const line = group<LogRecord>({
  docDatumId: text('doc_datum_id'), at: instant('at'), action: text('action'), actorId: text('actor_id'), actorName: text('actor_name'), side: text('side'), detail: text('detail'),
  dataVersion: whole('data_version'),
});

/** The database itself refuses to change what was written here. */
export function operationLog(connection: Connection): Transaction['log'] {
  return {
    append: async (record) => void (await connection.insertInto('operation_log').values(line.write(record)).execute()),
    ofPackage: async (docDatumId) => {
      const rows = await connection.selectFrom('operation_log').selectAll().where('doc_datum_id', '=', docDatumId).orderBy('serial').execute();
      return rows.map((row) => line.read(row));
    },
  };
}
