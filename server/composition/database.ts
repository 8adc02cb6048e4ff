import type { Settings } from '../ground/settings.ts';
import type { DataFolder } from '../ground/data-folder.ts';
import { checkExternalPostgres } from '../ground/external-postgres.ts';
import { PgBossJobs } from '../jobs/pg-boss-jobs.ts';
import { PostgresStore } from '../storage/postgres/postgres-store.ts';
import { keepPostgres } from './kept-postgres.ts';

export interface OpenedDatabase {
  readonly store: PostgresStore;
  readonly jobs: PgBossJobs;
  /** Begins with the work that is put aside. Nobody need wait for it. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The store, and the work that is put aside, in the PostgreSQL that comes along, or in the one that `databaseUrl`
 * names. Its tables may not be there yet.
 */
export async function openDatabase(
  { databaseUrl, databaseSuperuser }: Pick<Settings, 'databaseUrl' | 'databaseSuperuser'>,
  folder: DataFolder,
  told: { readonly failed: (fault: unknown) => void; readonly workFailed: (fault: unknown) => void },
): Promise<OpenedDatabase> {
  const jobs = new PgBossJobs(told.workFailed);
  if (databaseUrl !== undefined) {
    await checkExternalPostgres(databaseUrl, databaseSuperuser);
    const store = new PostgresStore(databaseUrl);
    return { store, jobs, startJobs: async () => jobs.startOn(databaseUrl), stop: async () => store.close() };
  }
  const order = { dataDir: folder.path, password: folder.secrets.databasePassword };
  let [address, hasBegun] = ['', false];
  const postgres = await keepPostgres(order, {
    moved: async (connectionString) => {
      address = connectionString;
      await store.moveTo(connectionString);
      // It takes as long as the database needs.
      if (hasBegun) void jobs.startOn(connectionString);
    },
    failed: told.failed,
  });
  address = postgres.connectionString;
  const store = new PostgresStore(address);
  return {
    store,
    jobs,
    startJobs: async () => {
      hasBegun = true;
      await jobs.startOn(address);
    },
    stop: async () => {
      await store.close();
      await postgres.stop();
    },
  };
}
