import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes for the applications that a user made, or made or decided, for the open ones about an instrument, and for the
 * debts of an issuer; and the last day of which somebody was reminded.
 */
export const handledApplications: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists business_applications_of_maker
        on portal.business_applications (maker_user_id, created_at, id);
      create index if not exists business_applications_handled
        on portal.business_applications using gin (jsonb_path_query_array(events, '$[*].userId') jsonb_path_ops);
      create index if not exists business_applications_about
        on portal.business_applications (instrument_id, act) where waits_for_id <> '';
      create index if not exists postings_owed_more on portal.postings (from_company_id, at, id) where entry = 'issue';
      create index if not exists postings_owed_less on portal.postings (to_company_id, at, id)
        where entry in ('issue-returned', 'cancellation');
      alter table portal.business_applications add column if not exists reminded_of date;
      alter table portal.holdings add column if not exists reminded_of date;
    `.execute(database);
  },
};
