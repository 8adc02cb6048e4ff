import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { placeBeside, tourAt, type Box } from '../../../../src/domain/help/shared/tour.ts';

describe('a tour', () => {
  it.each([
    ['/index', 'home'],
    ['/credit/finance-data/index/finance', 'list'],
    ['/common/finance-data/index/issue', 'list'],
    ['/credit/finance-data/detail', 'package'],
    ['/detail', undefined],
    ['/my/index/finance/x', undefined],
  ])('at %s is %s', (path, name) => {
    expect(tourAt(path)).toBe(name);
  });
});

const panel = { width: 320, height: 180 };
const desk = { width: 1280, height: 800 };

describe('a tour panel is placed', () => {
  it.each<[string, Box, Pick<Box, 'width' | 'height'>, { readonly left: number; readonly top: number }]>([
    ['below its target', { left: 40, top: 100, width: 600, height: 80 }, desk, { left: 40, top: 192 }],
    ['above a target at the bottom', { left: 40, top: 500, width: 600, height: 280 }, desk, { left: 40, top: 308 }],
    [
      'to the right of a target as high as the screen',
      { left: 40, top: 60, width: 600, height: 700 },
      desk,
      { left: 652, top: 60 },
    ],
    [
      'to the left of a target without room at its right',
      { left: 700, top: 60, width: 560, height: 700 },
      desk,
      { left: 368, top: 60 },
    ],
    [
      'within the width of a phone',
      { left: 200, top: 100, width: 150, height: 80 },
      { width: 390, height: 800 },
      { left: 58, top: 192 },
    ],
    [
      'at the lower edge when the target fills the page',
      { left: 0, top: 0, width: 1280, height: 800 },
      desk,
      { left: 12, top: 608 },
    ],
  ])('%s', (_what, target, sight, expected) => {
    expect(placeBeside(target, panel, sight)).toEqual(expected);
  });

  it('never over its target when one side has room', () => {
    const side = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(
        side,
        fc.integer({ min: 0, max: 760 }),
        fc.integer({ min: 1, max: 1280 }),
        fc.integer({ min: 1, max: 800 }),
        (left, top, width, height) => {
          const target = { left, top, width, height };
          const at = placeBeside(target, panel, desk);
          const hasRoom =
            top + height + panel.height + 24 <= desk.height ||
            top >= panel.height + 24 ||
            left + width + panel.width + 24 <= desk.width ||
            left >= panel.width + 24;
          const apart =
            at.top >= top + height ||
            at.top + panel.height <= top ||
            at.left >= left + width ||
            at.left + panel.width <= left;
          expect(!hasRoom || apart).toBe(true);
        },
      ),
    );
  });
});
