import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnPage, rotateArea, type PageArea } from '../../../../src/domain/viewer/shared/page-area.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const area: fc.Arbitrary<PageArea> = fc
  .tuple(share, share, share, share)
  .map(([a, b, c, d]) => ({
    left: Math.min(a, c),
    top: Math.min(b, d),
    width: Math.abs(a - c),
    height: Math.abs(b - d),
  }))
  .filter(isOnPage);
const turns = [0, 90, 180, 270] as const;

describe('an area of a page', () => {
  it('turns with its page and stays on it', () => {
    expect(rotateArea({ left: 0.1, top: 0.2, width: 0.3, height: 0.05 }, 90)).toEqual({
      left: expect.closeTo(0.75),
      top: 0.1,
      width: 0.05,
      height: 0.3,
    });
    fc.assert(
      fc.property(area, fc.constantFrom(...turns), (some, turn) => {
        expect(isOnPage(rotateArea(some, turn))).toBe(true);
      }),
    );
  });

  it('returns to its place after a full turn', () => {
    const close = ({ left, top, width, height }: PageArea) => ({
      left: expect.closeTo(left),
      top: expect.closeTo(top),
      width,
      height,
    });
    fc.assert(
      fc.property(area, (some) => {
        expect([90, 90, 90, 90].reduce((each) => rotateArea(each, 90), some)).toEqual(close(some));
        expect(rotateArea(rotateArea(some, 90), 270)).toEqual(close(some));
        expect(rotateArea(rotateArea(some, 180), 180)).toEqual(close(some));
      }),
    );
  });

  it.each<[string, PageArea]>([
    ['reaches over the edge', { left: 0.9, top: 0, width: 0.2, height: 0.1 }],
    ['has no width', { left: 0.1, top: 0.1, width: 0, height: 0.1 }],
    ['begins before the page', { left: -0.1, top: 0, width: 0.2, height: 0.1 }],
    ['is no number', { left: Number.NaN, top: 0, width: 0.2, height: 0.1 }],
  ])('is off the page when it %s', (_what, wrong) => {
    expect(isOnPage(wrong)).toBe(false);
  });
});
