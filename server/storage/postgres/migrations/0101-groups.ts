import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Inner organisations and authorisations of companies that are groups. */
export const groups: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.groups (
        pk_corp text primary key,
        inner_organisations_on boolean not null,
        authorisations_on boolean not null,
        organisations jsonb not null,
        authorisations jsonb not null
      );
    `.execute(database);
  },
};
