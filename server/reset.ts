import { readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from './ground/data-folder.ts';
import { removeCluster } from './ground/embedded-postgres.ts';
import { StartupRefusal } from './ground/startup-refusal.ts';
import { readSettings } from './ground/settings.ts';

/** Everything that the server puts into its data folder, besides the database. Other files there are not ours. */
const ours = [
  'arriving',
  'objects',
  'secrets.json',
  'secrets.json.partial',
  'security.log',
  'server.pid',
  'server.lock',
  'server.lock-journal',
];

/** Removes a damaged file, because it would prevent even the reset from opening the folder. */
async function dropDamagedSecrets(dataDir: string): Promise<void> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    JSON.parse(text);
  } catch {
    await rm(file);
  }
}

/**
 * Deletes the portal's data with its database and files, so that the next start begins from scratch. A folder in use is
 * refused.
 */
async function main(): Promise<void> {
  const answer = readSettings(process.env, process.argv.slice(2));
  if (!answer.ok) throw new StartupRefusal(answer.problems.join('\n'));
  const { dataDir, databaseUrl } = answer.settings;
  if (databaseUrl !== undefined) {
    throw new StartupRefusal(
      'DATABASE_URL is set: only the database in the data folder is reset from here. Drop the schema "portal" of the other one yourself, then run this without DATABASE_URL.',
    );
  }
  await dropDamagedSecrets(dataDir);
  const folder = await openDataFolder(dataDir);
  try {
    await removeCluster(folder.path);
  } finally {
    await folder.release();
  }
  for (const name of ours) await rm(join(folder.path, name), { recursive: true, force: true });
  await rmdir(folder.path).catch(() => undefined);
  console.log(`The data in ${folder.path} is gone; the next start begins again.`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof StartupRefusal ? failure.message : failure);
  process.exitCode = 1;
});
