import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Records which rows of sheets became applications, so that a repeated row is recognised. */
export const importedIssues: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.imported_issues (
        id text collate "C" primary key,
        company_id text collate "C" not null,
        kind text collate "C" not null,
        identity text collate "C" not null,
        imported_at timestamptz(3) not null
      );
      create index if not exists imported_issues_alike
        on portal.imported_issues (company_id, kind, identity, imported_at);
      create index if not exists imported_issues_by_time on portal.imported_issues (imported_at);
    `.execute(database);
  },
};
