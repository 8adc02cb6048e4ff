import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Thresholds of the final review that companies set. At most one proposal of a company and kind is open. */
export const reviewThresholds: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.review_thresholds (
        id text collate "C" primary key,
        company_id text collate "C" not null,
        kind text collate "C" not null,
        amount numeric(18, 2) not null check (amount > 0),
        valid_from date not null,
        reason text not null,
        state text not null,
        maker jsonb not null,
        maker_user_id text collate "C" not null,
        maker_name text not null,
        proposed_at timestamptz(3) not null,
        decider_name text not null,
        decided_at timestamptz(3)
      );
      create index if not exists review_thresholds_of_company
        on portal.review_thresholds (company_id, kind, proposed_at, id);
      create unique index if not exists review_thresholds_open
        on portal.review_thresholds (company_id, kind) where state = 'proposed';
    `.execute(database);
  },
};
