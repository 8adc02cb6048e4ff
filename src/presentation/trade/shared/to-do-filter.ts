import { isEnterable, moneyToText, parseMoney, type Money } from '../../../domain/money/money.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import {
  toDoOrders,
  waitedDays,
  noToDoFilter,
  type NarrowedItem,
  type ToDoFilter,
} from '../../../domain/trade/shared/to-do-filter.ts';

/** Number of rows from which on a queue has filters. */
const moreThanAFew = 5;

/** A filter as it is chosen; amounts are decimal texts in yuan. */
export interface NarrowingChange {
  readonly amounts?: { readonly from: string; readonly to: string };
  readonly waited?: string;
  readonly order?: string;
}

function amountFrom(text: string | null): Money | undefined {
  const amount = parseMoney(text ?? '');
  return isEnterable(amount) ? amount : undefined;
}

/** The narrowing that an address names. Invalid parts count as absent. */
export function toDoNarrowingFrom(asked: URLSearchParams): ToDoFilter {
  return {
    from: amountFrom(asked.get('min')),
    to: amountFrom(asked.get('max')),
    waited: waitedDays.find((each) => String(each) === asked.get('waited')),
    order: toDoOrders.find((each) => each === asked.get('order')) ?? noToDoFilter.order,
  };
}

/** A narrowing as parts of an address; empty for the whole queue in its usual order. */
export function narrowingInAddress({ from, to, waited, order }: ToDoFilter): Readonly<Record<string, string>> {
  return {
    ...(from ? { min: moneyToText(from) } : {}),
    ...(to ? { max: moneyToText(to) } : {}),
    ...(waited ? { waited: String(waited) } : {}),
    ...(order === noToDoFilter.order ? {} : { order }),
  };
}

/** A narrowing after one of its filters changed. */
export function changeNarrowing(narrowing: ToDoFilter, { amounts, waited, order }: NarrowingChange): ToDoFilter {
  return {
    ...narrowing,
    ...(amounts ? { from: amountFrom(amounts.from), to: amountFrom(amounts.to) } : {}),
    ...(waited === undefined ? {} : { waited: waitedDays.find((each) => String(each) === waited) }),
    ...(order === undefined ? {} : { order: toDoOrders.find((each) => each === order) ?? noToDoFilter.order }),
  };
}

/** Whether a narrowing hides rows. An order does not. */
export const isNarrowed = ({ from, to, waited }: ToDoFilter): boolean =>
  from !== undefined || to !== undefined || waited !== undefined;

/** Whether a queue with a number of rows has filters. */
export const hasFilters = (count: number): boolean => count > moreThanAFew;

/** The properties of an application or a financing that filters and orders use. */
export const filterableRow = ({
  amount,
  stateSince,
  endsOn,
}: {
  readonly amount: Money;
  readonly stateSince: number;
  readonly endsOn: PlainDate;
}): NarrowedItem => ({ amount, since: stateSince, until: endsOn });
