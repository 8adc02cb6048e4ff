import { createHmac } from 'node:crypto';
import { withConnection } from './postgres-connection.ts';

/**
 * The superuser that a cluster is created with and cannot be without: `postgres`, or `portal` in clusters of earlier
 * versions. It prepares the database and does nothing else.
 */
export const administrators = ['postgres', 'portal'] as const;

/** The role that the portal uses: it owns its database and has no other rights. */
export const serverRole = 'portal_server';

/** Password of the role, derived from the cluster's, so that it does not reveal the superuser's. */
export function serverPassword(clusterPassword: string): string {
  return createHmac('sha256', clusterPassword).update(serverRole).digest('base64url');
}

/** Creates the role unless it exists. */
export async function createServerRoleOnce(administration: string, password: string): Promise<void> {
  await withConnection(administration, async (client) => {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [serverRole]);
    if (found.rowCount) return;
    await client.query(
      `create role ${serverRole} login nosuperuser nocreatedb nocreaterole noreplication password ${client.escapeLiteral(password)}`,
    );
  });
}

const own = (kind: string, name: string): string => `format('alter ${kind} %s owner to ${serverRole}', ${name})`;
const mine = 'current_user::regrole';
const portalsOwn = "nspname !~ '^(pg_|information_schema$)'";

/**
 * Statements that transfer what the superuser of an earlier version owns. Indexes, and sequences that belong to a
 * column, follow their tables; `public` belongs to the owner of the database.
 */
const leftByAdministrator = `
  select ${own('database', 'quote_ident(datname)')} as statement from pg_database where datname = current_database() and datdba = ${mine}
  union all
  select ${own('schema', 'quote_ident(nspname)')} from pg_namespace where nspowner = ${mine} and ${portalsOwn}
  union all
  select ${own('table', 'c.oid::regclass')} from pg_class c join pg_namespace n on n.oid = relnamespace
  where relowner = ${mine} and ${portalsOwn} and relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))
  union all
  select ${own('routine', 'p.oid::regprocedure')} from pg_proc p join pg_namespace n on n.oid = pronamespace where proowner = ${mine} and ${portalsOwn}`;

/**
 * Transfers everything in a database to the portal's role, in one transaction. Needs an administrator's connection to
 * that database.
 */
export async function handOver(administration: string): Promise<void> {
  await withConnection(administration, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ statement: string }>(leftByAdministrator);
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  });
}
