import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language in which each account was last used. */
export const accountLanguages: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.account_languages (
        user_id text collate "C" primary key,
        locale text not null
      );
    `.execute(database);
  },
};
