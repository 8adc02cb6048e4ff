import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes of items by file and of files by material, for finding unused files. */
export const filesNamed: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists items_pk_files on portal.items using gin (pk_files);
      create index if not exists files_of_material on portal.files (doc_material_id) where doc_material_id is not null;
    `.execute(database);
  },
};
