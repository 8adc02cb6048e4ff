import { realpath } from 'node:fs/promises';
import { FolderInUse, openDataFolder } from '../ground/data-folder.ts';
import { runningDatabase, startEmbeddedPostgres } from '../ground/embedded-postgres.ts';
import { checkExternalPostgres } from '../ground/external-postgres.ts';
import { StartupRefusal } from '../ground/startup-refusal.ts';
import { keptSecrets } from '../ground/secrets-file.ts';
import type { Settings } from '../ground/settings.ts';
import { PostgresStore } from '../storage/postgres/postgres-store.ts';
import { OpenedResources } from './opened-resources.ts';

/**
 * Runs a command on the portal's store, whether or not a server runs on it. Uses the database that `DATABASE_URL`
 * names, that of a server running on the data folder, or one started for the duration of the command.
 */
export async function withCommandStore<Result>(
  { databaseUrl, databaseSuperuser, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseSuperuser' | 'dataDir'>,
  work: (store: PostgresStore) => Promise<Result>,
): Promise<Result> {
  const resources = new OpenedResources();
  try {
    const store = new PostgresStore(
      databaseUrl === undefined
        ? await ownDatabase(dataDir, resources)
        : await checkedDatabase(databaseUrl, databaseSuperuser),
      2,
    );
    resources.add(async () => store.close());
    await store.prepare();
    return await work(store);
  } finally {
    await resources.close();
  }
}

async function checkedDatabase(databaseUrl: string, allowsSuperuser: boolean): Promise<string> {
  await checkExternalPostgres(databaseUrl, allowsSuperuser);
  return databaseUrl;
}

async function ownDatabase(dataDir: string, resources: OpenedResources): Promise<string> {
  try {
    const folder = await openDataFolder(dataDir);
    resources.add(async () => folder.release());
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, password: folder.secrets.databasePassword });
    resources.add(async () => postgres.stop());
    return postgres.connectionString;
  } catch (failure) {
    if (!(failure instanceof FolderInUse)) throw failure;
    const path = await realpath(dataDir);
    const address = await runningDatabase({ dataDir: path, password: (await keptSecrets(path)).databasePassword });
    if (address === undefined)
      throw new StartupRefusal(
        `${failure.message} Its database does not answer yet; try again once it says that it is ready.`,
      );
    return address;
  }
}
