import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Limits of funders for a core enterprise, by document type. */
export const financeLimits: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.finance_limits (
        id text collate "C" primary key,
        fk_corp_core text not null,
        fk_finance text not null,
        doc_type text not null,
        limit_amount numeric(20, 2) not null,
        used_amount numeric(20, 2) not null
      );
      create index if not exists finance_limits_of_core on portal.finance_limits (fk_corp_core);
    `.execute(database);
  },
};
