import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Programmes and limits of funders, financings, and payments. */
export const financings: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.funding_programmes (
        id text collate "C" primary key,
        kind text not null,
        funder_id text collate "C" not null,
        funder_name text not null,
        title text not null,
        annual_rate integer not null check (annual_rate >= 0),
        day_basis integer not null check (day_basis in (360, 365)),
        interest_time text not null,
        interest_bearer text not null,
        fee_rate integer not null check (fee_rate >= 0),
        fee_least numeric(18, 2) not null check (fee_least >= 0),
        fee_most numeric(18, 2),
        fee_tax_rate integer not null check (fee_tax_rate >= 0),
        has_recourse boolean not null,
        grace_days integer not null check (grace_days >= 0),
        settlement_days integer not null check (settlement_days >= 0),
        cut_off_hour integer not null check (cut_off_hour between 0 and 24),
        starts_on text not null,
        least_amount numeric(18, 2) not null check (least_amount >= 0),
        most_days integer not null check (most_days > 0),
        valid_days integer not null check (valid_days > 0),
        is_paused boolean not null
      );
      create table if not exists portal.funding_limits (
        id text collate "C" primary key,
        programme_id text collate "C" not null references portal.funding_programmes,
        issuer_id text collate "C" not null,
        total numeric(18, 2) not null check (total >= 0),
        valid_until date,
        is_revolving boolean not null
      );
      create index if not exists funding_limits_of_issuer on portal.funding_limits (issuer_id, id);
      create table if not exists portal.funding_uses (
        id text collate "C" primary key,
        limit_id text collate "C" not null references portal.funding_limits,
        amount numeric(18, 2) not null check (amount >= 0),
        at timestamptz(3) not null
      );
      create index if not exists funding_uses_of_limit on portal.funding_uses (limit_id) include (amount);
      create table if not exists portal.financings (
        id text collate "C" primary key,
        number text collate "C" not null unique,
        application_id text collate "C" not null unique,
        kind text not null,
        company_id text collate "C" not null,
        company_name text not null,
        issuer_id text collate "C" not null,
        issuer_name text not null,
        funder_id text collate "C" not null,
        funder_name text not null,
        programme_id text collate "C" not null,
        amount numeric(18, 2) not null check (amount > 0),
        outstanding numeric(18, 2) not null check (outstanding >= 0 and outstanding <= amount),
        due_on date not null,
        state text not null,
        state_since timestamptz(3) not null,
        ends_on date,
        created_at timestamptz(3) not null,
        version integer not null,
        lines jsonb not null,
        offer jsonb not null,
        account_id text collate "C" not null,
        account_ending text not null,
        bank_name text not null,
        questions jsonb not null,
        contract jsonb,
        searched_at timestamptz(3),
        registration jsonb,
        disbursed jsonb,
        events jsonb not null
      );
      create index if not exists financings_of_company on portal.financings (company_id, created_at, id);
      create index if not exists financings_of_issuer on portal.financings (issuer_id, created_at, id);
      create index if not exists financings_of_funder on portal.financings (funder_id, created_at, id);
      create index if not exists financings_in_state on portal.financings (state, id);
      create index if not exists financings_ending on portal.financings (ends_on, id) where ends_on is not null;
      create index if not exists financings_due on portal.financings (due_on, id) where state = 'DISBURSED';
      create index if not exists financings_lines on portal.financings using gin (lines jsonb_path_ops);
      create table if not exists portal.payments (
        id text collate "C" primary key,
        purpose text not null,
        state text not null,
        payer_id text collate "C" not null,
        payer_name text not null,
        payee_id text collate "C" not null,
        payee_name text not null,
        amount numeric(18, 2) not null check (amount > 0),
        expected_on date not null,
        value_day date,
        bank_reference text collate "C" not null,
        instrument_id text collate "C" not null,
        financing_id text collate "C" not null,
        at timestamptz(3) not null,
        reason text not null
      );
      create index if not exists payments_of_financing on portal.payments (financing_id, at, id) where financing_id <> '';
      create index if not exists payments_of_instrument on portal.payments (instrument_id, at, id) where instrument_id <> '';
      create unique index if not exists payments_by_reference on portal.payments (bank_reference)
        where bank_reference <> '';
      alter table portal.reservations add column if not exists is_for_financing boolean not null default false;
    `.execute(database);
  },
};
