import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inUrgency,
  queueOf,
  toDoTasks,
  type QueuedItem,
  type ToDoGroup,
} from '../../../src/domain/home/to-do-queue.ts';

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

describe('the queue of what waits', () => {
  it('has the nearest last day first, then what has waited longest, and no last day last', () => {
    const rows = [item('', 1), item('2026-12-02', 9), item('2026-12-01'), item('2026-12-01', 5), item('')];
    expect(inUrgency(rows).map(({ until, since }) => `${until} ${since ?? ''}`)).toEqual([
      '2026-12-01 5',
      '2026-12-01 ',
      '2026-12-02 9',
      ' 1',
      ' ',
    ]);
  });

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

  it('loses and adds nothing, and puts nothing before what is more urgent', () => {
    fc.assert(
      fc.property(items, (given) => {
        const sorted = inUrgency(given);
        expect(sorted.length).toBe(given.length);
        expect(new Set(sorted)).toEqual(new Set(given));
        const ends = sorted.map(({ until }) => until || '9999');
        expect(ends).toEqual(ends.toSorted());
        const groups = queueOf(
          toDoTasks.map((task) => {
            const of = given.filter((each) => each.task === task);
            return { task, count: of.length, items: of };
          }),
        );
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
        const firsts = groups.map(({ items: [first] }) => first?.until || '9999');
        expect(firsts).toEqual(firsts.toSorted());
      }),
    );
  });
});
