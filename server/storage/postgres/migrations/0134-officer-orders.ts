import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of officers of the platform about holdings, freezes by courts, and reversals by corrections. */
export const officerOrders: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.officer_orders (
        id text collate "C" primary key,
        act text not null,
        kind text not null,
        number text collate "C" not null,
        holding_id text collate "C" not null,
        company_id text collate "C" not null,
        company_name text not null,
        counterparty_id text collate "C" not null,
        counterparty_name text not null,
        to_holding_id text collate "C" not null,
        posting_id text collate "C" not null,
        part_of text collate "C" not null,
        amount numeric(18, 2) not null check (amount >= 0),
        freeze_id text collate "C" not null,
        order_number text not null,
        until date,
        reason text not null,
        made_by text not null,
        proposed_at timestamptz(3) not null,
        state text not null,
        checked_by text not null,
        checked_at timestamptz(3)
      );
      create index if not exists officer_orders_by_age on portal.officer_orders (proposed_at, id) where part_of = '';
      create index if not exists officer_orders_of_holding on portal.officer_orders (holding_id, checked_at, id)
        where state = 'approved';
      create index if not exists officer_orders_to_holding on portal.officer_orders (to_holding_id, checked_at, id)
        where state = 'approved' and to_holding_id <> '';
      create index if not exists officer_orders_open on portal.officer_orders (company_id, id) where state = 'proposed';
      alter table portal.postings add column if not exists reverses text collate "C" references portal.postings;
      create unique index if not exists postings_reversed on portal.postings (reverses) where reverses is not null;
      create table if not exists portal.holding_freezes (
        id text collate "C" primary key,
        holding_id text collate "C" not null references portal.holdings,
        amount numeric(18, 2) not null check (amount > 0),
        order_number text not null,
        until date not null,
        at timestamptz(3) not null
      );
      create index if not exists holding_freezes_of_holding on portal.holding_freezes (holding_id, at, id);
      create index if not exists holding_freezes_ending on portal.holding_freezes (until, id);
    `.execute(database);
  },
};
