import { expect, it } from 'vitest';
import { distinctNames } from '../../../src/domain/uploads/distinct-names.ts';

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
])('the files %j have together the names %j', (paths, names) => {
  expect(distinctNames(paths)).toEqual(names);
});
