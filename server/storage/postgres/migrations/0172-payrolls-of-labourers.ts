import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Holdings of labour companies from payrolls move to the book of labourers. Those in a valid package stay in the book
 * of that package.
 */
export const payrollsOfLabourers: Migration = {
  up: async (database) => {
    await sql`
      update portal.candidates candidate
        set book = 'labourer',
          state = case candidate.state when 'HOLDING' then 'ISSUED' else candidate.state end
        from portal.holdings holding
          join portal.instruments instrument on instrument.id = holding.instrument_id
        where candidate.candidate_id = holding.id
          and candidate.book = 'credit'
          and instrument.is_payroll
          and holding.company_id = instrument.payee_id
          and not exists (
            select from portal.packages package
              where package.doc_datum_id = candidate.packaged_in and package.state <> 'INVALID'
          );
    `.execute(database);
  },
};
