import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Instruments, their holdings and postings, and the applications that change them. Postings can only be added, like
 * lines of the operation log.
 */
export const trade: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.instruments (
        id text collate "C" primary key,
        number text collate "C" not null unique,
        kind text not null,
        issuer_id text collate "C" not null,
        issuer_name text not null,
        payee_id text collate "C" not null,
        payee_name text not null,
        amount numeric(18, 2) not null check (amount > 0),
        issued_on date not null,
        due_on date not null,
        contract_number text not null,
        invoices jsonb not null,
        is_transferable boolean not null,
        remark text not null,
        application_id text collate "C" not null
      );
      create index if not exists instruments_by_due on portal.instruments (issuer_id, due_on, id);
      create index if not exists instruments_by_amount on portal.instruments (issuer_id, amount, id);
      create index if not exists instruments_by_issue on portal.instruments (issuer_id, issued_on, id);

      create table if not exists portal.holdings (
        id text collate "C" primary key,
        instrument_id text collate "C" not null references portal.instruments,
        place text not null,
        company_id text collate "C" not null,
        amount numeric(18, 2) not null check (amount >= 0),
        reserved numeric(18, 2) not null check (reserved >= 0),
        frozen numeric(18, 2) not null check (frozen >= 0),
        origin_id text collate "C",
        kind text not null,
        number text collate "C" not null,
        issuer_id text collate "C" not null,
        issuer_name text not null,
        due_on date not null,
        sender_id text collate "C" not null,
        sender_name text not null,
        application_id text collate "C" not null,
        accept_by date,
        opened_at timestamptz(3) not null,
        check (reserved + frozen <= amount)
      );
      create index if not exists holdings_of_instrument on portal.holdings (instrument_id, opened_at);
      create index if not exists holdings_by_due on portal.holdings (company_id, place, due_on, id) where amount > 0;
      create index if not exists holdings_by_amount on portal.holdings (company_id, place, amount, id) where amount > 0;
      create index if not exists holdings_by_opening on portal.holdings (company_id, place, opened_at, id) where amount > 0;
      create index if not exists holdings_in_transit on portal.holdings (accept_by, id) where place = 'transit' and amount > 0;

      create table if not exists portal.reservations (
        id text collate "C" primary key,
        application_id text collate "C" not null,
        holding_id text collate "C" not null references portal.holdings,
        amount numeric(18, 2) not null check (amount > 0)
      );
      create index if not exists reservations_of_application on portal.reservations (application_id);
      create index if not exists reservations_of_holding on portal.reservations (holding_id);

      create table if not exists portal.postings (
        id text collate "C" primary key,
        application_id text collate "C" not null,
        entry text not null,
        instrument_id text collate "C" not null references portal.instruments,
        from_id text collate "C",
        to_id text collate "C" not null,
        amount numeric(18, 2) not null check (amount > 0),
        business_day date not null,
        at timestamptz(3) not null,
        kind text not null,
        number text collate "C" not null,
        out_company_id text collate "C" not null,
        in_company_id text collate "C" not null,
        from_company_id text collate "C" not null,
        to_company_id text collate "C" not null
      );
      create index if not exists postings_of_instrument on portal.postings (instrument_id, at, id);
      create index if not exists postings_of_application on portal.postings (application_id);
      create index if not exists postings_out on portal.postings (out_company_id, at, id) where out_company_id <> '';
      create index if not exists postings_in on portal.postings (in_company_id, at, id) where in_company_id <> '';
      create or replace trigger append_only before update or delete or truncate on portal.postings
        for each statement execute function portal.refuse_rewriting();

      create table if not exists portal.business_applications (
        id text collate "C" primary key,
        number text collate "C" not null unique,
        act text not null,
        kind text not null,
        company_id text collate "C" not null,
        company_name text not null,
        maker_user_id text collate "C" not null,
        maker_name text not null,
        maker jsonb not null,
        counterparty_id text collate "C" not null,
        counterparty_name text not null,
        form jsonb not null,
        amount numeric(18, 2) not null,
        due_on date,
        instrument_id text collate "C" not null,
        state text not null,
        steps jsonb not null,
        step integer not null,
        waits_for_id text collate "C" not null,
        waits_for_role text not null,
        version integer not null,
        created_at timestamptz(3) not null,
        submitted_at timestamptz(3),
        state_since timestamptz(3) not null,
        ends_on date,
        is_reserving boolean not null,
        events jsonb not null,
        checks jsonb not null
      );
      create index if not exists business_applications_of_company on portal.business_applications (company_id, created_at, id);
      create index if not exists business_applications_waiting
        on portal.business_applications (waits_for_id, waits_for_role, state_since, id) where waits_for_id <> '';
      create index if not exists business_applications_ending on portal.business_applications (ends_on, id) where ends_on is not null;

      create table if not exists portal.issue_limits (
        id text collate "C" primary key,
        company_id text collate "C" not null,
        kind text not null,
        total numeric(18, 2) not null check (total >= 0),
        valid_until date,
        is_revolving boolean not null
      );
      create index if not exists issue_limits_of_company on portal.issue_limits (company_id);
      create table if not exists portal.limit_uses (
        id text collate "C" primary key,
        limit_id text collate "C" not null references portal.issue_limits,
        amount numeric(18, 2) not null check (amount >= 0),
        state text not null,
        at timestamptz(3) not null
      );
      create index if not exists limit_uses_of_limit on portal.limit_uses (limit_id) include (state, amount);
      create table if not exists portal.invoice_uses (
        id text collate "C" primary key,
        invoice_id text collate "C" not null,
        application_id text collate "C" not null,
        company_id text collate "C" not null,
        amount numeric(18, 2) not null check (amount > 0),
        state text not null
      );
      create index if not exists invoice_uses_of_invoice on portal.invoice_uses (invoice_id);
      create index if not exists invoice_uses_of_application on portal.invoice_uses (application_id);
    `.execute(database);
  },
};
