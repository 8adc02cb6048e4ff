import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Limits for issuing: their first day, the freed amounts, their changes, and the requests to change them. */
export const limitChanges: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.issue_limits
        add column if not exists valid_from date,
        add column if not exists reminded_days smallint,
        add column if not exists reminded_until date;
      create index if not exists issue_limits_ending on portal.issue_limits (valid_until);
      alter table portal.limit_uses
        add column if not exists freed numeric(18, 2) not null default 0 check (freed >= 0);
      create index if not exists limit_uses_in_time on portal.limit_uses (limit_id, at, id);
      create table if not exists portal.limit_changes (
        id text collate "C" primary key,
        limit_id text collate "C" not null references portal.issue_limits,
        at timestamptz(3) not null,
        before_total numeric(18, 2),
        before_valid_from date,
        before_valid_until date,
        before_is_revolving boolean,
        after_total numeric(18, 2) not null check (after_total >= 0),
        after_valid_from date,
        after_valid_until date,
        after_is_revolving boolean not null,
        made_by text not null,
        checked_by text not null,
        reason text not null,
        request_id text collate "C" not null
      );
      create index if not exists limit_changes_in_time on portal.limit_changes (limit_id, at, id);
      create table if not exists portal.limit_requests (
        id text collate "C" primary key,
        limit_id text collate "C" not null references portal.issue_limits,
        company_id text collate "C" not null,
        kind text not null,
        before_total numeric(18, 2) not null,
        before_valid_from date,
        before_valid_until date,
        before_is_revolving boolean not null,
        wanted_total numeric(18, 2) not null check (wanted_total > 0),
        wanted_valid_from date,
        wanted_valid_until date,
        wanted_is_revolving boolean not null,
        reason text not null,
        state text not null,
        maker_user_id text collate "C" not null,
        maker_name text not null,
        sent_at timestamptz(3) not null,
        ended_at timestamptz(3),
        words text not null
      );
      create index if not exists limit_requests_in_time on portal.limit_requests (limit_id, sent_at, id);
      create unique index if not exists limit_requests_open on portal.limit_requests (limit_id) where state = 'sent';
      create table if not exists portal.limit_proposals (
        id text collate "C" primary key references portal.issue_limits,
        changes boolean not null,
        total numeric(18, 2) not null check (total >= 0),
        valid_from date,
        valid_until date,
        is_revolving boolean not null,
        reason text not null,
        made_by text not null,
        at timestamptz(3) not null,
        request_id text collate "C" not null
      );
    `.execute(database);
  },
};
