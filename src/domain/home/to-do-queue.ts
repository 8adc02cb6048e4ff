import type { PlainDate } from '../calendar/plain-date.ts';

/**
 * Tasks of a user, in their order where no last day decides. In the trade: accept an amount, decide on or correct an
 * application, continue a financing, confirm a colleague's proposal. With packages: correct a returned one, add the
 * letter of an overdue one, submit one that is being changed, complete a new one.
 */
export const toDoTasks = [
  'accept',
  'decide',
  'mend',
  'finance',
  'confirm',
  'correct',
  'sign',
  'resubmit',
  'complete',
] as const;
export type ToDoTask = (typeof toDoTasks)[number];

/** An item of the to-do list. */
export interface QueuedItem {
  readonly task: ToDoTask;
  /** Last day for the task; empty for none. */
  readonly until: PlainDate;
  /** Start of waiting, in milliseconds since the epoch; undefined where unknown. */
  readonly since: number | undefined;
}

/** Items of one task. */
export interface ToDoGroup<Item extends QueuedItem> {
  readonly task: ToDoTask;
  /** Number of all items; `items` may have only the first of them. */
  readonly count: number;
  readonly items: readonly Item[];
}

/** A day after any last day. */
const never: PlainDate = '9999-12-31';

const endOf = ({ until }: Pick<QueuedItem, 'until'>): PlainDate => until || never;

const compareDays = (one: PlainDate, other: PlainDate): number => (one < other ? -1 : one > other ? 1 : 0);

/** The groups with items, sorted by the last day of their most urgent item, then by task. Items keep their order. */
export function queueOf<Item extends QueuedItem>(groups: readonly ToDoGroup<Item>[]): readonly ToDoGroup<Item>[] {
  const firstEnd = ({ items }: ToDoGroup<Item>): PlainDate => items.map(endOf).toSorted(compareDays)[0] ?? never;
  return groups
    .filter(({ count, items }) => count > 0 || items.length > 0)
    .toSorted(
      (one, other) =>
        compareDays(firstEnd(one), firstEnd(other)) || toDoTasks.indexOf(one.task) - toDoTasks.indexOf(other.task),
    );
}
