import { describe, expect, it } from 'vitest';
import { workingTenths } from '../../../src/domain/calendar/working-time.ts';
import { plainWeek, type WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const calendar: WorkingCalendar = {
  ...plainWeek,
  holidays: new Set(['2026-10-01']),
  workedWeekends: new Set(['2026-10-10']),
};

describe('the working time', () => {
  it.each([
    // 2026-11-27 is a Friday.
    ['2026-11-27T10:00', '2026-11-27T12:30', 25],
    ['2026-11-27T07:00', '2026-11-27T09:06', 1],
    ['2026-11-27T16:00', '2026-11-27T23:59', 10],
    ['2026-11-27T18:00', '2026-11-27T20:00', 0],
    ['2026-11-27T16:00', '2026-11-30T10:00', 20],
    ['2026-11-28T10:00', '2026-11-29T16:00', 0],
    ['2026-11-26T17:00', '2026-11-27T17:00', 80],
    ['2026-11-23T09:00', '2026-11-27T17:00', 400],
    ['2026-09-30T16:00', '2026-10-02T10:00', 20],
    ['2026-10-10T09:00', '2026-10-10T17:00', 80],
    ['2026-11-27T10:00:00', '2026-11-27T10:02:59', 0],
    ['2026-11-27T10:00:00', '2026-11-27T10:03:00', 1],
    ['2026-11-27T12:00', '2026-11-27T12:00', 0],
    ['2026-11-27T12:00', '2026-11-27T10:00', 0],
  ])('from %s to %s is %i tenths of an hour', (from, to, expected) => {
    expect(workingTenths(at(from), at(to), calendar)).toBe(expected);
  });

  it('of two spans is that of both together', () => {
    const [one, two, three] = [at('2026-11-26T08:15'), at('2026-11-27T13:00'), at('2026-12-01T18:30')];
    const parts = workingTenths(one, two, plainWeek) + workingTenths(two, three, plainWeek);
    expect(parts).toBe(workingTenths(one, three, plainWeek));
  });
});
