import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupRefusal, systemCode } from './startup-refusal.ts';

const names = ['session', 'databasePassword', 'objectStoreKeyId', 'objectStoreKeySecret'] as const;

/** Random values of 256 bits, unique to this data folder. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>;

/**
 * Secrets of the folder, generated at the first call and unchanged afterwards. Throws `StartupRefusal` for a damaged
 * file.
 */
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
    // Overwriting it would lose the password of the existing database.
    throw new StartupRefusal(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}). Bring back a good copy, or run npm run reset to begin again.`,
    );
  }
}

/** The database is created with these secrets right after, so they must survive a power failure in between. */
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
