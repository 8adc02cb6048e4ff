import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The append-only operation log, receipts of calls that must run once, facts and number series. */
export const history: Migration = {
  up: async (database) => {
    await sql`
      create table portal.operation_log (
        serial bigint generated always as identity primary key,
        doc_datum_id text collate "C" not null references portal.packages,
        at timestamptz(3) not null,
        action text not null,
        actor_id text not null,
        actor_name text not null,
        side text not null,
        detail text not null,
        data_version integer not null
      );
      create index operation_log_of_package on portal.operation_log (doc_datum_id, serial);

      create function portal.refuse_rewriting() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' and current_setting('portal.clearing', true) = 'on' then
          return null;
        end if;
        raise exception 'The operation log is append-only' using errcode = 'insufficient_privilege';
      end
      $$;
      create trigger append_only before update or delete or truncate on portal.operation_log for each statement execute function portal.refuse_rewriting();

      create table portal.receipts (
        key text collate "C" primary key,
        fingerprint text not null,
        answer jsonb not null,
        at timestamptz(3) not null
      );

      create table portal.facts (
        name text collate "C" primary key,
        value jsonb not null
      );

      create table portal.series (
        name text collate "C" primary key,
        last bigint not null
      );
    `.execute(database);
  },
};
