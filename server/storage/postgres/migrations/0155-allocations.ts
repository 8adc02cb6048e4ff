import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Allocation of holdings to inner organisations, the log of its changes, and the organisation of a user. */
export const allocations: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.holdings add column if not exists inner_organisation_id text collate "C";
      alter table portal.holdings add column if not exists allocation_version integer;
      create index if not exists holdings_allocated on portal.holdings (company_id, inner_organisation_id)
        where inner_organisation_id is not null;
      create table if not exists portal.holding_allocations (
        id text collate "C" primary key,
        holding_id text collate "C" not null references portal.holdings,
        company_id text collate "C" not null,
        event text not null,
        organisation_id text collate "C" not null,
        organisation_name text not null,
        at timestamptz(3) not null,
        user_id text collate "C" not null,
        person_name text not null
      );
      create index if not exists holding_allocations_of_holding on portal.holding_allocations (holding_id, at, id);
      alter table portal.users add column if not exists inner_organisation_id text collate "C";
    `.execute(database);
  },
};
