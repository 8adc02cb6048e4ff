import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../features/support/assemblies/kept-rows.ts';
import { plainPasswords, scenarioStart } from '../../../features/support/demo-world.ts';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { seedWorld } from '../../../server/seed/world.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest;

beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop());

/** How many rows each table has. Some of their numbers are drawn, and differ each time. */
async function sizes(address: string): Promise<Readonly<Record<string, number>>> {
  const rows = await withConnection(address, rowsOf);
  return Object.fromEntries(
    Object.entries(rows).map(([table, json]) => [table, (JSON.parse(json) as readonly unknown[]).length]),
  );
}

it('the demo world that is copied from kept rows has the rows of the one that is seeded, and goes on counting behind them', async () => {
  const [copied, seeded] = [
    await postgres.preparedDatabase(demoWorld),
    await postgres.preparedDatabase(async (store) => seedWorld(store, new ManualClock(scenarioStart), plainPasswords)),
  ];
  const [inCopy, inSeeded] = [await sizes(copied), await sizes(seeded)];
  expect(inCopy).toEqual(inSeeded);
  expect(inCopy['packages']).toBeGreaterThan(0);
  const next = `select nextval(pg_get_serial_sequence('portal.operation_log', 'serial')) > max(serial) as free from portal.operation_log`;
  expect((await withConnection(copied, async (client) => client.query<{ free: boolean }>(next))).rows).toEqual([
    { free: true },
  ]);
});
