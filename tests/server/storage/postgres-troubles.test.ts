import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../../server/core/store.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { openDatabase } from '../../../server/storage/postgres/database.ts';
import { isUnavailable } from '../../../server/storage/postgres/postgres-faults.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { PostgresUnderTest } from './postgres-under-test.ts';

describe('how long the store waits for the database', () => {
  let postgres: PostgresUnderTest;
  let address: string;

  beforeAll(async () => {
    postgres = await PostgresUnderTest.start();
    address = await postgres.database();
  }, 60_000);
  afterAll(async () => postgres.stop(), 60_000);

  it('is told to the database itself: ten seconds for a lock, thirty for a statement, a minute for a transaction that does nothing', async () => {
    const database = openDatabase(address, 1);
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
    `.execute(database);
    await database.destroy();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({ lock_timeout: '10000', statement_timeout: '30000', idle_in_transaction_session_timeout: '60000' });
  });

  it('ends where somebody else does not let go of a lock, and the store is then unavailable', async () => {
    const impatient = new URL(address);
    impatient.searchParams.set('lock_timeout', '50');
    const store = new PostgresStore(impatient.href);
    await store.prepare();
    await withConnection(address, async (client) => {
      await client.query('begin');
      await client.query('lock table portal.attempts in access exclusive mode');
      await expect(store.transaction(async (transaction) => transaction.attempts.lock('k'))).rejects.toBeInstanceOf(StoreUnavailable);
    });
    expect(await store.transaction(async (transaction) => transaction.attempts.lock('k'))).toBeUndefined();
    await store.close();
  });
});

describe('a host with several addresses', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it('is unavailable where each of them refuses, and not where one failed in another way', () => {
    expect(isUnavailable(new AggregateError([refused, refused]))).toBe(true);
    expect(isUnavailable(new AggregateError([refused, new Error('of the work itself')]))).toBe(false);
    expect(isUnavailable(new AggregateError([]))).toBe(false);
  });
});
