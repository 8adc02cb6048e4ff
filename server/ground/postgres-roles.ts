import { createHmac } from 'node:crypto';
import { withConnection } from './postgres-connection.ts';

/**
 * The superuser that a cluster is made with, and can never be without: `postgres` today, `portal` in the clusters of
 * earlier versions. It prepares the database and does nothing else.
 */
export const administrators = ['postgres', 'portal'] as const;

/** The role that the portal works under: it owns its database and is nobody anywhere else. */
export const serverRole = 'portal_server';

/** Password of the role, derived from the cluster's, so that it does not reveal the superuser's. */
export function serverPassword(clusterPassword: string): string {
  return createHmac('sha256', clusterPassword).update(serverRole).digest('base64url');
}

/** Makes the role unless it is there. */
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
 * What an earlier version's superuser owns in its database. Indexes and a column's own sequences follow their tables;
 * `public` belongs to the database's owner by itself.
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
 * Hands everything in a database over to the portal's role, all of it or nothing. Over an administrator's connection to
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
