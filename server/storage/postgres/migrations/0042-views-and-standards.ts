import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What people keep of their lists; a standard by which packages were made stays when another takes its place; and what
 * parts an invoice's code from its number in the register's key stands in neither.
 */
export const viewsAndStandards: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.standards add column if not exists superseded_by text collate "C" references portal.standards;
      create table if not exists portal.kept_views (
        id text collate "C" primary key,
        user_id text not null,
        revision integer not null,
        views jsonb not null,
        usual text
      );
      update portal.invoice_register
      set id = replace(replace(code, '%', '%25'), '/', '%2F') || '/' || replace(replace(number, '%', '%25'), '/', '%2F')
      where code ~ '[%/]' or number ~ '[%/]';
    `.execute(database);
  },
};
