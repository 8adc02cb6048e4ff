import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a company is to the platform; those that finance are known by their standards. Indexes by which a holder finds
 * the issuers of its instruments, and whether two companies have dealt.
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
