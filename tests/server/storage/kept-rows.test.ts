import { afterAll, beforeAll, expect } from 'vitest';
import { rowsOf } from '../../../features/support/assemblies/kept-rows.ts';
import { plainPasswords, scenarioStart } from '../../../features/support/demo-world.ts';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { seedWorld } from '../../../server/seed/world.ts';
import { inAudit, isAudit } from '../../support/audit.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

let postgres: PostgresUnderTest | undefined;

beforeAll(async () => {
  if (isAudit) postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres?.stop());

/** The number of rows of each table. Some numbers are random and differ each time. */
async function sizes(address: string): Promise<Readonly<Record<string, number>>> {
  const rows = await withConnection(address, rowsOf);
  return Object.fromEntries(
    Object.entries(rows).map(([table, json]) => [table, (JSON.parse(json) as readonly unknown[]).length]),
  );
}

// Lost rows would be detected by every contract that runs on a copy here and on a seeded store in memory elsewhere.
inAudit(
  'the demo world that is copied from kept rows has the rows of the one that is seeded, and goes on counting behind them',
  async () => {
    if (!postgres) throw new Error('There is no database');
    const [copied, seeded] = [
      await postgres.preparedDatabase(demoWorld),
      await postgres.preparedDatabase(async (store) =>
        seedWorld(store, new ManualClock(scenarioStart), plainPasswords),
      ),
    ];
    const [inCopy, inSeeded] = [await sizes(copied), await sizes(seeded)];
    expect(inCopy).toEqual(inSeeded);
    expect(inCopy['packages']).toBeGreaterThan(0);
    const next = `select nextval(pg_get_serial_sequence('portal.operation_log', 'serial')) > max(serial) as free from portal.operation_log`;
    expect((await withConnection(copied, async (client) => client.query<{ free: boolean }>(next))).rows).toEqual([
      { free: true },
    ]);
  },
);
