import { expect, it } from 'vitest';
import { money } from '../../../../src/domain/money/money.ts';
import type { Candidate } from '../../../../src/domain/evidence/selection/candidate.ts';
import {
  orderCandidates,
  isCandidateSort,
  type CandidateOrder,
} from '../../../../src/presentation/evidence/choose-candidates/candidate-order.ts';
import { candidate } from '../../../builders/candidates.ts';

const nobody: ReadonlySet<string> = new Set();
const ids = (candidates: readonly Candidate[], order?: CandidateOrder, first = nobody): string =>
  orderCandidates(candidates, order, first, { today: '2026-11-21' })
    .map((each) => each.id)
    .join('');
const two = (low: Partial<Candidate>, high: Partial<Candidate>) => [
  candidate({ id: 'B', ...high }),
  candidate({ id: 'A', ...low }),
];

it.each<[CandidateOrder['by'], Partial<Candidate>, Partial<Candidate>]>([
  ['number', { number: 'RX-9' }, { number: 'RX-10' }],
  ['payer', { creditSourceName: '北屿' }, { creditSourceName: '启衡' }],
  ['supplier', { supplierName: '第2队' }, { supplierName: '第11队' }],
  ['funder', { funderName: undefined }, { funderName: '长屿' }],
  ['business-type', { businessType: 'TM01' }, { businessType: 'TM02' }],
  ['due', { dueDate: '2026-12-31' }, { dueDate: '2027-01-01' }],
  ['amount', { amount: money('9.00') }, { amount: money('10.00') }],
])('are sorted by %s, up and down', (by, low, high) => {
  expect(isCandidateSort(by)).toBe(true);
  expect(ids(two(low, high), { by, descending: false })).toBe('AB');
  expect(ids(two(low, high).toReversed(), { by, descending: true })).toBe('BA');
});

it.each(['constructor', '', 'state'])('are not sorted by %j', (id) => {
  expect(isCandidateSort(id)).toBe(false);
});

it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
  [
    'payer before kind of trade',
    { creditSourceName: '北屿', businessType: 'TM02' },
    { creditSourceName: '启衡', businessType: 'TM01' },
  ],
  ['kind of trade before the mark', { businessType: 'TM01', invoiceTag: 'INVOICE_ABSENT' }, { businessType: 'TM02' }],
  ['the mark before the funder', { funderName: '长屿' }, { funderName: '禾泽', invoiceTag: 'INVOICE_ABSENT' }],
  [
    'funder before the due date',
    { funderName: '禾泽', dueDate: '2027-02-01' },
    { funderName: '长屿', dueDate: '2027-01-01' },
  ],
  [
    'the due date before the number',
    { dueDate: '2027-01-01', number: 'RX-2' },
    { dueDate: '2027-02-01', number: 'RX-1' },
  ],
  ['the number last of all', { number: 'RX-1' }, { number: 'RX-2' }],
])('that are likely to go together are adjacent until the user sorts: %s', (_what, low, high) => {
  expect(ids(two(low, high))).toBe('AB');
});

it('that fit no package come last in every order, and the named ones come first', () => {
  const all = [
    candidate({ id: 'A', number: 'RX-1', packagedIn: 'DD1' }),
    candidate({ id: 'B', number: 'RX-2', funderId: undefined }),
    candidate({ id: 'C', number: 'RX-3' }),
    candidate({ id: 'D', number: 'RX-4' }),
  ];
  expect(ids(all)).toBe('CDAB');
  expect(ids(all, { by: 'number', descending: true })).toBe('DCBA');
  expect(ids(all, undefined, new Set(['D']))).toBe('DCAB');
});
