import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reviewers of a package, the time of its payout, and the review at which packages of a standard begin. */
export const platformSide: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.packages
        add column reviewer_id text not null default '',
        add column first_reviewer_id text not null default '',
        add column funded_at timestamptz(3);
      alter table portal.standards add column review_entry text;
      create index operation_log_at on portal.operation_log (doc_datum_id, at);
    `.execute(database);
  },
};
