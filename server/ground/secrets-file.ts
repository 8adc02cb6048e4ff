import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { GroundRefusal, systemCode } from './ground-refusal.ts';

const names = ['session', 'databasePassword', 'objectStoreKeyId', 'objectStoreKeySecret'] as const;

/** Random values of 256 bits that only this data folder knows. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>;

/** The folder's secrets, made at the first call and the same ever after. Refuses a file that is damaged. */
export async function keptSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  const kept = await readSecrets(file);
  const missing = names.filter((name) => typeof kept[name] !== 'string');
  const secrets = {
    ...kept,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')])),
  } as Secrets;
  if (missing.length === 0) await chmod(file, 0o600);
  else await writeDurably(file, `${JSON.stringify(secrets, undefined, 2)}\n`);
  return secrets;
}

async function readSecrets(file: string): Promise<Partial<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return { ...value };
    throw new SyntaxError('no object');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return {};
    // Overwriting it would lock us out of the database whose password it holds.
    throw new GroundRefusal(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}). Bring back a good copy, or run npm run reset to begin again.`,
    );
  }
}

/** The database is made with these secrets right after: they must outlive a power cut between the two. */
async function writeDurably(file: string, text: string): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const handle = await open(partial, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (fault) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw fault;
  }
}
