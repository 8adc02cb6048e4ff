import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isSupportedDate,
  isPlainDate,
  hasFourDigitYear,
  readPlainDate,
  shanghaiDate,
  shanghaiInstant,
  weekday,
} from '../../../src/domain/calendar/plain-date.ts';
import {
  addWorkingDays,
  isWorkingDay,
  plainWeek,
  workingDaysSince,
} from '../../../src/domain/calendar/working-days.ts';
import { expectedAnswer } from '../../../src/domain/evidence/materials/progress.ts';

const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('plain dates', () => {
  it('change at midnight in Shanghai in any time zone of the machine', () => {
    expect(shanghaiDate(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
    expect(shanghaiDate(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
    expect(shanghaiInstant('2026-11-21', 9)).toBe(Date.parse('2026-11-21T01:00:00Z'));
  });

  it('count days forward and back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('have the right day of the week', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('2026-11-22')).toBe(0);
    fc.assert(
      fc.property(dates, (date) => {
        expect(weekday(addDays(date, 7))).toBe(weekday(date));
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '', '2026-1-1'])('%j is no date', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  it.each([
    ['1900-01-01', true],
    ['2999-12-31', true],
    ['1899-12-31', false],
    ['3000-01-01', false],
    ['2026-02-29', false],
    ['', false],
  ])('%s may be searched for or not', (text, askable) => {
    expect(isSupportedDate(text)).toBe(askable);
  });

  it('are shown for the years 1000 to 9999 in Shanghai', () => {
    expect([Date.UTC(1000, 0, 1), Date.UTC(9999, 11, 31, 15, 59, 59, 999)].map(hasFourDigitYear)).toEqual([true, true]);
    expect([Date.UTC(1000, 0, 1) - 1, Date.UTC(9999, 11, 31, 16), Number.NaN].map(hasFourDigitYear)).toEqual([
      false,
      false,
      false,
    ]);
    expect(shanghaiDate(Number.NaN)).toBe('');
  });

  it.each([
    '2026-09-17',
    '2026-9-17',
    '2026/09/17',
    '2026.9.17',
    '20260917',
    ' 2026年9月17日 ',
    '2026年09月17日',
    '２０２６-０９-１７',
    '2026年 9月 17日',
    '26-9-17',
    '26/09/17',
    '26.9.17',
    '26年9月17日',
  ])('%j is read as 17 September', (text) => {
    expect(readPlainDate(text)).toBe('2026-09-17');
  });

  it.each([
    '',
    '2026',
    '2026-9',
    '2026-02-30',
    '20261317',
    '17.9.2026',
    '2026-9-17x',
    '9-17',
    '09-17',
    '9月17日',
    '6-9-17',
    '026-9-17',
    '26-2-30',
    '260917',
    '26-9',
  ])('%j is read as no date', (text) => {
    expect(readPlainDate(text)).toBeUndefined();
  });

  it.each(['10/11/26', '26-9-17', '26.09.17', ' 1/2/26 '])(
    '%s is ambiguous when short years do not come first',
    (text) => {
      expect(readPlainDate(text, { shortYearsFirst: false })).toBeUndefined();
    },
  );

  it.each(['2026-9-17', '20260917', '2026.9.17', '26年9月17日'])('%s is of one year to everybody', (text) => {
    expect(readPlainDate(text, { shortYearsFirst: false })).toBe('2026-09-17');
  });

  it.each([
    ['2026-9-7', '2026-09-07'],
    ['2026年1月5日', '2026-01-05'],
    ['20260107', '2026-01-07'],
  ])('%j is read as %s', (text, date) => {
    expect(readPlainDate(text)).toBe(date);
  });

  it.each([
    ['5 Oct 2026', '2026-10-05'],
    ['05 october 2026', '2026-10-05'],
    ['Oct 5, 2026', '2026-10-05'],
    ['17-Sep-2026', '2026-09-17'],
    ['Sept. 17 2026', '2026-09-17'],
    ['31 Nov 2026', undefined],
    ['5 Octopus', undefined],
    ['5 Xyz 2026', undefined],
    ['5 Oct 26', undefined],
  ])('%j with the name of its month is read as %s', (text, date) => {
    expect(readPlainDate(text, { shortYearsFirst: false })).toBe(date);
  });

  it('are read back as written', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(readPlainDate(date)).toBe(date);
        expect(readPlainDate(date.replaceAll('-', ''))).toBe(date);
      }),
    );
  });
});

describe('working days', () => {
  const calendar = {
    holidays: new Set(['2026-10-01', '2026-10-02']),
    workedWeekends: new Set(['2026-10-10']),
    announced: new Set([2026]),
  };

  it('skip weekends and holidays, and count make-up days', () => {
    expect(addWorkingDays('2026-09-30', 1, calendar)).toEqual({ day: '2026-10-05', about: false });
    expect(addWorkingDays('2026-10-09', 1, calendar)).toEqual({ day: '2026-10-10', about: false });
    expect(isWorkingDay('2026-10-10', calendar)).toBe(true);
    expect(addWorkingDays('2026-11-20', 2, calendar)).toEqual({ day: '2026-11-24', about: false });
  });

  it('are the next working day for zero days from a weekend', () => {
    expect(addWorkingDays('2026-11-21', 0, plainWeek).day).toBe('2026-11-23');
  });

  it('always end on a working day, and never before their start', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 60 }), (from, days) => {
        const end = addWorkingDays(from, days, plainWeek).day;
        expect(isWorkingDay(end, plainWeek)).toBe(true);
        expect(daysBetween(from, end)).toBeGreaterThanOrEqual(days);
      }),
    );
  });

  it('give an answer one day later after four in the afternoon', () => {
    expect(expectedAnswer(shanghaiInstant('2026-11-18', 15), 2, plainWeek).day).toBe('2026-11-20');
    expect(expectedAnswer(shanghaiInstant('2026-11-18', 16), 2, plainWeek).day).toBe('2026-11-23');
  });

  it('are approximate in or across a year without announced holidays', () => {
    expect(addWorkingDays('2026-12-30', 1, calendar)).toEqual({ day: '2026-12-31', about: false });
    expect(addWorkingDays('2026-12-30', 2, calendar)).toEqual({ day: '2027-01-01', about: true });
    expect(addWorkingDays('2025-12-31', 1, calendar).about).toBe(true);
    expect(addWorkingDays('2026-11-18', 1, plainWeek).about).toBe(true);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-22', 0],
    ['2026-11-20', '2026-11-23', 1],
    ['2026-09-30', '2026-10-05', 1],
    ['2026-10-09', '2026-10-10', 1],
    ['2026-12-31', '2027-01-04', undefined],
    ['2025-12-31', '2026-01-02', undefined],
  ])('from %s to %s are counted as %s', (due, today, passed) => {
    expect(workingDaysSince(due, today, calendar)).toBe(passed);
  });

  it('are not counted over many years', () => {
    const announced = new Set(Array.from({ length: 200 }, (_unused, index) => 1950 + index));
    expect(workingDaysSince('1950-01-01', '2149-12-31', { ...plainWeek, announced })).toBeUndefined();
  });
});
