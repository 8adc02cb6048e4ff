import { describe, expect, it } from 'vitest';
import {
  pickAll,
  isNothingPicked,
  isPicked,
  maxPickedPackages,
  nothingPicked,
  updatePicks,
  type PickedPackages,
} from '../../../../src/domain/evidence/shared/picked-packages.ts';

const numbers = (set: ReadonlySet<string>): readonly string[] => [...set];
const after = (
  start: PickedPackages<string>,
  ...ticks: readonly (readonly [string, boolean])[]
): PickedPackages<string> => ticks.reduce((held, [number, on]) => updatePicks(held, number, on), start);

describe('a selection of packages', () => {
  it('made one by one contains all ticked rows that were not removed', () => {
    const held = after(nothingPicked, ['a', true], ['b', true], ['a', false]);
    expect(numbers(held.also)).toEqual(['b']);
    expect([isPicked(held, 'a', true), isPicked(held, 'b', false)]).toEqual([false, true]);
  });

  it('made by a filter holds its results, without removed packages and with added ones', () => {
    const held = after(pickAll('filter'), ['a', false], ['z', true]);
    expect([
      isPicked(held, 'a', true),
      isPicked(held, 'b', true),
      isPicked(held, 'z', false),
      isPicked(held, 'y', false),
    ]).toEqual([false, true, true, false]);
    expect(after(held, ['a', true], ['z', false])).toEqual(pickAll('filter'));
  });

  it('is empty only without a filter and without a named package', () => {
    expect(isNothingPicked(after(nothingPicked, ['a', true], ['a', false]))).toBe(true);
    expect(isNothingPicked(after(pickAll('filter'), ['a', false]))).toBe(false);
  });

  it('has a maximum of named packages, and still allows removing one', () => {
    const many = Array.from({ length: maxPickedPackages }, (_unused, index) => [`n${index}`, true] as const);
    const full = after(nothingPicked, ...many);
    expect(updatePicks(full, 'one more', true)).toBe(full);
    expect(updatePicks(full, 'n0', false).also.size).toBe(maxPickedPackages - 1);
  });

  it('stays the same object when an unselected package is removed', () => {
    expect(updatePicks(nothingPicked, 'a', false)).toBe(nothingPicked);
  });
});
