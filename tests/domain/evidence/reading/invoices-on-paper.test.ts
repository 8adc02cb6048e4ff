import { describe, expect, test } from 'vitest';
import {
  invoicesOnPaper,
  pagesOf,
  type PageOfInvoices,
} from '../../../../src/domain/evidence/reading/invoices-on-paper.ts';

const [upper, lower] = [
  { left: 0, top: 0, width: 1, height: 0.5 },
  { left: 0, top: 0.5, width: 1, height: 0.5 },
];
const page = (...numbers: readonly string[]): PageOfInvoices => numbers.map((number) => ({ number }));

describe('the invoices of a file', () => {
  test.each<readonly [string, readonly PageOfInvoices[], Readonly<Record<string, readonly number[]>>]>([
    ['none', [], {}],
    ['none on a page without a number', [page()], {}],
    ['one on one page', [page('1')], { 1: [1] }],
    [
      'five on five pages',
      ['1', '2', '3', '4', '5'].map((each) => page(each)),
      { 1: [1], 2: [2], 3: [3], 4: [4], 5: [5] },
    ],
    ['one over two pages that both have its number', [page('1'), page('1')], { 1: [1, 2] }],
    ['one with a list of goods', [page('1'), page(), page()], { 1: [1, 2, 3] }],
    ['one with a cover sheet', [page(), page('1')], { 1: [1, 2] }],
    ['two, the first over two pages', [page('1'), page(), page('2')], { 1: [1, 2], 2: [3] }],
    ['two, whose copies follow', [page('1'), page('2'), page('1'), page('2')], { 1: [1, 3], 2: [2, 4] }],
    ['two on one page', [page('1', '2')], { 1: [1], 2: [1] }],
    ['three, of which one continues on the next page', [page('1', '2'), page('2', '3')], { 1: [1], 2: [1, 2], 3: [2] }],
  ])('%s', (_, pages, expected) => {
    const found = invoicesOnPaper(pages);
    expect(Object.fromEntries(found.map((each) => [each.number, pagesOf(each)]))).toEqual(expected);
  });

  test('keep their parts of a page', () => {
    expect(
      invoicesOnPaper([
        [
          { number: '1', area: upper },
          { number: '2', area: lower },
        ],
      ]),
    ).toEqual([
      { number: '1', parts: [{ page: 1, area: upper }] },
      { number: '2', parts: [{ page: 1, area: lower }] },
    ]);
  });

  test('that occur twice on a page take all of it', () => {
    expect(
      invoicesOnPaper([
        [
          { number: '1', area: upper },
          { number: '1', area: lower },
        ],
      ]),
    ).toEqual([{ number: '1', parts: [{ page: 1 }] }]);
  });
});
