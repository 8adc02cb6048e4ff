import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the overview of a product: debts of a company, its issues, and recent changes. */
export const tradeFigures: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists holdings_owed on portal.holdings (issuer_id, kind, due_on)
        include (instrument_id, amount) where place in ('transit', 'held') and amount > 0;
      create index if not exists holdings_unaccepted on portal.holdings (issuer_id, kind)
        include (amount) where place = 'transit' and origin_id is null and amount > 0;
      create index if not exists holdings_to_accept on portal.holdings (company_id, accept_by)
        where place = 'transit' and amount > 0;
      create index if not exists postings_issued on portal.postings (from_company_id, kind, business_day)
        include (amount) where entry = 'issue';
      create index if not exists business_applications_changed
        on portal.business_applications (company_id, state_since, id) where state <> 'DRAFT';
    `.execute(database);
  },
};
