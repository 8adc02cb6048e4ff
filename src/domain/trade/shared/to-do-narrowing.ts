import { daysBetween, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, plainWeek } from '../../calendar/working-days.ts';
import { compareMoney, type Money } from '../../money/money.ts';

/** Orders of a queue: the longest waiting, the largest amount or the nearest last day first. */
export const toDoOrders = ['waited', 'amount', 'until'] as const;
export type ToDoOrder = (typeof toDoOrders)[number];

/** Numbers of days of waiting by which a queue is narrowed. */
export const waitedDays = [1, 3, 7] as const;

/** What a queue is narrowed to, and its order. */
export interface ToDoNarrowing {
  /** Undefined for an open end; both ends are included. */
  readonly from: Money | undefined;
  readonly to: Money | undefined;
  /** Minimum number of days of waiting; undefined for any. */
  readonly waited: (typeof waitedDays)[number] | undefined;
  readonly order: ToDoOrder;
}

export const wholeToDo: ToDoNarrowing = { from: undefined, to: undefined, waited: undefined, order: 'waited' };

/** What matters of an item of a queue. `since`: instant in milliseconds, undefined where it is not known. */
export interface NarrowedItem {
  readonly amount: Money;
  readonly since: number | undefined;
  /** Last day; empty for none. */
  readonly until: PlainDate;
}

const isWithin = ({ amount, since }: NarrowedItem, { from, to, waited }: ToDoNarrowing, today: PlainDate): boolean =>
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

/** Items of a queue that a narrowing leaves, in its order. `itemOf`: what matters of a row. */
export function narrowToDo<Row>(
  rows: readonly Row[],
  narrowing: ToDoNarrowing,
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

/** Whether something is urgent: its last day is today or by the next weekday. Nothing without a last day is. */
export const isUrgentToDo = (until: PlainDate, today: PlainDate): boolean =>
  until !== '' && until <= addWorkingDays(today, 1, plainWeek).day;
