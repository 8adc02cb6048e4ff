import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowHeights } from '../../../src/views/design/table/row-heights.ts';

const count = 40;
const measurements = fc.array(fc.tuple(fc.nat(count - 1), fc.integer({ min: 1, max: 200 })), { maxLength: 60 });

/** The heights as a plain list, row after row. */
function plainly(guess: number, measured: readonly (readonly [number, number])[], rows = count): readonly number[] {
  const heights = Array.from({ length: rows }, () => measured[0]?.[1] ?? guess);
  for (const [index, height] of measured) if (index < rows) heights[index] = height;
  return heights;
}

function noted(measured: readonly (readonly [number, number])[]): RowHeights {
  const heights = new RowHeights(count, 44);
  for (const [index, height] of measured) heights.setHeight(index, height);
  return heights;
}

const sum = (heights: readonly number[]): number => heights.reduce((all, each) => all + each, 0);

describe('the heights of many rows', () => {
  it('add up like individually stored ones', () => {
    fc.assert(
      fc.property(measurements, fc.nat(count), (measured, index) => {
        expect(noted(measured).top(index)).toBe(sum(plainly(44, measured).slice(0, index)));
      }),
    );
  });

  it('find the row at a position', () => {
    fc.assert(
      fc.property(measurements, fc.nat(9000), (measured, pixels) => {
        const heights = plainly(44, measured);
        const index = heights.findIndex((_height, at) => sum(heights.slice(0, at + 1)) > pixels);
        expect(noted(measured).at(pixels)).toBe(index === -1 ? count - 1 : index);
      }),
    );
  });

  it('stay the same when the list grows or shrinks', () => {
    fc.assert(
      fc.property(measurements, fc.integer({ min: 1, max: 3 * count }), (measured, rows) => {
        expect(noted(measured).for(rows).top(rows)).toBe(sum(plainly(44, measured, rows)));
      }),
    );
  });

  it('report how far a row moves the rows below it', () => {
    const heights = new RowHeights(3, 44);
    expect(heights.setHeight(0, 61)).toBe(0);
    expect(heights.setHeight(1, 81)).toBe(20);
    expect(heights.setHeight(1, 81)).toBe(0);
    expect([heights.height(0), heights.height(1), heights.height(2)]).toEqual([61, 81, 61]);
  });

  it('are zero without rows', () => {
    expect([new RowHeights(0, 44).top(0), new RowHeights(0, 44).at(500)]).toEqual([0, 0]);
  });
});
