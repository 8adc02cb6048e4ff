import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a file is expected to arrive, apart from its final key, and the result of its virus scan. */
export const arrivals: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.files
        add column promised_key text collate "C",
        add column road text not null default 'form',
        add column attempts integer not null default 0,
        add column promised_until timestamptz(3) not null default 'epoch',
        add column scan text not null default 'not-scanned';
      update portal.files set promised_key = object_key;
      alter table portal.files alter column promised_key set not null, add unique (promised_key);
      create index files_awaited on portal.files (created_by, promised_until) where state = 'awaited';
    `.execute(database);
  },
};
