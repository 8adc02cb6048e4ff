import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transaction } from '../../server/core/store.ts';
import { removeCluster, startEmbeddedPostgres } from '../../server/ground/embedded-postgres.ts';
import { seedVolume } from '../../server/seed/volume/seed-volume.ts';
import type { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { askPage, askTotals, countOf, pageTakes, totalsTake } from './lists/asked-lists.ts';
import { benchPassword, demoStore } from './filled-store.ts';
import { deepQuestions, filters, listQuestions } from './lists/list-questions.ts';
import { walkedRows } from './lists/walked-rows.ts';
import { isMet, type Measurement, type Reading } from './reading.ts';

const few = 10_000;
const many = Number(process.env['BENCH_PACKAGES'] ?? 1_000_000);

interface Filled {
  readonly store: PostgresStore;
  readonly address: string;
  readonly took: number;
}

async function filled(dataDir: string, packages: number, now: number): Promise<Filled> {
  const { store, address } = await demoStore(dataDir, `with${packages}`, now);
  const begun = performance.now();
  await seedVolume(store, { packages, receivables: 0, company: 'C-YANZHOU' }, now);
  return { store, address, took: performance.now() - begun };
}

async function readings(
  small: PostgresStore,
  { store: large, address }: Filled,
  today: string,
): Promise<readonly Reading[]> {
  const found: Reading[] = [];
  const against = (value: number) =>
    ({ floor: { is: `with ${few} packages`, value }, unit: 'ms', limit: 1.2, slack: 5 }) as const;
  /** A query over its limit runs once more, to find out how many rows the database reads for it. */
  const add = async (reading: Reading, ask: (transaction: Transaction) => Promise<void>): Promise<void> => {
    found.push(isMet(reading) ? reading : { ...reading, inTheWay: await walkedRows(address, ask) });
  };
  for (const { what, query, page } of listQuestions(today, await countOf(small))) {
    await add(
      { what, measured: await pageTakes(large, query, page), ...against(await pageTakes(small, query, page)) },
      async (transaction) => askPage(transaction, query, page),
    );
  }
  for (const { what, query, page } of deepQuestions(await countOf(large))) {
    await add({ what, measured: await pageTakes(large, query, page, 5), unit: 'ms', limit: 300 }, async (transaction) =>
      askPage(transaction, query, page),
    );
  }
  for (const [what, query] of Object.entries({ everything: {}, ...filters(today) })) {
    await add(
      { what: `totals, ${what}`, measured: await totalsTake(large, query, 5), unit: 'ms', limit: 100 },
      async (transaction) => askTotals(transaction, query),
    );
  }
  return found;
}

/**
 * Lists of one company, asked of the store itself: a million packages (`BENCH_PACKAGES`) compared with ten thousand.
 */
export const lists: Measurement = {
  name: 'lists',
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-lists-'));
    const now = Date.now();
    const stores: PostgresStore[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, password: benchPassword });
    try {
      const small = await filled(dataDir, few, now);
      stores.push(small.store);
      const large = await filled(dataDir, many, now);
      stores.push(large.store);
      const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
      return [
        {
          what: `filling with ${many}`,
          measured: large.took,
          unit: 'ms',
          limit: 300_000,
          inTheWay: `${((many * 1000) / large.took).toFixed(0)} packages a second, with materials, history and the indexes of the lists`,
        },
        ...(await readings(small.store, large, today)),
      ];
    } finally {
      for (const store of stores) await store.close();
      await postgres.stop();
      await removeCluster(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
