import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Registrations of companies, guarantee projects, and an index of companies by unified social credit code. */
export const registrations: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.registrations (
        pk_corp text collate "C" primary key,
        user_id text not null,
        legal_representative text not null,
        product text,
        serial text,
        registered_at timestamptz(3) not null,
        source text not null
      );
      create table if not exists portal.guarantee_projects (
        serial text collate "C" primary key,
        name text not null,
        beneficiary text not null
      );
      create index if not exists companies_by_code on portal.companies (uscc);
    `.execute(database);
  },
};
