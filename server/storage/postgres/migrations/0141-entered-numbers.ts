import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The number with which a line of a statement was entered, beside the one that an officer has given it, and the last
 * day of grace of a financing that is overdue.
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
