import { expect, it } from 'vitest';
import { namesBesideEachOther, zipDirectory } from '../../../src/domain/uploads/zip-directory.ts';

it.each([
  [
    ['a.pdf', '一月/b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['一月/发票.pdf', '二月/发票.pdf', '其他.pdf'],
    ['一月_发票.pdf', '二月_发票.pdf', '其他.pdf'],
  ],
  [
    ['一月\\a.PDF', 'a.pdf'],
    ['一月_a.PDF', 'a.pdf'],
  ],
])('the files %j lie beside each other as %j', (paths, names) => {
  expect(namesBesideEachOther(paths)).toEqual(names);
});

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
