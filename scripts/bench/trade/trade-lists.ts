import type { Caller } from '../../../server/core/context.ts';
import { figuresDesk } from '../../../server/core/trade/figures-desk.ts';
import { holdingDesk } from '../../../server/core/trade/holding-desk.ts';
import type { Parts } from '../../../server/core/parts.ts';
import { createLedgerCheck } from '../../../server/core/trade/ledger-check.ts';
import { readToDo } from '../../../server/core/trade/to-do.ts';
import { tradeReader } from '../../../server/core/trade/trade-wire.ts';
import { applicationQuery } from '../../../server/core/trade/list-queries.ts';
import type { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { timed } from '../lists/asked-lists.ts';
import { walkedRows } from '../lists/walked-rows.ts';
import { isMet, type Reading } from '../reading.ts';
import type { Transaction } from '../../../server/core/store.ts';
import { callerNamed, contextOf } from './traders.ts';

interface Filled {
  readonly store: PostgresStore;
  readonly address: string;
}

interface People {
  readonly operator: Caller;
  readonly director: Caller;
  readonly issuer: Caller;
}

interface Asked {
  readonly what: string;
  ask(store: PostgresStore, people: People): Promise<unknown>;
}

const times = 15;

async function peopleOf(store: PostgresStore, now: number): Promise<People> {
  return {
    operator: await callerNamed(store, 'zhousiyuan', now),
    director: await callerNamed(store, 'guyunzhou', now),
    issuer: await callerNamed(store, 'luoqiubai', now),
  };
}

/** Parts of the core for desks that only read: they use the store and the clock, and find no certificates. */
const partsOn = (store: PostgresStore, now: number): Parts =>
  // The desks do not use the other parts.
  ({ store, clock: { now: () => now, realTime: () => now } }) as unknown as Parts;

/** Lists as their pages request them, with count and sum, in every available order. */
function listsAsked(now: number): readonly Asked[] {
  const desk = (store: PostgresStore) => holdingDesk(partsOn(store, now));
  const directions = [false, true];
  const said = (descending: boolean): string => (descending ? 'down' : 'up');
  const pages = [1, 2] as const;
  return [
    ...(['dueOn', 'amount', 'openedAt'] as const).flatMap((orderBy) =>
      directions.flatMap((descending) =>
        pages.map((page) => ({
          what: `holdings by ${orderBy}, ${said(descending)}, page ${page}`,
          ask: async (store: PostgresStore, { operator }: People) =>
            desk(store).tradeHoldings({ place: 'held', page, pageSize: 20, orderBy, descending }, contextOf(operator)),
        })),
      ),
    ),
    ...(['dueOn', 'amount', 'issuedOn'] as const).flatMap((orderBy) =>
      directions.flatMap((descending) =>
        pages.map((page) => ({
          what: `instruments by ${orderBy}, ${said(descending)}, page ${page}`,
          ask: async (store: PostgresStore, { issuer }: People) =>
            desk(store).tradeInstruments({ page, pageSize: 20, orderBy, descending }, contextOf(issuer)),
        })),
      ),
    ),
    ...([undefined, ['EFFECTIVE'], ['RETURNED', 'REFUSED_BY_RULE']] as const).flatMap((states) =>
      pages.map((page) => ({
        what: `applications, ${states?.[0] ?? 'all'}, page ${page}`,
        ask: async (store: PostgresStore, { operator }: People) =>
          store.transaction(async ({ tradeApplications }) => {
            const query = applicationQuery({ states: states && [...states] }, operator);
            await tradeApplications.sum(query);
            await tradeApplications.page(query, { offset: (page - 1) * 20, limit: 20 });
          }),
      })),
    ),
    ...(['operator', 'director'] as const).map((who) => ({
      what: `to-do of ${who === 'operator' ? 'an operator' : 'a director'}`,
      ask: async (store: PostgresStore, people: People) =>
        store.transaction(async (transaction) =>
          readToDo(transaction, await tradeReader(transaction, people[who], 'zh-CN', now, () => [])),
        ),
    })),
  ];
}

/** Ledger and overview, each in one call. */
function figuresAsked(now: number): readonly (Asked & { readonly limit: number })[] {
  const today = shanghaiDate(now);
  const year = `${today.slice(0, 4)}-01-01`;
  return [
    ...(['operator', 'issuer'] as const).flatMap((who) =>
      [year, '2000-01-01'].map((from) => ({
        what: `ledger of ${who === 'operator' ? 'a holder' : 'an issuer'} from ${from === year ? 'the year’s first day' : 'the beginning'}, with balances`,
        limit: 200,
        ask: async (store: PostgresStore, people: People) =>
          holdingDesk(partsOn(store, now)).tradeLedger(
            { from, to: today, page: 1, pageSize: 20 },
            contextOf(people[who]),
          ),
      })),
    ),
    ...(['operator', 'director', 'issuer'] as const).map((who) => ({
      what: `landing of ${who === 'operator' ? 'a holder’s operator' : who === 'director' ? 'a holder’s director' : 'an issuer’s operator'}`,
      limit: 100,
      ask: async (store: PostgresStore, people: People) =>
        figuresDesk(partsOn(store, now)).tradeFigures({ instrumentKind: 'credit' }, contextOf(people[who])),
    })),
  ];
}

/** A store that uses an existing transaction, to record what is read for its answers. */
const storeOn = (transaction: Transaction): PostgresStore =>
  // Desks use only the transactions of a store.
  ({
    transaction: async (work: (given: Transaction) => Promise<unknown>) => work(transaction),
  }) as unknown as PostgresStore;

/**
 * Lists, ledger, overview and comparison of one company with many rows. The lists are compared with those of few rows.
 */
export async function tradeLists(
  small: Filled,
  large: Filled,
  { few, many, now }: { readonly few: number; readonly many: number; readonly now: number },
): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  const [ofSmall, ofLarge] = [await peopleOf(small.store, now), await peopleOf(large.store, now)];
  const add = async (reading: Reading, { ask }: Asked): Promise<void> => {
    const inTheWay = isMet(reading)
      ? undefined
      : await walkedRows(large.address, async (transaction) => ask(storeOn(transaction), ofLarge));
    readings.push({ ...reading, ...(inTheWay === undefined ? {} : { inTheWay }) });
  };
  for (const asked of listsAsked(now)) {
    const floor = {
      is: `with ${few} rows of the company`,
      value: await timed(times, async () => asked.ask(small.store, ofSmall)),
    };
    const measured = await timed(times, async () => asked.ask(large.store, ofLarge));
    await add({ what: asked.what, measured, unit: 'ms', floor, limit: 1.2, slack: 5 }, asked);
  }
  for (const asked of figuresAsked(now)) {
    const measured = await timed(times, async () => asked.ask(large.store, ofLarge));
    await add({ what: `${asked.what}, ${many} rows`, measured, unit: 'ms', limit: asked.limit }, asked);
  }
  const begun = performance.now();
  const found = await createLedgerCheck({ store: large.store, clock: { now: () => now, realTime: () => now } })();
  if (found?.faults !== 0) throw new Error(`The comparison found ${JSON.stringify(found)}`);
  readings.push({
    what: `daily comparison over ${many} postings`,
    measured: performance.now() - begun,
    unit: 'ms',
    limit: 30_000,
  });
  return readings;
}
