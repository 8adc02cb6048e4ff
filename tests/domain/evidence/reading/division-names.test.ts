import { expect, test } from 'vitest';
import { divisionNames } from '../../../../src/domain/evidence/reading/division-names.ts';
import { isPlainFileName, maxFileNameCharacters } from '../../../../src/domain/uploads/file-name.ts';

test.each([
  ['九月.pdf', ['九月-1.pdf', '九月-2.pdf']],
  ['九月.PDF', ['九月-1.pdf', '九月-2.pdf']],
  ['a.b.pdf', ['a.b-1.pdf', 'a.b-2.pdf']],
])('the parts of %s are %j', (name, names) => {
  expect(divisionNames(name, ['1', '2'])).toEqual(names);
});

test.each(['长', '😀'])('a long name is shortened, and keeps its number: %s', (letter) => {
  const [name = ''] = divisionNames(`${letter.repeat(Math.floor(250 / letter.length))}.pdf`, ['26332000077000461509']);
  expect([
    name.length <= maxFileNameCharacters,
    isPlainFileName(name),
    name.endsWith('-26332000077000461509.pdf'),
  ]).toEqual([true, true, true]);
});
