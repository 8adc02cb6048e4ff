import { describe, expect, test } from 'vitest';
import {
  hasSeveralInvoices,
  isAnotherPaper,
  joinFindings,
  splitObstacle,
  type PaperFindings,
} from '../../../../src/domain/evidence/reading/paper-findings.ts';

const area = { left: 0, top: 0, width: 1, height: 0.5 };
const five: PaperFindings = {
  pageCount: 2,
  pagesRead: 2,
  invoices: [
    { number: '1', parts: [{ page: 1 }] },
    { number: '2', parts: [{ page: 2 }] },
  ],
};

test.each([
  [undefined, false],
  [{ invoices: [] }, false],
  [{ invoices: five.invoices.slice(0, 1) }, false],
  [five, true],
])('several invoices: %j %s', (paper, several) => {
  expect(hasSeveralInvoices(paper)).toBe(several);
});

test.each([
  ['contract', 'invoice', true],
  ['delivery-note', 'contract', true],
  ['invoice', 'invoice', false],
  [undefined, 'invoice', false],
] as const)('a file that looks like %s is no %s: %s', (looksLike, kind, another) => {
  expect(isAnotherPaper({ looksLike }, kind)).toBe(another);
});

describe('a file with several invoices', () => {
  const shared = (one: object, other: object): PaperFindings => ({
    ...five,
    invoices: [
      { number: '1', parts: [{ page: 1, ...one }] },
      { number: '2', parts: [{ page: 1, ...other }] },
    ],
  });
  test.each<readonly [string, PaperFindings, string | undefined]>([
    ['with pages of their own can be divided', five, undefined],
    ['with parts of a page can be divided', shared({ area }, { area: { ...area, top: 0.5 } }), undefined],
    ['that is signed cannot', { ...five, undividable: 'signed' }, 'signed'],
    ['that is encrypted cannot', { ...five, undividable: 'encrypted' }, 'encrypted'],
    ['of which only the first pages were read cannot', { ...five, pagesRead: 1 }, 'not-all-read'],
    ['that lie over each other cannot', shared({}, { area }), 'overlapping'],
  ])('%s', (_, paper, why) => {
    expect(splitObstacle(paper)).toBe(why);
  });
});

describe('findings of two readers', () => {
  const one = { ...five, invoices: five.invoices.slice(0, 1) };
  const none = { ...five, invoices: [] };
  const other = { ...five, invoices: [{ number: '9', parts: [{ page: 1 }] }, ...five.invoices.slice(1)] };
  test.each<readonly [string, PaperFindings | undefined, PaperFindings | undefined, PaperFindings | undefined]>([
    ['one alone', one, undefined, one],
    ['the other alone', undefined, one, one],
    ['what was seen where nothing was known', none, five, five],
    ['what was seen where it confirms a code', one, five, five],
    ['the code where something else was seen', one, other, one],
  ])('are %s', (_, known, seen, expected) => {
    expect(joinFindings(known, seen)?.invoices).toEqual(expected?.invoices);
  });
  test('report the kind of paper that either finds', () => {
    expect(joinFindings(none, { ...none, looksLike: 'contract' })?.looksLike).toBe('contract');
  });
});
