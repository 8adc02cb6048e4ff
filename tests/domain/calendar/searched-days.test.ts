import { describe, expect, it } from 'vitest';
import { readSearchedDays } from '../../../src/domain/calendar/searched-days.ts';

const read = (word: string): readonly string[] =>
  readSearchedDays(word, '2026-11-29').map(({ from, to }) => (from === to ? from : `${from}..${to}`));

describe('searched days', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-2-7', '2026-02-07'],
    ['2026/11/27', '2026-11-27'],
    ['2026.11.27', '2026-11-27'],
    ['20261127', '2026-11-27'],
    ['2026年11月27日', '2026-11-27'],
    ['２０２６－１１－２７', '2026-11-27'],
    ['2028-02-29', '2028-02-29'],
  ])('%s is one day', (word, day) => {
    expect(read(word)).toEqual([day]);
  });

  it.each(['11-27', '11/27', '11月27日', '11月27'])('%s is a day of this year, the last or the next', (word) => {
    expect(read(word)).toEqual(['2026-11-27', '2025-11-27', '2027-11-27']);
  });

  it.each([
    ['2026年11月', '2026-11-01..2026-11-30'],
    ['2026-12', '2026-12-01..2026-12-31'],
    ['2028年2月', '2028-02-01..2028-02-29'],
    ['2026/1', '2026-01-01..2026-01-31'],
  ])('%s is a month', (word, span) => {
    expect(read(word)).toEqual([span]);
  });

  it.each([
    '',
    '启衡',
    '2026',
    '11',
    '2026-02-30',
    '2027-02-29',
    '20261327',
    '2026年13月',
    '2026-00',
    '13-01',
    '2-30',
    '0-0',
    '2026-11/27',
    '1088-11-27',
    '2026-11-27-1',
    'RX2026-11-27',
  ])('%j is none', (word) => {
    expect(readSearchedDays(word, '2026-11-29')).toEqual([]);
  });

  it('finds the leap day in the years that have it', () => {
    expect(readSearchedDays('2-29', '2027-05-01').map(({ from }) => from)).toEqual(['2028-02-29']);
  });
});
