import type { Settings } from '../ground/settings.ts';
import type { DataFolder } from '../ground/data-folder.ts';
import { checkExternalPostgres } from '../ground/external-postgres.ts';
import { PgBossJobs } from '../jobs/pg-boss-jobs.ts';
import { PostgresStore } from '../storage/postgres/postgres-store.ts';
import { supervisePostgres } from './supervised-postgres.ts';

export interface OpenedDatabase {
  readonly store: PostgresStore;
  readonly jobs: PgBossJobs;
  /** Starts processing the background jobs. Callers need not wait for it. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens the store and the job queue in the bundled PostgreSQL, or in the one that `databaseUrl` names. The tables may
 * not exist yet.
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
  const postgres = await supervisePostgres(order, {
    onRestarted: async (connectionString) => {
      address = connectionString;
      await store.moveTo(connectionString);
      // Not awaited, because it lasts as long as the database needs.
      if (hasBegun) void jobs.startOn(connectionString);
    },
    onRestartFailed: told.failed,
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
