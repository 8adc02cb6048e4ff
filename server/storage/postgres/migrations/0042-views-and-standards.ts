import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Saved views of lists, and successors of standards. In the keys of the invoice register, `/` and `%` within a code or
 * number are now escaped, because `/` separates the two.
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
