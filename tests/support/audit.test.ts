import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwise } from './audit.ts';

const columns = (row: Readonly<Record<string, number>>) => row;
const pairs = (rows: readonly Readonly<Record<string, number>>[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row) =>
      Object.entries(row).flatMap((one, index, all) =>
        all.slice(index + 1).map((other) => `${one.join('=')} ${other.join('=')}`),
      ),
    ),
  );

describe('a pairwise sample of a matrix', () => {
  it('meets every pair of values that the matrix meets', () => {
    const row = fc.record({
      width: fc.integer({ min: 0, max: 3 }),
      language: fc.integer({ min: 0, max: 1 }),
      theme: fc.integer({ min: 0, max: 2 }),
      page: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        expect(pairs(pairwise(rows, columns))).toEqual(pairs(rows));
      }),
      { numRuns: 100 },
    );
  });

  it('needs few of many combinations', () => {
    const rows = [0, 1, 2, 3].flatMap((width) =>
      [0, 1, 2].flatMap((theme) =>
        [0, 1].flatMap((language) => [0, 1].map((role) => ({ width, theme, language, role }))),
      ),
    );
    expect(pairwise(rows, columns).length).toBeLessThanOrEqual(14);
  });
});
