import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Books of packages, standards and candidates. Existing records belong to the only book so far. */
export const books: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.packages rename column doc_type to book;
      alter table portal.standards rename column doc_type to book;
      update portal.packages set book = 'credit' where book = 'CREDIT';
      update portal.standards set book = 'credit' where book = 'CREDIT';
      alter table portal.credits rename to candidates;
      alter table portal.candidates rename column fk_credit to candidate_id;
      alter table portal.candidates rename column credit_state to state;
      alter table portal.candidates add column book text not null default 'credit';
      alter table portal.candidates alter column book drop default;
      drop index portal.credits_of_company;
      create index candidates_of_company on portal.candidates (pk_corp, book, number, candidate_id);
      alter index portal.credits_in_package rename to candidates_in_package;
    `.execute(database);
  },
};
