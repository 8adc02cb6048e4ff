import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Amounts owed on a financing in addition to its principal, and the lines of bank statements. A programme without a
 * rate for late payment gets one and a half times its own rate, and so do the stored offers.
 */
export const repayments: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.funding_programmes
        add column if not exists penalty_rate integer check (penalty_rate >= 0),
        add column if not exists repayment_bank text not null default '',
        add column if not exists repayment_account text not null default '';
      update portal.funding_programmes set penalty_rate = annual_rate * 3 / 2 where penalty_rate is null;
      alter table portal.funding_programmes alter column penalty_rate set not null;
      alter table portal.financings
        add column if not exists interest_due numeric(18, 2) not null default 0.00 check (interest_due >= 0),
        add column if not exists penalty_due numeric(18, 2) not null default 0.00 check (penalty_due >= 0),
        add column if not exists penalty_from date,
        add column if not exists repurchase jsonb;
      update portal.financings set offer = offer || jsonb_build_object(
        'penaltyRate', (offer->>'annualRate')::integer * 3 / 2, 'repaymentBank', '', 'repaymentAccount', '')
        where not offer ? 'penaltyRate';
      update portal.business_applications set form = jsonb_set(form, '{offer}', form->'offer' || jsonb_build_object(
        'penaltyRate', (form->'offer'->>'annualRate')::integer * 3 / 2, 'repaymentBank', '', 'repaymentAccount', ''))
        where jsonb_typeof(form->'offer') = 'object' and not form->'offer' ? 'penaltyRate';
      create index if not exists financings_to_account on portal.financings (account_id, state);
      create table if not exists portal.statement_lines (
        reference text collate "C" primary key,
        number text not null,
        amount numeric(18, 2) not null check (amount > 0),
        value_day date not null,
        state text not null,
        bar text,
        at timestamptz(3) not null,
        explained_by text not null,
        words text not null
      );
      create index if not exists statement_lines_in_state on portal.statement_lines (state, at, reference);
      insert into portal.statement_lines
        (reference, number, amount, value_day, state, bar, at, explained_by, words)
        select p.bank_reference, coalesce(i.number, f.number, ''), p.amount, coalesce(p.value_day, p.expected_on),
          'matched', null, p.at, '', ''
        from portal.payments p
        left join portal.instruments i on i.id = p.instrument_id
        left join portal.financings f on f.id = p.financing_id
        where p.bank_reference <> ''
        on conflict do nothing;
      drop index if exists portal.payments_by_reference;
    `.execute(database);
  },
};
