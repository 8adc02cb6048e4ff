import { expect, it } from 'vitest';
import { signedInElsewhere } from '../../../src/domain/shell/shared/signed-in-elsewhere.ts';

it.each([
  [{}, undefined], [{ at: '1' }, undefined], [{ at: Number.NaN }, undefined],
  [{ at: 1, place: 'constructor', network: 7 }, { at: 1, place: 'unknown', network: '', browser: '', system: '' }],
  [{ at: 1, place: 'elsewhere', network: '203.0.113.*', browser: 'Edge', system: 'Windows' }, { at: 1, place: 'elsewhere', network: '203.0.113.*', browser: 'Edge', system: 'Windows' }],
])('of %j is read %j', (told, read) => {
  expect(signedInElsewhere(told)).toEqual(read);
});
