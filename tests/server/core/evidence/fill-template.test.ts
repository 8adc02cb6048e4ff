import { describe, expect, it } from 'vitest';
import {
  amountInLetter,
  withBlanks,
  fillLetter,
  numbersInLetter,
} from '../../../../server/core/evidence/fill-template.ts';

const letter = {
  kind: 'letter',
  title: '函',
  date: '2026-01-05',
  from: { name: '{supplier}', uscc: '{uscc}' },
  to: '资金方：{funder}',
  paragraphs: ['凭证号：{numbers}，金额 {amount} 元', '{constructor} {nobody}'],
} as const;

describe('a template', () => {
  it('is filled in with the known values', () => {
    expect(
      fillLetter(letter, { supplier: '甲公司', uscc: '9133', funder: '乙银行', numbers: 'RX1', amount: '1.00' }),
    ).toMatchObject({
      from: { name: '甲公司', uscc: '9133' },
      to: '资金方：乙银行',
      paragraphs: ['凭证号：RX1，金额 1.00 元', '{constructor} {nobody}'],
    });
  });

  it('keeps a blank for unknown and empty values', () => {
    expect(fillLetter(letter, { funder: '' }).to).toBe('资金方：＿＿＿＿＿＿＿＿');
    expect(withBlanks(letter)).toEqual(fillLetter(letter, {}));
  });

  it('does not replace braces inside a value', () => {
    expect(fillLetter(letter, { funder: '{amount}', amount: '1.00' }).to).toBe('资金方：{amount}');
  });

  it.each([
    [1, 'N1'],
    [12, 'N12'],
    [13, '等 13 笔'],
  ])('lists %i numbers', (count, end) => {
    expect(numbersInLetter(Array.from({ length: count }, (_unused, index) => `N${index + 1}`)).endsWith(end)).toBe(
      true,
    );
  });

  it.each([
    ['0.05', '0.05'],
    ['999.00', '999.00'],
    ['1000.00', '1,000.00'],
    ['99999999999999.98', '99,999,999,999,999.98'],
    ['-1000.00', '-1,000.00'],
  ])('writes %s as %s', (given, written) => {
    expect(amountInLetter(given)).toBe(written);
  });
});
