import { describe, expect, it } from 'vitest';
import { addDays, shanghaiDate } from '../../src/domain/calendar/plain-date.ts';

import {
  accountNumber,
  count,
  dateTime,
  dateTimeOfYear,
  dateTimeShort,
  dayOfWeek,
  englishDay,
  englishDayShort,
  englishMoment,
  englishMomentOfYear,
  englishMomentShort,
  fileProgress,
  fileSize,
  money,
  orDashes,
  percent,
  plainDate,
  shortDate,
  timeOfDay,
} from '../../src/words/format.ts';

describe('money', () => {
  it.each([
    ['642300.00', '¥642,300.00'],
    ['0', '¥0.00'],
    ['-1.5', '-¥1.50'],
    ['99999999999999.98', '¥99,999,999,999,999.98'],
    ['9999999999999999.99', '¥9,999,999,999,999,999.99'],
    ['', '--'],
    [undefined, '--'],
    [null, '--'],
    ['1e5', '--'],
    ['12,000', '--'],
  ])('of %j reads %s', (yuan, shown) => {
    expect(money(yuan)).toBe(shown);
  });
});

describe('dates', () => {
  it('are plain: no zone moves them', () => {
    expect(plainDate('2026-01-01')).toBe('2026-01-01');
    expect(shortDate('2026-01-01', '2026-11-21')).toBe('01-01');
    expect(shortDate('2025-12-31', '2026-11-21')).toBe('2025-12-31');
    expect(shortDate('2026-11-18', '2026-11-21')).toBe('11-18');
    expect(plainDate('')).toBe('--');
    expect(dayOfWeek('2026-11-24')).toBe(2);
  });

  it('of instants are those of Shanghai', () => {
    const justBeforeMidnightUtc = '2026-12-31T16:00:00Z';
    expect(dateTime(justBeforeMidnightUtc)).toBe('2027-01-01 00:00:00');
    expect(dateTimeShort('2026-11-18T06:05:59Z', '2026-11-21')).toBe('11-18 14:05');
    expect(dateTimeShort(Date.UTC(2025, 10, 18, 6, 5), '2026-11-21')).toBe('2025-11-18 14:05');
    expect([
      dateTimeOfYear(justBeforeMidnightUtc),
      dateTimeOfYear('never'),
      englishMomentOfYear(justBeforeMidnightUtc),
      englishMomentOfYear(undefined),
    ]).toEqual(['2027-01-01 00:00', '--', '1 Jan 2027, 00:00', '--']);
    expect(timeOfDay('2026-11-18T02:32:00Z')).toBe('10:32');
    expect(dateTimeShort('never', '2026-11-21')).toBe('--');
    expect(dateTimeShort(undefined, '2026-11-21')).toBe('--');
    expect(dateTimeShort('2026-11-18', '2026-11-21')).toBe('11-18');
  });
});

describe('sizes and counts', () => {
  it.each([
    [0, '0 B'],
    [820 * 1024, '820 KB'],
    [5120 * 1024, '5 MB'],
    [1433.6 * 1024, '1.4 MB'],
    [61440 * 1024, '60 MB'],
    [1024 * 1024 - 1, '1 MB'],
    [Number.NaN, '--'],
    [undefined, '--'],
  ])('%s bytes read %s', (bytes, shown) => {
    expect(fileSize(bytes)).toBe(shown);
  });

  it('show progress in the unit of the whole, never beyond it', () => {
    expect(fileProgress(3_250_586, 5_242_880)).toBe('3.1 / 5.0 MB');
    expect(fileProgress(9_999_999, 5_242_880)).toBe('5.0 / 5.0 MB');
    expect(fileProgress(1024, 4096)).toBe('1 / 4 KB');
    expect(percent(0.999)).toBe('99%');
    expect(percent(2)).toBe('100%');
  });

  it('group counts by thousands and account numbers by four', () => {
    expect(count(1284)).toBe('1,284');
    expect(accountNumber('6222021010000000123')).toBe('6222 0210 1000 0000 123');
    expect(accountNumber('62220210')).toBe('6222 0210');
    expect(accountNumber(' ')).toBe('--');
    expect(orDashes('  ')).toBe('--');
    expect(orDashes(0)).toBe('0');
  });
});

describe('absurd numbers', () => {
  it.each([Number.NaN, Infinity, -Infinity, 1e300, -1e300, 8.64e15 + 1, 8.64e15, -8.64e15])(
    '%d reads as nothing, and fails nowhere',
    (absurd) => {
      expect([
        dateTime(absurd),
        dateTimeShort(absurd, '2026-11-21'),
        timeOfDay(absurd),
        plainDate(shanghaiDate(absurd)),
      ]).toEqual(['--', '--', '--', '--']);
      expect(addDays('2026-11-21', absurd)).toBe('');
      expect(count(Number.NaN) + percent(Number.NaN) + fileSize(Number.NaN)).toBe('------');
    },
  );
});

describe('days and moments in English', () => {
  const moment = Date.parse('2026-11-10T06:05:09Z');

  it('have the name of their month, so that day and month cannot change places', () => {
    expect([englishDay('2026-11-10'), englishDay('2026-10-11'), englishDay('2026-1'), englishDay(undefined)]).toEqual([
      '10 Nov 2026',
      '11 Oct 2026',
      '--',
      '--',
    ]);
    expect([englishMoment(moment), englishMoment('2026-11-10'), englishMoment(null)]).toEqual([
      '10 Nov 2026, 14:05:09',
      '10 Nov 2026',
      '--',
    ]);
  });

  it('go without the year only while it is this year', () => {
    expect([
      englishDayShort('2026-11-10', '2026-12-01'),
      englishDayShort('2026-11-10', '2027-01-01'),
      englishDayShort('', '2026-12-01'),
    ]).toEqual(['10 Nov', '10 Nov 2026', '--']);
    expect([
      englishMomentShort(moment, '2026-12-01'),
      englishMomentShort(moment, '2027-01-01'),
      englishMomentShort(Number.NaN, '2026-12-01'),
    ]).toEqual(['10 Nov, 14:05', '10 Nov 2026, 14:05', '--']);
  });
});
