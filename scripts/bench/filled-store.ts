import { startEmbeddedPostgres } from '../../server/ground/embedded-postgres.ts';
import { seedWorld } from '../../server/seed/world.ts';
import { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';

/** Password for the databases of the bench. */
export const benchPassword = 'of-the-bench';
const passwords = {
  hash: async (plain: string) => `plain:${plain}`,
  verify: async (plain: string, hash: string) => hash === `plain:${plain}`,
};

/**
 * Starts a database of the cluster in a folder, fills it with the demo world at an instant (milliseconds), and returns
 * its address.
 */
export async function demoStore(
  dataDir: string,
  database: string,
  now: number,
): Promise<{ readonly store: PostgresStore; readonly address: string }> {
  const { connectionString } = await startEmbeddedPostgres({ dataDir, password: benchPassword, database });
  const store = new PostgresStore(connectionString);
  await store.prepare();
  await seedWorld(store, { now: () => now, realTime: () => now }, passwords);
  return { store, address: connectionString };
}
