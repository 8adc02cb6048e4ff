import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueOf, toDoTasks, type QueuedItem, type ToDoGroup } from '../../../src/domain/home/to-do-queue.ts';

const item = (until: string, since?: number, task: QueuedItem['task'] = 'decide'): QueuedItem => ({
  task,
  until,
  since,
});
const group = (task: QueuedItem['task'], ...ends: readonly string[]): ToDoGroup<QueuedItem> => ({
  task,
  count: ends.length,
  items: ends.map((until) => item(until, undefined, task)),
});
const tasksOf = (groups: readonly ToDoGroup<QueuedItem>[]) => queueOf(groups).map(({ task }) => task);

describe('the queue of waiting packages', () => {
  it.each([
    [
      'by their nearest last day',
      [group('complete', '', '2026-11-30'), group('accept', '2026-12-01')],
      ['complete', 'accept'],
    ],
    [
      'by the task where none has a last day',
      [group('complete', ''), group('correct', ''), group('mend', '')],
      ['mend', 'correct', 'complete'],
    ],
    [
      'by the task on the same day',
      [group('decide', '2026-12-01'), group('accept', '2026-12-01')],
      ['accept', 'decide'],
    ],
    ['without those in which nothing waits', [group('decide'), group('accept', '')], ['accept']],
  ] as const)('orders groups %s', (_how, groups, expected) => {
    expect(tasksOf(groups)).toEqual(expected);
  });

  const items = fc.array(
    fc.record({
      task: fc.constantFrom(...toDoTasks),
      until: fc.constantFrom('', '2026-11-30', '2026-12-01', '2027-01-01'),
      since: fc.option(fc.nat(5), { nil: undefined }),
    }),
  );

  it('loses and adds nothing, keeps the order within a group, and puts no group before a more urgent one', () => {
    fc.assert(
      fc.property(items, (given) => {
        const groups = queueOf(
          toDoTasks.map((task) => {
            const of = given.filter((each) => each.task === task);
            return { task, count: of.length, items: of };
          }),
        );
        expect(new Set(groups.flatMap((each) => each.items))).toEqual(new Set(given));
        for (const each of groups) expect(each.items).toEqual(given.filter(({ task }) => task === each.task));
        const firsts = groups.map((each) =>
          Math.min(...each.items.map(({ until }) => Date.parse(until || '9999-12-31'))),
        );
        expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
      }),
    );
  });
});
