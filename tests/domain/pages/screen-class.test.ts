import { expect, it } from 'vitest';
import { screenClassOf, defaultScreen } from '../../../src/domain/pages/screen-class.ts';

it.each([
  [1480, 'WIDE'],
  [1479, 'MINI'],
  [1479.9, 'MINI'],
  [3840, 'WIDE'],
  [1, 'MINI'],
  [0, 'MINI'],
  [Number.NaN, 'MINI'],
  [Number.POSITIVE_INFINITY, 'MINI'],
] as const)('a screen of %d pixels is %s (F-020)', (width, expected) => {
  expect(screenClassOf(width)).toBe(expected);
});

it('a screen without a size is 1200 by 600', () => {
  expect(defaultScreen).toEqual({ width: 1200, height: 600 });
});
