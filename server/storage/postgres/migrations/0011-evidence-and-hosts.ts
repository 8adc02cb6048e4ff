import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Time at which each file was submitted, and host of each session. For packages submitted before, all stored files
 * count as submitted, because it is unknown which ones were.
 */
export const evidenceAndHosts: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.files add column submitted_at timestamptz(3);
      alter table portal.sessions add column host text not null default '';
      update portal.files file set submitted_at = package.submitted_at
        from portal.materials material join portal.packages package on package.doc_datum_id = material.doc_datum_id
        where material.doc_material_id = file.doc_material_id and package.submitted_at is not null and file.state = 'stored';
    `.execute(database);
  },
};
