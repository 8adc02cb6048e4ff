import { Client } from 'pg';
import { openDatabase } from '../../../server/storage/postgres/database.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { sql } from 'kysely';
import type { Reading } from '../reading.ts';
import { holderId } from './filled-trade.ts';
import { approveTransfer, callerNamed, submitTransfer } from './traders.ts';

const connections = 8;
const seconds = Number(process.env['BENCH_TRADE_SECONDS'] ?? 10);
const payeeId = 'C-CHENGYE';

/** Milliseconds per piece of work, while several workers run in parallel for some seconds. */
async function paceOf(work: (worker: number, turn: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_unused, worker) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        await work(worker, turn);
        done += 1;
      }
    }),
  );
  return (performance.now() - begun) / done;
}

/** Inserts of one row with a commit each: the upper limit of the disk and the connections. */
async function bareInserts(address: string): Promise<number> {
  const database = openDatabase(address, connections);
  try {
    await sql`create table if not exists public.bare (id bigint generated always as identity primary key, told text not null)`.execute(
      database,
    );
    return await paceOf(async () => sql`insert into public.bare (told) values ('of the bench')`.execute(database));
  } finally {
    await database.destroy();
  }
}

/** Number of statements of a piece of work, without the beginning and the commit. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const plain = Object.getOwnPropertyDescriptor(Client.prototype, 'query');
  if (typeof plain?.value !== 'function') throw new Error('The driver asks in another way');
  const ask: (...given: readonly unknown[]) => unknown = plain.value;
  let count = 0;
  Object.defineProperty(Client.prototype, 'query', {
    ...plain,
    value(this: Client, ...given: readonly unknown[]) {
      count += 1;
      return ask.apply(this, [...given]);
    },
  });
  try {
    await work();
  } finally {
    Object.defineProperty(Client.prototype, 'query', plain);
  }
  return count - 2;
}

/** Measures transfers in the store: each is submitted and approved. */
export async function transferSpeed(address: string, now: number): Promise<readonly Reading[]> {
  const store = new PostgresStore(address, connections);
  try {
    const [operator, director] = [
      await callerNamed(store, 'zhousiyuan', now),
      await callerNamed(store, 'guyunzhou', now),
    ];
    const query = {
      companyId: holderId,
      place: 'held',
      keyword: 'RX0000',
      orderBy: 'amount',
      descending: true,
    } as const;
    const holdings = await store.transaction(async (transaction) =>
      transaction.holdings.page(query, { offset: 0, limit: connections * 8 }),
    );
    const idAt = (place: number): string => holdings[place % holdings.length]?.id ?? '';
    const transfer = async (place: number): Promise<void> => {
      const made = await submitTransfer(store, operator, idAt(place), payeeId, now);
      const { state } = await approveTransfer(store, director, made, now);
      if (state !== 'EFFECTIVE') throw new Error(`A transfer became ${state}`);
    };
    // The evidence packages know each holding, code is compiled and caches are filled.
    for (const [place] of holdings.entries()) await transfer(place);
    let made: Awaited<ReturnType<typeof submitTransfer>> | undefined;
    const toSubmit = await statementsOf(async () => {
      made = await submitTransfer(store, operator, idAt(0), payeeId, now);
    });
    const toApprove = await statementsOf(async () => made && approveTransfer(store, director, made, now));
    const bare = await bareInserts(address);
    const spread = await paceOf(async (worker, turn) => transfer(worker + turn * connections));
    const contended = await paceOf(async () => transfer(0));
    const floor = { is: `a bare durable insert of the same run, ${connections} connections`, value: bare };
    return [
      { what: 'statements of a submission', measured: toSubmit, unit: 'requests', limit: 14 },
      { what: 'statements of an approval', measured: toApprove, unit: 'requests', limit: 14 },
      {
        what: `a transfer, spread over ${holdings.length} holdings`,
        measured: spread,
        unit: 'ms',
        floor,
        limit: 1 / 0.15,
      },
      { what: `the same, ${perSecond(spread)}; 200 a second wanted`, measured: spread, unit: 'ms', limit: 1000 / 200 },
      {
        what: `a transfer of one contended holding, ${perSecond(contended)}; 60 a second wanted`,
        measured: contended,
        unit: 'ms',
        limit: 1000 / 60,
      },
      {
        what: 'the same',
        measured: contended,
        unit: 'ms',
        floor: { is: 'a transfer, spread', value: spread },
        limit: 200 / 60,
      },
    ];
  } finally {
    await store.close();
  }
}

export const perSecond = (pace: number): string => `${(1000 / pace).toFixed(0)} a second`;
