import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes for the applications about an instrument; an application for a financing is found by the holdings that it
 * names.
 */
export const applicationsOfInstruments: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists business_applications_of_instrument on portal.business_applications (instrument_id)
        where instrument_id <> '';
      create index if not exists business_applications_financing
        on portal.business_applications using gin ((form -> 'holdings') jsonb_path_ops) where act = 'finance';
    `.execute(database);
  },
};
