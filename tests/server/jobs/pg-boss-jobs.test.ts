import { afterAll, beforeAll, expect, it } from 'vitest';
import { PgBossJobs } from '../../../server/jobs/pg-boss-jobs.ts';
import { jobsContract } from '../../contracts/jobs.ts';
import { PostgresUnderTest } from '../storage/postgres-under-test.ts';

let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

const quietly = () => undefined;

jobsContract('PgBossJobs', async () => {
  const jobs = new PgBossJobs(quietly);
  const address = await postgres.database();
  return { jobs, begin: async () => jobs.startOn(address), close: async () => jobs.stop() };
});

it('shares work with another server, each piece of it once', async () => {
  const address = await postgres.database();
  const done: string[] = [];
  const servers = [new PgBossJobs(quietly), new PgBossJobs(quietly)];
  for (const server of servers) {
    server.handle('reading', async (key) => void done.push(key));
    await server.startOn(address);
  }
  const orders = Array.from({ length: 30 }, (_, index) => ({
    key: `k${index}`,
    owner: `C-${index % 5}`,
    turn: Math.floor(index / 5),
  }));
  await servers[0]?.put('reading', orders);
  await expect.poll(() => done.length).toBe(30);
  expect(new Set(done).size).toBe(30);
  for (const server of servers) await server.stop();
});

it('waits at a stop for running work, and starts no more', async () => {
  const address = await postgres.database();
  const [begun, done]: [string[], string[]] = [[], []];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const jobs = new PgBossJobs(quietly);
  jobs.handle('reading', async (key) => {
    begun.push(key);
    await released;
    done.push(key);
  });
  await jobs.startOn(address);
  await jobs.put('reading', [
    { key: 'a', owner: 'C-1', turn: 0 },
    { key: 'b', owner: 'C-1', turn: 1 },
  ]);
  await expect.poll(() => begun).toEqual(['a']);
  const stopped = jobs.stop();
  release();
  await stopped;
  expect([begun, done]).toEqual([['a'], ['a']]);
  const next = new PgBossJobs(quietly);
  next.handle('reading', async (key) => void done.push(key));
  await next.startOn(address);
  await expect.poll(() => done).toEqual(['a', 'b']);
  await next.stop();
});

it('tries failed work again later', async () => {
  const [address, tries, faults]: [string, string[], unknown[]] = [await postgres.database(), [], []];
  const jobs = new PgBossJobs((fault) => void faults.push(fault));
  jobs.handle('reading', async (key) => {
    tries.push(key);
    if (tries.length === 1) throw new Error('of the tests');
  });
  await jobs.startOn(address);
  await jobs.put('reading', [{ key: 'a', owner: 'C-1', turn: 0 }]);
  await expect.poll(() => tries).toEqual(['a', 'a']);
  expect(faults).toEqual([new Error('of the tests')]);
  await jobs.stop();
});
