import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenarioStart } from '../../../features/support/demo-world.ts';
import { createLedgerCheck } from '../../../server/core/trade/ledger-check.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { money } from '../../../src/domain/money/money.ts';
import { applicationFaults, instrumentFaults } from '../../builders/trading.ts';
import { isAudit } from '../../support/audit.ts';
import { ServerProcess } from '../start/server-process.ts';
import { demoWorld, PostgresUnderTest } from './postgres-under-test.ts';

const [kills, databaseKills] = isAudit ? [20, 5] : [2, 1];
const workers = 4;
const query = { companyId: 'C-YANZHOU', place: 'held', keyword: '', orderBy: 'amount', descending: true } as const;

let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

/** The acknowledged transfers, by their number. */
class Acknowledged {
  readonly ids = new Map<number, string>();

  note(said: string): void {
    for (const [, serial = '', id = ''] of said.matchAll(/^done (\d+) (\S+)$/gm)) this.ids.set(Number(serial), id);
  }

  /** The number with which each worker continues. */
  next(): string {
    return Array.from({ length: workers }, (_unused, worker) => {
      let serial = worker;
      while (this.ids.has(serial)) serial += workers;
      return serial;
    }).join(' ');
  }
}

/** Resolves once a process has acknowledged that many transfers. */
const acknowledges = async (trader: ServerProcess, count: number): Promise<void> =>
  expect
    .poll(() => trader.said.split('\ndone ').length - 1, { timeout: 60_000, interval: 10 })
    .toBeGreaterThanOrEqual(count);

it(
  `loses and doubles no transfer over ${kills} kills of the server and ${databaseKills} of the database`,
  { timeout: 600_000 },
  async () => {
    const address = await postgres.preparedDatabase(demoWorld);
    const store = new PostgresStore(address);
    const before = await store.transaction(async ({ holdings }) => holdings.page(query, { offset: 0, limit: 2 }));
    const ids = before.map(({ id }) => id).join(' ');
    const acknowledged = new Acknowledged();
    const name = new URL(address).pathname.slice(1);
    for (let kill = 0; kill < kills + databaseKills; kill += 1) {
      const given = [postgres.addressOf(name), ids, acknowledged.next()];
      const dying = new ServerProcess('tests/server/storage/dying-trader.ts', {}, given);
      // Other workers are in the middle of their transfers when one is acknowledged.
      await acknowledges(dying, 1 + (kill % 5));
      if (kill >= kills) await postgres.killAndStart();
      await dying.end('SIGKILL');
      acknowledged.note(dying.said);
    }
    await store.moveTo(postgres.addressOf(name));
    const applications = await store.transaction(async ({ tradeApplications }) =>
      tradeApplications.page(
        { companyId: 'C-YANZHOU', acts: ['transfer'], states: undefined, makerUserId: 'U-zhousiyuan', keyword: '' },
        { offset: 0, limit: 10_000 },
      ),
    );
    const serials = applications.map(({ form }) => form.purpose);
    expect(serials.length).toBeGreaterThan(kills);
    expect(new Set(serials).size).toBe(serials.length);
    const states = new Map(applications.map(({ id, state }) => [id, state]));
    for (const id of acknowledged.ids.values()) expect([id, states.get(id)]).toEqual([id, 'EFFECTIVE']);
    await store.transaction(async (transaction) => {
      for (const { id } of applications) expect(await applicationFaults(transaction, id)).toEqual([]);
      for (const { id, instrumentId, amount } of before) {
        expect(await instrumentFaults(transaction, instrumentId)).toEqual([]);
        const done = applications.filter(({ form, state }) => form.holdingId === id && state === 'EFFECTIVE').length;
        const left = (await transaction.holdings.find(id))?.amount.fen;
        expect(left).toBe(amount.fen - BigInt(done) * money('0.01').fen);
      }
    });
    const clock = { now: () => scenarioStart, realTime: () => Date.now() };
    expect(await createLedgerCheck({ store, clock })()).toMatchObject({ faults: 0 });
    await store.close();
  },
);
