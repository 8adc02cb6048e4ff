import { describe, expect, it } from 'vitest';
import { combinations, readWords, wordsOf } from '../../../../server/core/evidence/searched-words.ts';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { money } from '../../../../src/domain/money/money.ts';

const today = '2026-11-29';
const read = (query: string) =>
  readWords(
    wordsOf(query),
    today,
    () => [],
    (word) => (word === 'abs' ? ['abs'] : []),
  );
const narrowings = (query: string) => combinations(read(query), 'credit', today);

describe('searched words', () => {
  it('are each taken once', () => {
    expect(wordsOf('启衡 QH 启衡 qh')).toEqual(['启衡', 'qh']);
  });

  it.each([
    ['已退回', ['AUDIT_REJECT']],
    ['退回', ['AUDIT_REJECT']],
    ['returned', ['AUDIT_REJECT']],
    ['Draft', ['PREPARE']],
    ['corrected', ['MODIFY', 'BIZ_MODIFY']],
    ['失效', ['INVALID']],
  ])('%s names states', (word, states) => {
    expect(read(word)[0]?.states).toEqual(states);
  });

  it.each(['回', 'r', 'eturned', '启衡', 'rx6101'])('%s names no state', (word) => {
    expect(read(word)[0]?.states).toEqual([]);
  });
});

describe('the rules for packages', () => {
  it('is first all words as parts of numbers and names', () => {
    expect(narrowings('启衡 1088450')).toMatchObject([
      { words: [{ text: '启衡' }, { text: '1088450' }], amountFrom: undefined },
      { words: [{ text: '启衡' }], amountFrom: money('1088450'), amountTo: money('1088450') },
    ]);
  });

  it('is the rest of the words for a product that is named', () => {
    expect(combinations(read('启衡 ABS'), 'abs', today)).toMatchObject([{ words: [{ text: '启衡' }] }]);
    expect(combinations(read('ABS'), 'abs', today)[0]).not.toHaveProperty('words');
  });

  it('is a day that has come', () => {
    expect(narrowings('11-30').slice(1)).toMatchObject([
      { createdFrom: shanghaiInstant('2025-11-30'), createdTo: shanghaiInstant('2025-12-01') },
    ]);
  });

  it('is both of two amounts, of two days and of two states', () => {
    expect(narrowings('108万 1084000').at(-1)).toMatchObject({
      amountFrom: money('1084000'),
      amountTo: money('1084000'),
    });
    expect(narrowings('2026年11月 2026-11-27').at(-1)).toMatchObject({
      createdFrom: shanghaiInstant('2026-11-27'),
      createdTo: shanghaiInstant('2026-11-28'),
    });
    expect(narrowings('已退回 returned').at(-1)).toMatchObject({ states: ['AUDIT_REJECT'] });
    expect(narrowings('已退回 draft').at(-1)).toMatchObject({ states: [] });
  });

  it('is sixteen combinations at most', () => {
    expect(narrowings('11 12 13 14 15 16 17 18')).toHaveLength(16);
  });
});
