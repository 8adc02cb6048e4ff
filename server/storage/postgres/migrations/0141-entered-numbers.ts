import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The number that was entered with a line of a statement, besides the one that an officer has assigned, and the last
 * day of grace of an overdue financing.
 */
export const enteredNumbers: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.statement_lines add column if not exists entered_number text;
      update portal.statement_lines set entered_number = number where entered_number is null;
      alter table portal.statement_lines alter column entered_number set not null;
      alter table portal.financings add column if not exists grace_until date;
    `.execute(database);
  },
};
