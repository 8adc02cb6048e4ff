import { expect, it } from 'vitest';
import { zipDirectory } from '../../../src/adapters/formats/zip-directory.ts';

it.each([
  ['no end', new Uint8Array(100)],
  ['too few bytes', new Uint8Array(4)],
  [
    'an end that states a file that is not there',
    Uint8Array.from([0x50, 0x4b, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, ...Array(10).fill(0)]),
  ],
])('a directory with %s is none', (_what, bytes) => {
  expect(zipDirectory(bytes)).toBeUndefined();
});
