import { describe, expect, it } from 'vitest';
import {
  normaliseQuery,
  matchRank,
  bestMatches,
  isSearchable,
  markMatches,
  maxQueryCharacters,
} from '../../../src/domain/text/text-search.ts';

describe('a typed search text', () => {
  it.each([
    ['  ＲＸ６１０１　－2026 ', 'RX6101 -2026'],
    ['a\t\nb', 'a b'],
    ['   ', ''],
    ['启衡　重工', '启衡 重工'],
  ])('%j is searched for as %j', (typed, asked) => {
    expect(normaliseQuery(typed)).toBe(asked);
  });

  it('is cut to the longest text that is searched, at whole characters', () => {
    expect([...normaliseQuery('𠮷'.repeat(maxQueryCharacters + 5))]).toHaveLength(maxQueryCharacters);
    expect(normaliseQuery(`${'a'.repeat(maxQueryCharacters - 1)} b`)).toBe('a'.repeat(maxQueryCharacters - 1));
  });

  it.each([
    ['', false],
    ['启', false],
    ['𠮷', false],
    ['启衡', true],
    ['01', true],
  ])('%j is long enough to search records: %s', (asked, enough) => {
    expect(isSearchable(asked)).toBe(enough);
  });
});

describe('the match of a name', () => {
  it.each<[string, string, number | undefined]>([
    ['Messages', 'mes', 0],
    ['New package Digital receivables', 'pack', 1],
    ['New package Digital receivables', 'receivables new', 2],
    ['Distributor', 'trib', 2],
    ['消息中心', '中心', 2],
    ['ＡＢＣ', 'abc', 0],
    ['Messages', 'xyz', undefined],
    ['Messages', 'mes xyz', undefined],
    ['Messages', '', 0],
  ])('%j matches %j with the rank %s', (name, asked, close) => {
    expect(matchRank(name, asked)).toBe(close);
  });

  it('puts the best match first, and keeps the order of equal matches', () => {
    const names = ['All products', 'New products', 'Products due', 'Messages', 'The products'].map((name) => ({
      name,
    }));
    expect(bestMatches(names, 'products').map(({ name }) => name)).toEqual([
      'Products due',
      'All products',
      'New products',
      'The products',
    ]);
  });
});

describe('the marks of a match', () => {
  const shown = (name: string, asked: string): string =>
    markMatches(name, asked)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('');

  it.each([
    ['RX6101-2026-00871', '2026-008', 'RX6101-[2026-008]71'],
    ['Receivables due', 'DUE rec', '[Rec]eivables [due]'],
    ['启衡重工 · 启衡', '启衡', '[启衡]重工 · [启衡]'],
    ['ＲＸ１', 'rx1', '[ＲＸ１]'],
    ['消息', '别的', '消息'],
    ['消息', '', '消息'],
    ['', '消息', ''],
    ['aaa', 'aa', '[aa]a'],
    ['㍿ a', 'a', '㍿ [a]'],
    ['a+b (c)', '+b (', 'a[+b (]c)'],
  ])('in %j by the search %j are %j', (name, asked, expected) => {
    expect(shown(name, asked)).toBe(expected);
    expect(
      markMatches(name, asked)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
  });
});
