import { StartupRefusal } from './startup-refusal.ts';
import { withConnection } from './postgres-connection.ts';

const oldestVersion = 15;

/**
 * Checks that the configured PostgreSQL is suitable. Throws `StartupRefusal` where it is unreachable, older than 15,
 * not in UTF8, does not allow to create tables, or, unless allowed, where the role has rights over the whole server.
 */
export async function checkExternalPostgres(databaseUrl: string, allowsSuperuser = false): Promise<void> {
  const { host, pathname } = new URL(databaseUrl);
  const place = `DATABASE_URL (${host}${pathname})`;
  const found = await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string; encoding: string; may_create: boolean; rules: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
              has_database_privilege(current_database(), 'create') as may_create,
              (select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
                 from pg_roles where rolname = current_user) as rules`,
    );
    return rows[0];
  }).catch((error: unknown) => {
    throw new StartupRefusal(`${place} cannot be reached: ${reasonOf(error)}`);
  });
  if (found === undefined) throw new StartupRefusal(`${place} does not answer as PostgreSQL does`);
  if (Number.parseInt(found.version, 10) < oldestVersion)
    throw new StartupRefusal(`${place} is PostgreSQL ${found.version}; it must be ${oldestVersion} or newer`);
  if (found.encoding !== 'UTF8')
    throw new StartupRefusal(`${place} keeps its text as ${found.encoding}; it must be a database in UTF8`);
  if (!found.may_create)
    throw new StartupRefusal(`${place} does not let this user create a schema; grant it CREATE on the database`);
  if (found.rules && !allowsSuperuser)
    throw new StartupRefusal(
      `${place} is reached as a user with rights over the whole server, such as a superuser; name one who only owns the database, or set DATABASE_SUPERUSER to allowed`,
    );
}

/** A failure on several addresses is one error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
