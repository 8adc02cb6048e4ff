import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  removeCluster,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../server/ground/embedded-postgres.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import * as records from '../../contracts/store/records/evidence.ts';
import { saveGround } from '../../contracts/store/ground.ts';

const password = 'of the tests';
let dataDir: string;
let running: EmbeddedPostgres;

const as = (user: string, itsPassword: string, database: string) =>
  Object.assign(new URL(running.connectionString), { username: user, password: itsPassword, pathname: `/${database}` })
    .href;
const doing = async (address: string, ...statements: readonly string[]) =>
  withConnection(address, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/**
 * Changes the cluster to the state that an earlier version left: its only role is the superuser `portal`, who owns
 * everything.
 */
async function makeEarlier(): Promise<void> {
  await doing(
    as('postgres', password, 'postgres'),
    'drop database portal',
    'drop role portal_server',
    "create role passing login superuser password 'passing'",
  );
  await doing(as('passing', 'passing', 'postgres'), 'alter role postgres rename to portal');
  await doing(as('portal', password, 'postgres'), 'drop role passing', 'create database portal');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'earlier-cluster-'));
  await chmod(dataDir, 0o711);
  running = await startEmbeddedPostgres({ dataDir, password });
  await makeEarlier();
  const store = new PostgresStore(as('portal', password, 'portal'));
  await store.prepare();
  await store.transaction(async (transaction) => {
    await saveGround(transaction);
    await transaction.log.append(records.line);
    await transaction.nextNumber('DD');
  });
  await store.close();
  await running.stop();
});
afterAll(async () => {
  await running.stop();
  await removeCluster(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const rows = async (sql: string) =>
  withConnection(running.connectionString, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

describe('a data folder of an earlier version, whose portal was a superuser', () => {
  it('is taken over by the role that owns its database and is no superuser', async () => {
    running = await startEmbeddedPostgres({ dataDir, password });
    expect(await rows('select current_user as me, rolsuper from pg_roles where rolname = current_user')).toEqual([
      { me: 'portal_server', rolsuper: false },
    ]);
    expect(
      await rows(
        "select relname from pg_class where relnamespace = 'portal'::regnamespace and relowner <> current_user::regrole",
      ),
    ).toEqual([]);
    expect(
      await rows(
        "select proname from pg_proc where pronamespace = 'portal'::regnamespace and proowner <> current_user::regrole",
      ),
    ).toEqual([]);
    expect(
      await rows(
        'select datname from pg_database where datdba = current_user::regrole union all select nspname from pg_namespace where nspowner = current_user::regrole',
      ),
    ).toEqual([{ datname: 'portal' }, { datname: 'portal' }]);
  });

  it('keeps its data, and everything can be done with it that a store does', async () => {
    const store = new PostgresStore(running.connectionString);
    await store.prepare();
    expect(await store.transaction(async (transaction) => transaction.packages.find('DD-1'))).toEqual(records.aPackage);
    expect(await store.transaction(async (transaction) => transaction.log.ofPackage('DD-1'))).toEqual([records.line]);
    expect(await store.transaction(async (transaction) => transaction.nextNumber('DD'))).toBe(2);
    await store.transaction(async (transaction) => transaction.log.append(records.line));
    await doing(
      running.connectionString,
      'alter table portal.packages add column later text',
      'alter table portal.packages drop column later',
    );
    await expect(doing(running.connectionString, 'delete from portal.operation_log')).rejects.toThrow('append-only');
    await store.clear();
    expect(await store.transaction(async (transaction) => transaction.packages.find('DD-1'))).toBeUndefined();
    await store.close();
  });

  it('starts again as any other', async () => {
    await running.stop();
    running = await startEmbeddedPostgres({ dataDir, password });
    expect(await rows('select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }]);
    await expect(startEmbeddedPostgres({ dataDir, password: 'another' })).rejects.toThrow(/another password/);
  });
});
