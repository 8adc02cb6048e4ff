import type { CommonTables } from '../../../core/tables/common.ts';
import type { Connection } from '../database.ts';
import { document, text } from '../fields.ts';
import { PostgresTable, type Mapping } from '../postgres-table.ts';

interface FactRecord {
  readonly name: string;
  readonly value: unknown;
}

export const factMapping: Mapping<FactRecord> = {
  table: 'facts',
  key: 'name',
  fields: { name: text('name'), value: document('value') },
};

export function facts(connection: Connection): CommonTables['facts'] {
  const table = new PostgresTable(connection, factMapping);
  return {
    read: async (name) => (await table.find(name))?.value,
    readAll: async (names) => {
      const found = new Map((await table.findAll(names)).map(({ name, value }) => [name, value]));
      return names.map((name) => found.get(name));
    },
    lock: async (name) => (await table.lock(name))?.value,
    write: async (name, value) => table.save({ name, value }),
  };
}
