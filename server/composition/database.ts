import type { DataFolder } from '../ground/data-folder.ts';
import { checkExternalPostgres } from '../ground/external-postgres.ts';
import { PostgresStore } from '../storage/postgres/postgres-store.ts';
import { keepPostgres } from './kept-postgres.ts';

export interface OpenedDatabase {
  readonly store: PostgresStore;
  stop(): Promise<void>;
}

/** The store in the PostgreSQL that comes along, or in the one that `databaseUrl` names. Its tables may not be there yet. */
export async function openDatabase(databaseUrl: string | undefined, folder: DataFolder, failed: (fault: unknown) => void): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) {
    await checkExternalPostgres(databaseUrl);
    const store = new PostgresStore(databaseUrl);
    return { store, stop: async () => store.close() };
  }
  const order = { dataDir: folder.path, password: folder.secrets.databasePassword };
  const postgres = await keepPostgres(order, { moved: async (connectionString) => store.moveTo(connectionString), failed });
  const store = new PostgresStore(postgres.connectionString);
  return {
    store,
    stop: async () => {
      await store.close();
      await postgres.stop();
    },
  };
}
