import { describe, expect, it } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import {
  isUrgentToDo,
  filterToDo,
  noToDoFilter,
  type NarrowedItem,
  type ToDoFilter,
} from '../../../src/domain/trade/shared/to-do-filter.ts';

const today = '2026-11-27';
const since = (day: string): number => Date.parse(`${day}T09:00:00+08:00`);

interface Row extends NarrowedItem {
  readonly name: string;
}

const rows: readonly Row[] = [
  { name: 'new', amount: money('500.00'), since: since('2026-11-27'), until: '2026-11-30' },
  { name: 'old', amount: money('100.00'), since: since('2026-11-20'), until: '' },
  { name: 'mid', amount: money('900.00'), since: since('2026-11-24'), until: '2026-11-28' },
  { name: 'unknown', amount: money('500.01'), since: undefined, until: '2026-11-28' },
];

interface Asked extends Pick<Partial<ToDoFilter>, 'waited' | 'order'> {
  readonly from?: string;
  readonly to?: string;
}

const left = ({ from, to, ...narrowing }: Asked): string =>
  filterToDo(
    rows,
    { ...noToDoFilter, ...narrowing, from: from ? money(from) : undefined, to: to ? money(to) : undefined },
    today,
    (row) => row,
  )
    .map(({ name }) => name)
    .join(' ');

describe('a narrowed queue', () => {
  it.each([
    [{}, 'old mid new unknown'],
    [{ order: 'amount' }, 'mid unknown new old'],
    [{ order: 'until' }, 'mid unknown new old'],
    [{ from: '500.00' }, 'mid new unknown'],
    [{ to: '500.00' }, 'old new'],
    [{ from: '500.01', to: '500.01' }, 'unknown'],
    [{ waited: 1 }, 'old mid'],
    [{ waited: 3 }, 'old mid'],
    [{ waited: 7 }, 'old'],
    [{ waited: 7, from: '500.00' }, ''],
  ] as const)('by %j is %j', (narrowing, names) => {
    expect(left(narrowing)).toBe(names);
  });
});

describe('the waiting applications', () => {
  it.each([
    ['', false],
    ['2026-11-26', true],
    ['2026-11-27', true],
    // 27 November 2026 is a Friday.
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('until %j is urgent: %j', (until, isUrgent) => {
    expect(isUrgentToDo(until, today)).toBe(isUrgent);
  });
});
