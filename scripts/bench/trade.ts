import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startEmbeddedPostgres } from '../../server/ground/embedded-postgres.ts';
import { benchPassword, demoStore } from './filled-store.ts';
import type { Measurement } from './reading.ts';
import { fillTrade } from './trade/filled-trade.ts';
import { signedTransfers } from './trade/signed-transfers.ts';
import { tradeLists } from './trade/trade-lists.ts';
import { transferSpeed } from './trade/transfer-speed.ts';

const few = 10_000;
const many = Number(process.env['BENCH_TRADE_ROWS'] ?? 1_000_000);

/**
 * The trade with payments: transfers in the store and over HTTP, lists, ledger and overview of one company with a
 * million rows (`BENCH_TRADE_ROWS`) compared with ten thousand, and the daily comparison.
 */
export const trade: Measurement = {
  name: 'trade',
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-trade-'));
    const now = Date.now();
    const postgres = await startEmbeddedPostgres({ dataDir, password: benchPassword });
    const filled = async (rows: number) => {
      const made = await demoStore(dataDir, `with${rows}`, now);
      await fillTrade(made.address, rows);
      await made.store.tidy();
      return made;
    };
    try {
      const small = await filled(few);
      const large = await filled(many);
      try {
        return [
          ...(await transferSpeed(small.address, now)),
          ...(await tradeLists(small, large, { few, many, now })),
          ...(await signedTransfers()),
        ];
      } finally {
        await small.store.close();
        await large.store.close();
      }
    } finally {
      await postgres.stop();
      await removeCluster(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
