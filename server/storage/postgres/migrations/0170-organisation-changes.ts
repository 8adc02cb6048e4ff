import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Log of the changes of inner organisations, and of the people who work in them. */
export const organisationChanges: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.organisation_changes (
        id text collate "C" primary key,
        pk_corp text collate "C" not null references portal.companies,
        serial integer not null,
        event text not null,
        organisation_id text collate "C" not null,
        subject_name text not null,
        before_name text not null,
        after_name text not null,
        at timestamptz(3) not null,
        user_id text collate "C" not null,
        person_name text not null
      );
      create unique index if not exists organisation_changes_of_company
        on portal.organisation_changes (pk_corp, serial);
    `.execute(database);
  },
};
