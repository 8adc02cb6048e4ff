import { StartupRefusal } from './startup-refusal.ts';
import type { Account } from './account.ts';
import { runProgram } from './run-program.ts';

/**
 * The account to run PostgreSQL under; undefined where this process does not run as root, and PostgreSQL uses the same
 * account. PostgreSQL refuses to run as root, and `initdb` needs an account that the machine knows by name. `nobody`
 * exists on every Unix.
 */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => runProgram('id', [flag, 'nobody'], '/')));
  if (!uid?.succeeded || !gid?.succeeded) {
    throw new StartupRefusal(
      'PostgreSQL does not run as root, and this machine has no account "nobody" to run it under. Start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
