import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable, type Store } from '../../../server/core/store.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { openDatabase } from '../../../server/storage/postgres/database.ts';
import { isUnavailable } from '../../../server/storage/postgres/postgres-faults.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { Asker } from '../../builders/asker.ts';
import { demoBackEnd } from '../../builders/desks.ts';
import * as records from '../../contracts/store/records/company.ts';
import { saveGround } from '../../contracts/store/ground.ts';
import { PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest;
let address: string;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
  address = await postgres.database();
});
afterAll(async () => postgres.stop(), 60_000);

describe('the clock of the database', () => {
  it.each([
    ['the same', 0, (apart: number) => apart === 0],
    ['an hour ahead', -3_600_000, (apart: number) => apart > 3_590_000],
    ['an hour behind', 3_600_000, (apart: number) => apart < -3_590_000],
  ])('is %s', async (_what, own, isRight) => {
    const store = new PostgresStore(address);
    expect(isRight(await store.clockDifference(() => Date.now() + own))).toBe(true);
    await store.close();
  });
});

describe('the time limits of the store', () => {
  it('are set in the database: 10 s for a lock, 30 s for a statement, 60 s for an idle transaction', async () => {
    const database = openDatabase(address, 1);
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
    `.execute(database);
    await database.destroy();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      lock_timeout: '10000',
      statement_timeout: '30000',
      idle_in_transaction_session_timeout: '60000',
    });
  });

  it.each([
    ['a lock', 'lock_timeout'],
    ['a statement', 'statement_timeout'],
    ['any answer', 'query_timeout'],
  ])(
    'end a wait for %s behind another’s lock, and the caller gets the refusal that the system is busy',
    async (_, patience) => {
      const patient = new PostgresStore(address);
      await patient.prepare();
      // The demo world is in another store and is not queried, because filling it in takes most of a minute.
      let asked: Store = new MemoryStore();
      const backEnd = await demoBackEnd(
        {
          transaction: async (work) => asked.transaction(work),
          isReady: async () => true,
          clear: async () => undefined,
        },
        'of the tests',
        { report: () => undefined },
      );
      const platforms = async () => new Asker(backEnd).ask('platforms', { platformUrl: 'http://127.0.0.1' });
      const hurried = new URL(address);
      hurried.searchParams.set(patience, '100');
      const impatient = new PostgresStore(hurried.href);
      asked = impatient;
      await withConnection(address, async (client) => {
        await client.query('begin');
        await client.query('lock table portal.attempts, portal.platforms in access exclusive mode');
        await expect(
          impatient.transaction(async (transaction) => transaction.attempts.lock('k')),
        ).rejects.toBeInstanceOf(StoreUnavailable);
        expect(await platforms()).toMatchObject({
          code: 'SERVER_BUSY',
          message: 'The system is busy: please try again later',
        });
      });
      asked = patient;
      expect(await platforms()).toMatchObject({ code: '0' });
      await Promise.all([patient.close(), impatient.close()]);
    },
  );

  it('end a wait for a free connection, and for a server that does not answer', async () => {
    const one = new PostgresStore(address, 1, 1000);
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const working = one.transaction(async () => {
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    await expect(one.transaction(async () => undefined)).rejects.toBeInstanceOf(StoreUnavailable);
    held.resolve();
    await working;
    await one.close();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const store = new PostgresStore(
      `postgres://portal:x@127.0.0.1:${(silent.address() as AddressInfo).port}/portal`,
      1,
      50,
    );
    await expect(store.transaction(async () => undefined)).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
    silent.close();
  });
});

describe('a database host with several addresses', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it('is unavailable when all of them refuse, and not when one failed otherwise', () => {
    expect(isUnavailable(new AggregateError([refused, refused]))).toBe(true);
    expect(isUnavailable(new AggregateError([refused, new Error('of the work itself')]))).toBe(false);
    expect(isUnavailable(new AggregateError([]))).toBe(false);
  });
});

/** A killed cluster checks every file of all its databases before it starts again, so here it has only one. */
describe('a store whose database is killed', () => {
  it('is unavailable and not ready, and recovers once the database is back', async () => {
    const store = new PostgresStore(address);
    await store.prepare();
    await store.clear();
    await store.transaction(saveGround);
    let started = Promise.resolve();
    const broken = store.transaction(async (transaction) => {
      await transaction.companies.save({ ...records.company, name: '未写成' });
      started = postgres.killAndStart();
      await started;
      await transaction.companies.save({ ...records.company, name: '未写成' });
    });
    await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.isReady()).toBe(false);
    // The work fails as soon as the database is gone; the address of the new one is known after its start.
    await started;
    await store.moveTo(postgres.addressOf(new URL(address).pathname.slice(1)));
    expect(await store.isReady()).toBe(true);
    expect(await store.transaction(async (transaction) => transaction.companies.find('C-1'))).toEqual(records.company);
    await store.close();
  });
});
