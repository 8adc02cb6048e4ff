import { beforeEach, describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../src/domain/evidence/selection/candidate.ts';
import { fetchPages } from '../../../../src/presentation/evidence/choose-candidates/candidate-pages.ts';
import { takenCandidates } from '../../../../src/presentation/evidence/choose-candidates/taken-candidates.ts';
import { candidate } from '../../../builders/candidates.ts';

const rowsOf = (page: number, count: number): readonly Candidate[] =>
  Array.from({ length: count }, (_unused, index) => candidate({ id: `K${page}-${index}` }));

let asked: number[];
let leaves: AbortController;
let told: (readonly [number, boolean])[];
let rows: readonly Candidate[];

/**
 * Fetches from a back end that reports this total, and returns these rows of each page. After page `leftAt` was
 * requested, the user leaves.
 */
const fetched = async (total: number, page: (number: number) => readonly Candidate[], leftAt = 0) =>
  fetchPages({
    shelf: { book: 'credit', side: 'finance' },
    signal: leaves.signal,
    candidates: {
      page: async (_shelf, _filter, number) => {
        asked.push(number);
        if (number === leftAt) leaves.abort();
        return { total, rows: page(number) };
      },
      expectedMaterials: async () => [],
    },
    onArrived: (all, more) => {
      told.push([all.length, more]);
      rows = all;
    },
  });

beforeEach(() => {
  [asked, leaves, told, rows] = [[], new AbortController(), [], []];
});

describe('loading very many receivables', () => {
  it('reports after the first page, after each doubling, and at the end', async () => {
    expect(await fetched(240, (number) => rowsOf(number, 10))).toBe(24);
    expect(asked).toEqual(Array.from({ length: 24 }, (_unused, index) => index + 1));
    expect(told).toEqual([
      [10, true],
      [60, true],
      [160, true],
      [240, false],
    ]);
  });

  it.each([
    [1, [[10, false]]],
    [
      2,
      [
        [10, true],
        [20, false],
      ],
    ],
    [
      6,
      [
        [10, true],
        [60, false],
      ],
    ],
    [
      7,
      [
        [10, true],
        [60, true],
        [70, false],
      ],
    ],
  ] as const)('on %i pages requests no further page', async (pages, tellings) => {
    expect(await fetched(pages * 10, (number) => rowsOf(number, 10))).toBe(pages);
    expect([asked, told]).toEqual([Array.from({ length: pages }, (_unused, index) => index + 1), tellings]);
  });

  it.each([0, 7])('with a total of %i and no rows requests one page', async (total) => {
    expect(await fetched(total, () => [])).toBe(1);
    expect([asked, told]).toEqual([[1], [[0, false]]]);
  });

  it('ends at an empty page, whatever the reported total', async () => {
    await fetched(200, (number) => rowsOf(number, number < 4 ? 10 : 0));
    expect([asked, told]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [
        [10, true],
        [30, false],
      ],
    ]);
  });

  it('keeps the first row of a receivable that moved to another page meanwhile', async () => {
    await fetched(4, (number) => [candidate({ id: 'K', number: `RX of ${number}` }), candidate({ id: `K${number}` })]);
    expect(rows.map(({ id, number }) => [id, number])).toEqual([
      ['K', 'RX of 1'],
      ['K1', 'RX-1'],
      ['K2', 'RX-1'],
    ]);
  });

  it.each([
    [1, []],
    [3, [[10, true]]],
  ] as const)('reports nothing after the page is left, after page %i', async (leftAt, tellings) => {
    expect(await fetched(240, (number) => rowsOf(number, 10), leftAt)).toBe(0);
    expect(told).toEqual(tellings);
    expect(asked.length).toBe(leftAt === 1 ? 1 : 6);
  });
});

it('taken candidates are the chosen ones that are in a package by now', () => {
  const [one, other] = [candidate({ id: 'K1', number: 'RX-1' }), candidate({ id: 'K2', number: 'RX-2' })];
  expect(
    takenCandidates(
      [one],
      [
        { ...one, packagedIn: 'DD1' },
        { ...other, packagedIn: 'DD2' },
      ],
    ),
  ).toEqual([{ number: 'RX-1', packageId: 'DD1' }]);
  expect(takenCandidates([one], [one])).toEqual([]);
});
