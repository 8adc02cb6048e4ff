import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Index of holdings that were sent by companies other than the issuer, that is, passed on. Most holdings come from the
 * issuer.
 */
export const passedOnHoldings: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists holdings_passed_on on portal.holdings (issuer_id, kind, due_on)
        where sender_id <> issuer_id and place in ('transit', 'held');
    `.execute(database);
  },
};
