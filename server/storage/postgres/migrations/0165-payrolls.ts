import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists of people whose wages credits pay, the credits, and the accesses to whole numbers. Accesses stay recorded after
 * a list is removed.
 */
export const payrolls: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.payrolls (
        id text collate "C" primary key,
        company_id text collate "C" not null,
        application_id text collate "C" not null,
        people integer not null check (people > 0),
        total numeric(18, 2) not null check (total > 0),
        sealed text not null,
        made_by text collate "C" not null,
        created_at timestamptz(3) not null
      );
      create index if not exists payrolls_of_applications on portal.payrolls (application_id) where application_id <> '';
      create index if not exists payrolls_untied on portal.payrolls (created_at) where application_id = '';
      alter table portal.instruments add column if not exists is_payroll boolean not null default false;
      create table if not exists portal.payroll_looks (
        id text collate "C" primary key,
        payroll_id text collate "C" not null,
        person integer not null check (person > 0),
        company_id text collate "C" not null,
        user_id text collate "C" not null,
        at timestamptz(3) not null
      );
      create index if not exists payroll_looks_in_time on portal.payroll_looks (payroll_id, at, id);
    `.execute(database);
  },
};
