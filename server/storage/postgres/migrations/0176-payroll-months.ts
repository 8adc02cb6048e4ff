import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Month of each list of people that an application uses, and marks of the people on it, by which the payrolls of one
 * month are compared without decryption. Existing lists have no marks, because their encrypted content cannot be read
 * here.
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
