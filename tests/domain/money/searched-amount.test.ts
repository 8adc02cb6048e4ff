import { describe, expect, it } from 'vitest';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { readSearchedAmount } from '../../../src/domain/money/searched-amount.ts';

const read = (word: string): readonly string[] | undefined => {
  const span = readSearchedAmount(word);
  return span && [moneyToText(span.from), moneyToText(span.to)];
};

describe('a searched amount', () => {
  it.each([
    ['1,088,450.00', '1088450.00'],
    ['1088450', '1088450.00'],
    ['1088450.5', '1088450.50'],
    ['¥225,345', '225345.00'],
    ['￥２２５，３４５', '225345.00'],
    ['RMB225345', '225345.00'],
    ['225345元', '225345.00'],
    ['0.05', '0.05'],
    ['99999999999999.98', '99999999999999.98'],
  ])('%s is exact', (word, amount) => {
    expect(read(word)).toEqual([amount, amount]);
  });

  it.each([
    ['108.8万', '1087500.00', '1088499.99'],
    ['108.80万', '1087950.00', '1088049.99'],
    ['108.845万元', '1088445.00', '1088454.99'],
    ['108万', '1075000.00', '1084999.99'],
    ['1.2亿', '115000000.00', '124999999.99'],
    ['１．２亿', '115000000.00', '124999999.99'],
    ['1.000001万', '10000.01', '10000.01'],
    ['1.00001万', '10000.05', '10000.14'],
  ])('%s finds the amounts that round to it', (word, from, to) => {
    expect(read(word)).toEqual([from, to]);
  });

  it.each([
    '',
    '¥',
    '启衡',
    '00871',
    '0',
    '0.00',
    '0万',
    '1,08',
    '1,0884,50',
    '1.234',
    '1.0000001万',
    '-5',
    '12-3',
    '1e5',
    '万',
    '99999999999999.99',
    '999999999999999',
    '99999999亿',
    '1'.repeat(60),
  ])('%j is none', (word) => {
    expect(readSearchedAmount(word)).toBeUndefined();
  });
});
