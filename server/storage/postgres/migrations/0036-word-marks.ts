import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Words on documents that a machine marked, and a person's verdict on each. */
export const wordMarks: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.word_marks (
        id text collate "C" primary key,
        doc_datum_id text collate "C" not null,
        pk_file text collate "C" not null,
        page integer not null,
        area jsonb not null,
        words text not null,
        remark text not null,
        verdict text,
        judged_by text not null,
        judged_at timestamptz(3)
      );
      create index if not exists word_marks_package on portal.word_marks (doc_datum_id, id);
    `.execute(database);
  },
};
