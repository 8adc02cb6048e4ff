import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Kind of each company; those that finance are recognised by their standards. Indexes for finding the issuers of a
 * holder's instruments, and whether two companies have had business with each other.
 */
export const payees: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.companies add column if not exists company_kind text not null default 'enterprise';
      update portal.companies set company_kind = 'funder'
        where pk_corp in (select fk_finance from portal.standards);
      create index if not exists holdings_of_issuer on portal.holdings (company_id, issuer_id);
      create index if not exists holdings_of_sender on portal.holdings (company_id, sender_id);
    `.execute(database);
  },
};
