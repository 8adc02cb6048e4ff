import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which files were ever submitted, and by which host somebody signed in. Of packages submitted before this was noted,
 * nobody knows any more which of their uploads were: all that came count.
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
