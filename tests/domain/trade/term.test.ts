import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekday } from '../../../src/domain/calendar/plain-date.ts';
import { isWorkingDay, plainWeek } from '../../../src/domain/calendar/working-days.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import {
  addMonths,
  suggestedDueDay,
  termDays,
  termOf,
  workingDaysBefore,
} from '../../../src/domain/trade/shared/term.ts';
import { closesOn, lastOpenDay } from '../../../src/domain/trade/shared/transfer-rules.ts';
import { mayHolidays } from './rule-facts.ts';

const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays('2024-01-01', count));

describe('months after a day', () => {
  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 6, '2028-08-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-12-15', 12, '2027-12-15'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('of %s after %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('never come earlier for a later day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 24 }), (date, months) => {
        expect(addMonths(addDays(date, 1), months) >= addMonths(date, months)).toBe(true);
      }),
    );
  });
});

describe('the length of a term', () => {
  it.each([
    ['2026-11-26', '2026-11-27', 'past'],
    ['2026-11-27', '2026-11-27', 'past'],
    ['2026-11-28', '2026-11-27', 'usual'],
    ['2027-05-27', '2026-11-27', 'usual'],
    ['2027-05-28', '2026-11-27', 'exceptional'],
    ['2027-11-27', '2026-11-27', 'exceptional'],
    ['2027-11-28', '2026-11-27', 'too-long'],
    ['2027-02-28', '2026-08-31', 'usual'],
    ['2027-03-01', '2026-08-31', 'exceptional'],
    ['2029-02-28', '2028-02-29', 'exceptional'],
    ['2029-03-01', '2028-02-29', 'too-long'],
  ])('until %s from %s is %s', (dueOn, issuedOn, expected) => {
    expect(termOf(dueOn, issuedOn)).toBe(expected);
  });

  it('is counted in calendar days', () => {
    expect(termDays('2027-03-01', '2027-02-28')).toBe(1);
    expect(termDays('2028-03-01', '2028-02-28')).toBe(2);
  });

  it('never grows while its day stays', () => {
    const order = ['past', 'usual', 'exceptional', 'too-long'];
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 500 }), (issuedOn, length) => {
        const dueOn = addDays(issuedOn, length);
        expect(order.indexOf(termOf(dueOn, addDays(issuedOn, 1)))).toBeLessThanOrEqual(
          order.indexOf(termOf(dueOn, issuedOn)),
        );
      }),
    );
  });
});

describe('working days before a day', () => {
  it.each([
    ['2027-03-31', 3, '2027-03-26'],
    ['2027-03-29', 1, '2027-03-26'],
    ['2027-03-28', 1, '2027-03-26'],
    ['2027-05-06', 1, '2027-04-30'],
    ['2027-05-10', 1, '2027-05-08'],
    ['2027-05-10', 3, '2027-05-06'],
    ['2027-05-10', 0, '2027-05-10'],
  ])('of %s, %i of them, is %s', (date, count, expected) => {
    expect(workingDaysBefore(date, count, mayHolidays)).toBe(expected);
  });

  it('is a working day with so many from it on to the day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const before = workingDaysBefore(date, count, mayHolidays);
        let between = 0;
        for (let day = before; day < date; day = addDays(day, 1)) if (isWorkingDay(day, mayHolidays)) between += 1;
        expect([isWorkingDay(before, mayHolidays), between]).toEqual([true, count]);
      }),
    );
  });
});

describe('the day of payment', () => {
  it('is the due day, or the next working day; then the instrument closes three working days before', () => {
    expect(paysOn('2027-03-31', mayHolidays)).toEqual({ day: '2027-03-31', about: false });
    expect(paysOn('2027-05-01', mayHolidays)).toEqual({ day: '2027-05-06', about: false });
    expect(closesOn('2027-05-01', mayHolidays)).toBe('2027-04-28');
    expect(lastOpenDay('2027-05-01', mayHolidays)).toBe('2027-04-27');
  });

  it('may still move in a year whose days off are not known', () => {
    expect(paysOn('2028-03-31', mayHolidays).about).toBe(true);
    expect(closesOn('2027-03-31', plainWeek)).toBe('2027-03-26');
  });
});

describe('a suggested due day', () => {
  it.each([
    ['2026-11-27', 3, '2027-02-26'],
    ['2026-11-28', 3, '2027-02-26'],
    ['2026-11-30', 6, '2027-05-28'],
    ['2026-12-01', 3, '2027-03-01'],
    ['2026-12-02', 6, '2027-06-02'],
  ])('from %s in %i months is %s', (from, months, expected) => {
    expect(suggestedDueDay(from, months)).toBe(expected);
  });

  it('is a weekday, and within the usual term', () => {
    fc.assert(
      fc.property(days, (from) => {
        const day = suggestedDueDay(from, 6);
        expect([1, 2, 3, 4, 5]).toContain(weekday(day));
        expect(termOf(day, from)).toBe('usual');
      }),
    );
  });
});
