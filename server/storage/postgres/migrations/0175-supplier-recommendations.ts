import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Recommendations of suppliers by core enterprises. At most one of a company and credit code is open or confirmed. */
export const supplierRecommendations: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.supplier_recommendations (
        id text collate "C" primary key,
        company_id text collate "C" not null,
        kind text collate "C" not null,
        name text not null,
        uscc text collate "C" not null,
        contact_name text not null,
        mobile text collate "C" not null,
        reason text not null,
        state text not null,
        maker jsonb not null,
        maker_name text not null,
        proposed_at timestamptz(3) not null,
        decider_name text not null,
        decided_at timestamptz(3),
        is_text_sent boolean not null
      );
      create index if not exists supplier_recommendations_of_company
        on portal.supplier_recommendations (company_id, kind, proposed_at, id);
      create unique index if not exists supplier_recommendations_open
        on portal.supplier_recommendations (company_id, kind, uscc) where state in ('proposed', 'confirmed');
    `.execute(database);
  },
};
