import { sql } from 'kysely';
import { schema, type Connection } from './database.ts';

/**
 * Analyses the tables of the portal that hold rows but were never analysed, or of which a tenth has changed since. The
 * planner otherwise expects their old number of rows until the server's own turn comes.
 */
export async function analyzeChangedTables(database: Connection): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select pg_class.relname as name from pg_class join pg_stat_user_tables on relid = pg_class.oid
    where schemaname = ${schema} and pg_relation_size(pg_class.oid) > 0
      and (reltuples < 0 or n_mod_since_analyze > 50 + reltuples / 10)
    order by pg_class.relname
  `.execute(database);
  if (rows.length === 0) return;
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.id(schema, name)))}`.execute(database);
}
