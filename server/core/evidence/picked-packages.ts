import type { PickedWire } from '../../../src/contract/extensions/evidence/picked-extensions.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { Caller } from '../context.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { PackagePage, PackageQuery, PackageTotals } from '../tables/evidence.ts';
import type { Transaction } from '../store.ts';
import { parseOptionalBook } from './asked-book.ts';
import { compareKeys, sortKeys, type Key } from './merged-pages.ts';
import { ownShelf } from './ownership.ts';
import { queriesOfRequest, queryOf, shelvesOf, totalsOf } from './package-queries.ts';

type Order = Pick<PackagePage, 'orderBy' | 'descending'>;

/** Queries for the selected packages. Each is limited to one of the caller's shelves, so that no other is found. */
export interface PickedQueries {
  readonly all: readonly PackageQuery[];
  readonly except: ReadonlySet<string>;
  readonly also: readonly PackageQuery[];
  /** Numbers in the queries of `also`. */
  readonly named: readonly string[];
}

/**
 * Queries for a selection. Refuses with REQUEST_INVALID an unknown book, contradictory conditions or the other side's
 * packages, and with NOT_PERMITTED a book that the role does not have.
 */
export function pickedQueries(
  { docType, docScene, all, except = [], also = [] }: PickedWire,
  caller: Pick<Caller, 'user' | 'role'>,
  now: number,
): PickedQueries {
  const [named, book] = [[...new Set(also)], parseOptionalBook({ docType, docScene })];
  const shelves = book === undefined ? shelvesOf(caller) : [ownShelf(caller, book)];
  return {
    all: all ? queriesOfRequest({ ...all, docType, docScene }, caller, now) : [],
    except: new Set(except),
    named,
    also: named.length === 0 ? [] : shelves.map((shelf) => ({ ...queryOf({}, shelf, caller), numbers: named })),
  };
}

const among = (queries: readonly PackageQuery[], numbers: readonly string[]): readonly PackageQuery[] =>
  numbers.length === 0 ? [] : queries.map((query) => ({ ...query, numbers }));

function inStates(
  queries: readonly PackageQuery[],
  states: readonly PackageState[] | undefined,
): readonly PackageQuery[] {
  if (states === undefined) return queries;
  return queries.map((query) => ({
    ...query,
    states: query.states === undefined ? states : query.states.filter((state) => states.includes(state)),
  }));
}

/** Number and total amount of the picked packages; limited to some states where these are given. */
export async function pickedTotals(
  transaction: Transaction,
  { all, except, also, named }: PickedQueries,
  states?: readonly PackageState[],
): Promise<PackageTotals> {
  // A number in both lists is selected, as in `selectedNumbersAmong`.
  const out = [...except].filter((number) => !named.includes(number));
  const found = await totalsOf(transaction, inStates([...all, ...also], states));
  const surplus = await totalsOf(transaction, inStates([...among(all, out), ...among(all, named)], states));
  return {
    count: found.count - surplus.count,
    totalAmount: { fen: found.totalAmount.fen - surplus.totalAmount.fen },
  };
}

/** Numbers that are selected, among the given ones. */
export async function selectedNumbersAmong(
  transaction: Transaction,
  { all, except, also, named }: PickedQueries,
  shown: readonly string[],
): Promise<readonly string[]> {
  const page: PackagePage = { orderBy: 'docDatumId', descending: false, offset: 0, limit: shown.length };
  const asked = [
    ...among(
      all,
      shown.filter((each) => !except.has(each)),
    ),
    ...among(
      also,
      shown.filter((each) => named.includes(each)),
    ),
  ];
  const found = new Set<string>();
  for (const query of asked) for (const number of await transaction.packages.numbers(query, page)) found.add(number);
  return shown.filter((each) => found.has(each));
}

const readAtOnce = 1000;

/** Sort keys of packages, by package number. */
async function keysOf(
  transaction: Transaction,
  numbers: readonly string[],
  key: (record: PackageRecord) => Key,
): Promise<ReadonlyMap<string, Key>> {
  const keys = new Map<string, Key>();
  for (let from = 0; from < numbers.length; from += readAtOnce) {
    for (const record of await transaction.packages.findAll(numbers.slice(from, from + readAtOnce)))
      keys.set(record.docDatumId, key(record));
  }
  return keys;
}

/**
 * Numbers of the selected packages at this moment, in an order: none is missed or repeated, regardless of changes while
 * they are processed. At most `most`, and one more where there are more.
 */
export async function pickedNumbers(
  transaction: Transaction,
  { all, except, also }: PickedQueries,
  order: Order,
  most: number,
  states?: readonly PackageState[],
): Promise<readonly string[]> {
  const found: (readonly string[])[] = [];
  for (const query of inStates([...all, ...also], states)) {
    const numbers = await transaction.packages.numbers(query, { ...order, offset: 0, limit: most + 1 + except.size });
    if (numbers.length > 0) found.push(numbers);
  }
  const named = new Set(also.flatMap(({ numbers = [] }) => numbers));
  const kept = [...new Set(found.flat())].filter((number) => named.has(number) || !except.has(number));
  if (found.length < 2) return kept.slice(0, most + 1);
  const keys = await keysOf(transaction, kept, sortKeys[order.orderBy]);
  const sign = order.descending ? -1 : 1;
  return kept
    .toSorted((a, b) => sign * (compareKeys(keys.get(a) ?? '', keys.get(b) ?? '') || compareKeys(a, b)))
    .slice(0, most + 1);
}
