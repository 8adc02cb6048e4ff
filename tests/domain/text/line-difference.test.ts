import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDifference } from '../../../src/domain/text/line-difference.ts';

const shown = (before: string, after: string): string =>
  lineDifference([...before], [...after])
    .map(({ kind, text }) => `${{ same: '', removed: '-', added: '+' }[kind]}${text}`)
    .join(' ');

describe('the difference of two texts by line', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', 'a b c'],
    ['abc', 'ac', 'a -b c'],
    ['ac', 'abc', 'a +b c'],
    ['abc', 'axc', 'a -b +x c'],
    ['', 'ab', '+a +b'],
    ['ab', '', '-a -b'],
    ['aab', 'ab', 'a -a b'],
    ['abcd', 'bdxd', '-a b -c +d +x d'],
  ])('from "%s" to "%s" is "%s"', (before, after, lines) => {
    // Where several differences have the same length, one is returned.
    expect(shown(before, after).split(' ').length).toBe(lines.split(' ').length);
    if (before.length < 4) expect(shown(before, after)).toBe(lines);
  });

  const texts = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 });
  it('contains both texts, complete and in order', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const lines = lineDifference(before, after);
        const without = (kind: string): string =>
          JSON.stringify(lines.filter((each) => each.kind !== kind).map(({ text }) => text));
        return without('added') === JSON.stringify(before) && without('removed') === JSON.stringify(after);
      }),
    );
  });

  it('marks no change in equal texts, and never more changes than lines', () => {
    fc.assert(fc.property(texts, (text) => lineDifference(text, text).every(({ kind }) => kind === 'same')));
    fc.assert(
      fc.property(
        texts,
        texts,
        (before, after) =>
          lineDifference(before, after).filter(({ kind }) => kind !== 'same').length <= before.length + after.length,
      ),
    );
  });

  it('is one change when one line was inserted anywhere', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, where) => {
        const at = where % (text.length + 1);
        const changed = lineDifference(text, [...text.slice(0, at), 'new', ...text.slice(at)]).filter(
          ({ kind }) => kind !== 'same',
        );
        return changed.length === 1 && changed[0]?.kind === 'added';
      }),
    );
  });

  /** Length of the longest common subsequence, by its definition. */
  const commonLength = ([first, ...rest]: readonly string[], other: readonly string[]): number => {
    if (first === undefined) return 0;
    const at = other.indexOf(first);
    const without = commonLength(rest, other);
    return at < 0 ? without : Math.max(without, 1 + commonLength(rest, other.slice(at + 1)));
  };

  it('keeps as many lines as any difference can', () => {
    const short = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });
    fc.assert(
      fc.property(short, short, (before, after) => {
        const same = lineDifference(before, after).filter(({ kind }) => kind === 'same');
        expect(same).toHaveLength(commonLength(before, after));
      }),
    );
  });

  it.each([
    [2000, 1],
    [2001, 0],
  ])('compares %i differing lines one by one, or shows all of them as replaced', (length, same) => {
    const lines = (mark: string) => Array.from({ length: length - 1 }, (_none, at) => `${mark}${at}`);
    const [one, other] = [
      ['shared', ...lines('a')],
      [...lines('b'), 'shared'],
    ];
    const counted = (before: readonly string[], after: readonly string[]) =>
      lineDifference(before, after).filter(({ kind }) => kind === 'same').length;
    expect(counted(one, ['b', 'shared'])).toBe(same);
    expect(counted(['b', 'shared'], one)).toBe(same);
    expect(counted(['head', ...one, 'tail'], ['head', ...other, 'tail'])).toBe(same + 2);
  });
});
