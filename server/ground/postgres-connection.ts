import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupRefusal, systemCode } from './startup-refusal.ts';

const notYet = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);
const wrongPassword = '28P01';
const alreadyThere = '42P04';

/** Runs `work` on one connection, then closes it. */
export async function withConnection<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  // When the server goes away, the query fails as well; the event needs no handling.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until a started server accepts connections. Returns the first of the addresses, which differ in the role only,
 * that can sign in. Throws `StartupRefusal` for another password, or a server that serves another folder.
 */
export async function waitUntilAccepting(addresses: readonly [string, ...string[]], cluster: string): Promise<string> {
  const begun = performance.now();
  for (;;) {
    const answer = await firstLetIn(addresses);
    if ('directory' in answer && answer.directory === cluster) return answer.address;
    if ('directory' in answer)
      throw new StartupRefusal(`Another PostgreSQL, with its data in ${answer.directory}, answers in place of ours.`);
    const code = systemCode(answer.failure) ?? '';
    if (code === wrongPassword) {
      throw new StartupRefusal(
        `The database in ${cluster} has another password than the one at hand: was secrets.json lost? Bring it back, or run npm run reset to begin again.`,
      );
    }
    if (!notYet.has(code) || performance.now() - begun > 15_000) throw answer.failure;
    await pause(20);
  }
}

/** Creates the database for its owner unless it exists. */
export async function createDatabaseOnce(connectionString: string, database: string, owner: string): Promise<void> {
  await withConnection(connectionString, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount) return;
    await client
      .query(`create database ${client.escapeIdentifier(database)} owner ${client.escapeIdentifier(owner)}`)
      .catch((error: unknown) => {
        if (systemCode(error) !== alreadyThere) throw error;
      });
  });
}

/** A missing role fails like a wrong password; the next address is tried then. */
async function firstLetIn([address, ...others]: readonly [string, ...string[]]): Promise<
  { readonly address: string; readonly directory: string } | { readonly failure: unknown }
> {
  try {
    return { address, directory: await dataDirectoryOf(address) };
  } catch (failure) {
    const [next, ...rest] = others;
    return next !== undefined && systemCode(failure) === wrongPassword ? firstLetIn([next, ...rest]) : { failure };
  }
}

async function dataDirectoryOf(connectionString: string): Promise<string> {
  return withConnection(connectionString, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? '';
  });
}
