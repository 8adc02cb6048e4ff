import * as v from 'valibot';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import {
  freezeFaults,
  ledgerFaults,
  reservationFaults,
  type LedgerFault,
} from '../../../src/domain/trade/shared/posting.ts';
import { Leases } from '../leases.ts';
import type { Parts } from '../parts.ts';
import type { Transaction } from '../store.ts';

const fact = 'trade-ledger-check';
const lease = 'trade-ledger-check';

/**
 * Number of instruments or companies that one transaction compares, and maximum number of contradictions that are
 * stored with the result.
 */
const pageSize = 500;
const maxStoredFaults = 10;

const finding = v.object({
  kind: v.picklist(['sum', 'negative', 'overspent', 'postings', 'reservations', 'freezes', 'days']),
  number: v.string(),
  holdingId: v.string(),
  expected: v.string(),
  found: v.string(),
});

const check = v.object({
  day: v.string(),
  at: v.number(),
  instruments: v.number(),
  faults: v.number(),
  first: v.array(finding),
});

/**
 * A contradiction, for operators: number of the instrument, holding (empty for the instrument itself), and both amounts
 * as decimal texts in yuan (empty where there are none to compare). For the sums of a day it names the ledger and the
 * day in place of the instrument, and the changes of the balance.
 */
export type LedgerFinding = Readonly<v.InferOutput<typeof finding>>;

/**
 * Result of a comparison: Shanghai day and instant (milliseconds) of its beginning, number of instruments and of
 * contradictions, and the first ten of these.
 */
export type LedgerCheck = Readonly<Omit<v.InferOutput<typeof check>, 'first'>> & {
  readonly first: readonly LedgerFinding[];
};

/** A contradiction in the ledger, as it appears in the log: by its kind. */
export class LedgerContradiction extends Error {
  override readonly name = 'LedgerContradiction';
  readonly code: string;

  constructor({ kind }: Pick<LedgerFinding, 'kind'>) {
    super('The ledger contradicts itself');
    this.code = kind;
  }
}

/** Result of the last comparison; undefined before the first one. */
export async function readLastLedgerCheck({ facts }: Pick<Transaction, 'facts'>): Promise<LedgerCheck | undefined> {
  return v.parse(v.fallback(v.optional(check), undefined), await facts.read(fact));
}

function toFinding(fault: LedgerFault, number: string): LedgerFinding {
  return {
    kind: fault.kind,
    number,
    holdingId: 'holdingId' in fault ? fault.holdingId : '',
    expected: 'expected' in fault ? moneyToText(fault.expected) : '',
    found: 'found' in fault ? moneyToText(fault.found) : '',
  };
}

/** Contradictions of several instruments, by the instrument's id. */
async function faultsOf(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LedgerFinding[]>> {
  const instruments = await transaction.instruments.findAll(ids);
  const all = await transaction.holdings.amountsOf(ids);
  const holdings = Map.groupBy(all, ({ instrumentId }) => instrumentId);
  const postings = Map.groupBy(await transaction.postings.movementsOf(ids), ({ instrumentId }) => instrumentId);
  const holdingIds = all.map(({ id }) => id);
  const reserveFaults = [
    ...reservationFaults(all, await transaction.reservations.ofHoldings(holdingIds)),
    ...freezeFaults(all, await transaction.holdingFreezes.ofHoldings(holdingIds)),
  ];
  const reserveFaultsByHolding = Map.groupBy(reserveFaults, (each) => ('holdingId' in each ? each.holdingId : ''));
  const found = instruments.map((instrument) => {
    const own = holdings.get(instrument.id) ?? [];
    const faults = [
      ...ledgerFaults(instrument, own, postings.get(instrument.id) ?? []),
      ...own.flatMap(({ id }) => reserveFaultsByHolding.get(id) ?? []),
    ];
    return [instrument.id, faults.map((each) => toFinding(each, instrument.number))] as const;
  });
  return new Map(found.filter(([, faults]) => faults.length > 0));
}

/** Days of the ledgers of several companies whose sums differ from their postings. */
async function dayFaultsOf({ postings }: Transaction, ids: readonly string[]): Promise<readonly LedgerFinding[]> {
  return (await postings.dayFaults(ids)).map(({ companyId, side, businessDay, expected, found }) => ({
    kind: 'days',
    number: `${companyId} ${side} ${businessDay}`,
    holdingId: '',
    expected: moneyToText(expected),
    found: moneyToText(found),
  }));
}

/** As `faultsOf` for one instrument, while its holdings are locked. */
async function recheckFaults(transaction: Transaction, id: string): Promise<readonly LedgerFinding[]> {
  const holdings = await transaction.holdings.ofInstrument(id);
  for (const holdingId of holdings.map((each) => each.id).toSorted()) await transaction.holdings.lock(holdingId);
  return (await faultsOf(transaction, [id])).get(id) ?? [];
}

class LeaseTaken extends Error {}

/**
 * Compares holdings, postings, reservations and freezes of all instruments, and the stored sums of all ledgers with
 * their postings: once each Shanghai day, on one server. Returns the result, which is also stored; undefined where the
 * comparison of the day is done already, or another server is doing it.
 */
export function createLedgerCheck({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): () => Promise<LedgerCheck | undefined> {
  const leases = new Leases(store, clock);

  /** Pages of sorted ids. */
  async function* pagesOf(
    idsAfter: (transaction: Transaction, last: string) => Promise<readonly string[]>,
  ): AsyncGenerator<readonly string[]> {
    for (let last = ''; ;) {
      const ids = await store.transaction(async (transaction) => idsAfter(transaction, last));
      const end = ids.at(-1);
      if (end === undefined) return;
      yield ids;
      last = end;
    }
  }

  const compareAll = async (): Promise<LedgerCheck | undefined> => {
    const at = clock.now();
    const day = shanghaiDate(at);
    if ((await store.transaction(readLastLedgerCheck))?.day === day) return undefined;
    const found: LedgerFinding[] = [];
    let [instruments, faults] = [0, 0];
    const note = (certain: readonly LedgerFinding[]): void => {
      faults += certain.length;
      found.push(...certain.slice(0, maxStoredFaults - found.length));
    };
    for await (const ids of pagesOf(async ({ instruments: all }, last) => all.idsAfter(last, pageSize))) {
      const suspected = await store.transaction(async (transaction) => faultsOf(transaction, ids));
      // Users work meanwhile, so values that were read at different times are compared again under a lock.
      for (const id of suspected.keys())
        note(await store.transaction(async (transaction) => recheckFaults(transaction, id)));
      instruments += ids.length;
    }
    for await (const ids of pagesOf(async ({ companies }, last) => companies.idsAfter(last, pageSize)))
      note(await store.transaction(async (transaction) => dayFaultsOf(transaction, ids)));
    const result: LedgerCheck = { day, at, instruments, faults, first: found };
    await store.transaction(async (transaction) => transaction.facts.write(fact, result));
    return result;
  };

  return async () => {
    try {
      return await leases.hold(lease, compareAll, () => {
        throw new LeaseTaken();
      });
    } catch (fault) {
      if (fault instanceof LeaseTaken) return undefined;
      throw fault;
    }
  };
}
