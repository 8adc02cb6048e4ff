import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Month of each list of people that an application is tied to, and marks of the people on it, so that the payrolls of
 * one month are compared without being opened. Lists from before have no marks: what is sealed cannot be read here.
 */
export const payrollMonths: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.payrolls add column if not exists period text collate "C" not null default '';
      alter table portal.payrolls add column if not exists marks text[] not null default '{}';
      update portal.payrolls
        set period = coalesce(application.form ->> 'period', '')
        from portal.business_applications as application
        where application.id = payrolls.application_id;
      create index if not exists payrolls_of_months on portal.payrolls (company_id, period) where application_id <> '';
    `.execute(database);
  },
};
