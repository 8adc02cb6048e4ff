import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a package says of its invoices. What was there before asked for them as its standard says. */
export const booksFinished: Migration = {
  up: async (database) => {
    await sql`alter table portal.packages add column invoice_need text`.execute(database);
  },
};
