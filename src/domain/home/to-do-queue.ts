import type { PlainDate } from '../calendar/plain-date.ts';

/**
 * What a reader has to do, the most urgent first where no last day says otherwise: to accept an amount, to decide or to
 * correct an application, to go on with a financing, to confirm what a colleague proposes; to correct a returned
 * package, to supply the letter of an overdue one, to hand in one that is being changed, to complete a new one.
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

/** Something that waits. */
export interface QueuedItem {
  readonly task: ToDoTask;
  /** Last day to do it; empty for none. */
  readonly until: PlainDate;
  /** Since when it waits, in milliseconds; undefined where that is not known. */
  readonly since: number | undefined;
}

/** What waits of one task. */
export interface ToDoGroup<Item extends QueuedItem> {
  readonly task: ToDoTask;
  /** Number of all that waits; items may be the first of them alone. */
  readonly count: number;
  readonly items: readonly Item[];
}

/** Later than any last day. */
const never: PlainDate = '9999-12-31';

const endOf = ({ until }: Pick<QueuedItem, 'until'>): PlainDate => until || never;

const compareDays = (one: PlainDate, other: PlainDate): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Groups in which something waits, by the last day of their most urgent item, then in the order of the tasks. Items
 * keep their order.
 */
export function queueOf<Item extends QueuedItem>(groups: readonly ToDoGroup<Item>[]): readonly ToDoGroup<Item>[] {
  const firstEnd = ({ items }: ToDoGroup<Item>): PlainDate => items.map(endOf).toSorted(compareDays)[0] ?? never;
  return groups
    .filter(({ count, items }) => count > 0 || items.length > 0)
    .toSorted(
      (one, other) =>
        compareDays(firstEnd(one), firstEnd(other)) || toDoTasks.indexOf(one.task) - toDoTasks.indexOf(other.task),
    );
}
