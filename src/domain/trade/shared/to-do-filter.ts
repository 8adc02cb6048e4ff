import { daysBetween, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, plainWeek } from '../../calendar/working-days.ts';
import { compareMoney, type Money } from '../../money/money.ts';

/** Sort orders of a to-do list: longest waiting, largest amount, or nearest last day first. */
export const toDoOrders = ['waited', 'amount', 'until'] as const;
export type ToDoOrder = (typeof toDoOrders)[number];

/** Options of the filter by days of waiting. */
export const waitedDays = [1, 3, 7] as const;

/** Filter and sort order of a to-do list. */
export interface ToDoFilter {
  /** Bounds of the amount, inclusive; undefined for no bound. */
  readonly from: Money | undefined;
  readonly to: Money | undefined;
  /** Minimum number of days of waiting; undefined for any. */
  readonly waited: (typeof waitedDays)[number] | undefined;
  readonly order: ToDoOrder;
}

export const noToDoFilter: ToDoFilter = { from: undefined, to: undefined, waited: undefined, order: 'waited' };

/**
 * Facts of an item for filtering and sorting. `since`: start of waiting in milliseconds since the epoch; undefined
 * where unknown.
 */
export interface NarrowedItem {
  readonly amount: Money;
  readonly since: number | undefined;
  /** Last day; empty for none. */
  readonly until: PlainDate;
}

const isWithin = ({ amount, since }: NarrowedItem, { from, to, waited }: ToDoFilter, today: PlainDate): boolean =>
  (from === undefined || compareMoney(amount, from) >= 0) &&
  (to === undefined || compareMoney(amount, to) <= 0) &&
  (waited === undefined || (since !== undefined && daysBetween(shanghaiDate(since), today) >= waited));

const compareSince = (one: NarrowedItem, other: NarrowedItem): number =>
  (one.since ?? Number.MAX_VALUE) - (other.since ?? Number.MAX_VALUE);

/** Items without a last day come last. */
const compareUntil = (one: NarrowedItem, other: NarrowedItem): number =>
  Number(one.until === '') - Number(other.until === '') ||
  (one.until < other.until ? -1 : Number(one.until > other.until));

const comparisons: Readonly<Record<ToDoOrder, (one: NarrowedItem, other: NarrowedItem) => number>> = {
  waited: compareSince,
  amount: (one, other) => compareMoney(other.amount, one.amount) || compareSince(one, other),
  until: (one, other) => compareUntil(one, other) || compareSince(one, other),
};

/** Applies a filter and sort order to the rows of a to-do list. `itemOf`: returns the facts of a row. */
export function filterToDo<Row>(
  rows: readonly Row[],
  narrowing: ToDoFilter,
  today: PlainDate,
  itemOf: (row: Row) => NarrowedItem,
): readonly Row[] {
  const compare = comparisons[narrowing.order];
  return rows
    .map((row) => ({ row, item: itemOf(row) }))
    .filter(({ item }) => isWithin(item, narrowing, today))
    .toSorted((one, other) => compare(one.item, other.item))
    .map(({ row }) => row);
}

/** Whether an item is urgent: its last day is at most the next weekday. Items without a last day are not. */
export const isUrgentToDo = (until: PlainDate, today: PlainDate): boolean =>
  until !== '' && until <= addWorkingDays(today, 1, plainWeek).day;
