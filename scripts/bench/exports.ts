import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listDownload } from '../../server/core/evidence/list-download.ts';
import { FileSpool } from '../../server/documents/file-spool.ts';
import { removeCluster, startEmbeddedPostgres } from '../../server/ground/embedded-postgres.ts';
import { seedVolume } from '../../server/seed/volume/seed-volume.ts';
import { seedWorld } from '../../server/seed/world.ts';
import { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { fileWriterOver } from '../../server/wording/gathering.ts';
import { packageColumns } from '../../src/domain/evidence/shared/package-columns.ts';
import type { Measurement, Reading } from './reading.ts';

const many = Number(process.env['BENCH_ROWS'] ?? 100_000);
const few = Math.round(many / 10);
const passwords = {
  hash: async (plain: string) => `plain:${plain}`,
  verify: async (plain: string, hash: string) => hash === `plain:${plain}`,
};
setFlagsFromString('--expose-gc');
/** Runs the garbage collector, so that only reachable memory is counted. */
const sweep = runInNewContext('gc') as () => void;
const megabyte = 1024 * 1024;
const noted = 10;
/** Some of the generated packages belong to other books. */
const ofAllBooks = 1.06;

interface Taken {
  readonly seconds: number;
  /** The largest increase of used memory during the export, in megabytes, after garbage collection. */
  readonly memory: number;
  readonly size: number;
}

/** One sheet with every column, collected as the export job does, with the memory that it keeps. */
async function taken(store: PostgresStore, folder: string, rows: number): Promise<Taken> {
  const fileWriter = fileWriterOver(new FileSpool(folder));
  const user = await store.transaction(async ({ users }) => users.byName('zhousiyuan'));
  if (!user) throw new Error('The demo world has lost its clerk');
  const clock = { now: () => Date.now(), realTime: () => Date.now() };
  sweep();
  const before = process.memoryUsage();
  const used = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;
  let [most, notes] = [used(before), 0];
  const begun = performance.now();
  const picked = { docType: 'CREDIT', all: {} };
  const gathered = await listDownload(
    { store, clock, fileWriter },
    { kind: 'EXPORT', picked, orderBy: 'createTime', descending: true, columns: packageColumns, locale: 'zh-CN' },
    { user, role: user.roles[0] ?? '' },
  );
  if (gathered.total < rows) throw new Error(`Only ${gathered.total} rows are there`);
  const size = await fileWriter.spool.spoolThrough(
    gathered.bytes(async () => {
      notes += 1;
      if (notes % noted !== 0) return;
      sweep();
      most = Math.max(most, used(process.memoryUsage()));
    }),
    async (content) => content.size,
  );
  return {
    seconds: (performance.now() - begun) / 1000,
    memory: (most - used(before)) / megabyte,
    size: size / megabyte,
  };
}

async function filled(rows: number, connection: string): Promise<PostgresStore> {
  const store = new PostgresStore(connection);
  await store.prepare();
  const now = Date.now();
  await seedWorld(store, { now: () => now, realTime: () => now }, passwords);
  await seedVolume(store, { packages: Math.ceil(rows * ofAllBooks), receivables: 0, company: 'C-YANZHOU' }, now);
  return store;
}

/**
 * Exports of a list: seconds for a hundred thousand rows (`BENCH_ROWS`) of every column, and the memory compared with
 * that of a tenth of the rows.
 */
export const exports: Measurement = {
  name: 'exports',
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-exports-'));
    const password = 'of-the-bench';
    const postgres = await startEmbeddedPostgres({ dataDir, password });
    const stores: PostgresStore[] = [];
    try {
      const found: Taken[] = [];
      for (const rows of [few, many]) {
        const { connectionString } = await startEmbeddedPostgres({ dataDir, password, database: `with${rows}` });
        const store = await filled(rows, connectionString);
        stores.push(store);
        found.push(await taken(store, dataDir, rows));
      }
      const [small, large] = found;
      if (!small || !large) return [];
      const readings: readonly Reading[] = [
        {
          what: `a sheet of ${many} rows`,
          measured: large.seconds * 1000,
          unit: 'ms',
          limit: 60_000,
          inTheWay: `${large.size.toFixed(1)} MB`,
        },
        {
          what: `memory beyond what is used before, ${many} rows`,
          measured: large.memory * 1024,
          unit: 'kB',
          limit: 64 * 1024,
          inTheWay: `${small.memory.toFixed(0)} MB with ${few}: the numbers of the rows, and one part of them`,
        },
      ];
      return readings;
    } finally {
      for (const store of stores) await store.close();
      await postgres.stop();
      await removeCluster(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
