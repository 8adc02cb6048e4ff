import { describe, expect, it } from 'vitest';
import { chosenBy, UnknownPart } from '../../scripts/checks/chosen-tests.ts';

const areas = ['evidence', 'home', 'viewer'];

describe('the tests that a word of the command line names', () => {
  it('are of an area those of each layer, and its features', () => {
    const { tests, features } = chosenBy(['home'], areas);
    expect(tests).toEqual(
      expect.arrayContaining(['tests/presentation/home', 'tests/views/home', 'tests/server/core/home']),
    );
    expect(features).toEqual(['features/home']);
  });

  it('are of an area without features its tests alone', () => {
    expect(chosenBy(['viewer'], areas).features).toEqual([]);
  });

  it.each([
    ['src/domain/evidence/', ['tests/domain/evidence'], []],
    ['server/documents', ['tests/server/documents'], []],
    ['tests/scripts/chosen-tests.test.ts', ['tests/scripts/chosen-tests.test.ts'], []],
    ['features/home', [], ['features/home']],
  ])('are of %s the ones under that name', (word, tests, features) => {
    expect(chosenBy([word], areas)).toEqual({ byImports: false, tests, features });
  });

  it.each(['evidences', 'src/nothing', 'tests/nothing', '__proto__', '../..'])(
    'are refused where there is no %s',
    (word) => {
      expect(() => chosenBy([word], areas)).toThrow(UnknownPart);
    },
  );
});
