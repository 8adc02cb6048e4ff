import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptSecrets } from '../../../server/ground/secrets-file.ts';
import { removeCluster, startEmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';
import { checkExternalPostgres } from '../../../server/ground/external-postgres.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { isAlive } from '../../../server/ground/postmaster.ts';
import { holdInProcess } from './hold-in-process.ts';

let dataDir: string;
let password: string;
let running: EmbeddedPostgres | undefined;
const asRoot = process.getuid?.() === 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(dataDir, 0o711);
  password = (await keptSecrets(dataDir)).databasePassword;
});
afterAll(async () => {
  await running?.stop();
  await removeCluster(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => (running = await startEmbeddedPostgres({ dataDir, password }));
const query = async (sql: string) =>
  withConnection(
    (running ?? (await start())).connectionString,
    async (client) => (await client.query<Record<string, unknown>>(sql)).rows,
  );
const homeOf = async (folder: string) =>
  (JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8')) as { folder: string }).folder;

describe('the embedded PostgreSQL', () => {
  it('starts where there is nothing, durable, in UTF8, and apart from who is root', async () => {
    await start();
    expect(
      await query(
        "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding, current_database() as name",
      ),
    ).toEqual([{ fsync: 'on', commit: 'on', encoding: 'UTF8', name: 'portal' }]);
    const home = await homeOf(dataDir);
    expect(home).toBe(join(dataDir, 'postgres'));
    if (asRoot) expect((await stat(home)).uid).not.toBe(0);
  });

  it('accepts no connection without the password', async () => {
    const wrong = new URL(running?.connectionString ?? '');
    wrong.password = 'guessed';
    await expect(withConnection(wrong.href, async () => undefined)).rejects.toThrow(/password authentication failed/);
  });

  it('has the portal work under a role that owns its database and nothing besides', async () => {
    expect(
      await query(
        'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
      ),
    ).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
    ]);
    expect(await query('select datname from pg_database where datdba = current_user::regrole')).toEqual([
      { datname: 'portal' },
    ]);
    expect(
      await query(
        "select rolname from pg_roles where pg_has_role(oid, 'member') and rolname not in (current_user, 'pg_database_owner')",
      ),
    ).toEqual([]);
    await expect(query("copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
    const asSuperuser = Object.assign(new URL(running?.connectionString ?? ''), { username: 'postgres' });
    await expect(withConnection(asSuperuser.href, async () => undefined)).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('passes the test that a PostgreSQL from outside must pass', async () => {
    await expect(checkExternalPostgres(running?.connectionString ?? '')).resolves.toBeUndefined();
  });

  it('passes it only as a user who has no rights over the whole server, unless those are allowed', async () => {
    const address = Object.assign(new URL(running?.connectionString ?? ''), { username: 'postgres', password });
    await expect(checkExternalPostgres(address.href)).rejects.toThrow(/rights over the whole server/);
    await expect(checkExternalPostgres(address.href, true)).resolves.toBeUndefined();
  });

  it('keeps what was written over a stop and a start', async () => {
    await query('create table kept (name text)');
    await query("insert into kept values ('应收账款')");
    const { pid } = await start();
    await running?.stop();
    expect(isAlive(pid)).toBe(false);
    await start();
    expect(await query('select name from kept')).toEqual([{ name: '应收账款' }]);
    await running?.stop();
  });

  it('is taken over when its server was killed, and can then be stopped', async () => {
    const holder = await holdInProcess(dataDir, true);
    await holder.kill();
    const adopted = await start();
    expect(adopted.adopted).toBe(true);
    expect(await query('select name from kept')).toHaveLength(1);
    await adopted.stop();
    expect(isAlive(adopted.pid)).toBe(false);
  });

  it('recovers what was acknowledged when it was killed itself', async () => {
    const { pid } = await start();
    await query("insert into kept values ('last')");
    process.kill(pid, 'SIGKILL');
    expect((await start()).adopted).toBe(false);
    expect(await query('select name from kept')).toHaveLength(2);
  });

  it('does not take another process for itself when the number was given away', async () => {
    await running?.stop();
    await writeFile(join(await homeOf(dataDir), 'cluster', 'postmaster.pid'), `${process.pid}\n`);
    expect((await start()).adopted).toBe(false);
  });

  it('says so when the secrets were lost', async () => {
    await expect(startEmbeddedPostgres({ dataDir, password: 'another' })).rejects.toThrow(
      /another password .* secrets\.json/,
    );
  });

  it('says so when its files belong to another version', async () => {
    await running?.stop();
    await writeFile(join(await homeOf(dataDir), 'cluster', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17, the bundled one is 18/);
  });

  it('is gone after a reset, and starts again', async () => {
    await removeCluster(dataDir);
    await expect(stat(join(dataDir, 'postgres'))).rejects.toThrow('ENOENT');
    await start();
    expect(await query("select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
  });

  it.runIf(asRoot)('lives outside a folder that only root may enter, and a reset finds it there', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'closed-to-others-'));
    try {
      const server = await startEmbeddedPostgres({ dataDir: closed, password });
      const home = await homeOf(closed);
      expect(home).toMatch(/^\/var\/(lib|tmp)\/supply-chain-finance-portal-/);
      await removeCluster(closed);
      expect(isAlive(server.pid)).toBe(false);
      await expect(stat(join(home, '..'))).rejects.toThrow('ENOENT');
    } finally {
      await removeCluster(closed);
      await rm(closed, { recursive: true, force: true });
    }
  });
});

describe('a PostgreSQL from outside', () => {
  it('is refused by name when it cannot be reached, without its password', async () => {
    const refusal = await checkExternalPostgres('postgresql://u:hidden@127.0.0.1:9/portal').catch((error: unknown) =>
      String(error),
    );
    expect(refusal).toMatch(/DATABASE_URL \(127\.0\.0\.1:9\/portal\) cannot be reached: .*ECONNREFUSED/);
    expect(refusal).not.toContain('hidden');
  });
});
