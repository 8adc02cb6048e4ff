import { expect, it } from 'vitest';
import { parseSignedInElsewhere } from '../../../src/domain/identity/signed-in-elsewhere.ts';

it.each([
  [undefined, undefined],
  [{}, undefined],
  [{ at: '1' }, undefined],
  [{ at: Number.NaN }, undefined],
  [{ at: 1 }, { at: 1, from: '' }],
  [
    { at: 1, from: 'Edge · Windows', more: 2 },
    { at: 1, from: 'Edge · Windows' },
  ],
])('the report %j of another sign-in is read as %j', (told, read) => {
  expect(parseSignedInElsewhere(told)).toEqual(read);
});
