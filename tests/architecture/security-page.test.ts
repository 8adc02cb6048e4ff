import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const states = ['met', 'partly', 'not met', 'not applicable'];

const lines = page.split('\n').filter((line) => line.startsWith('|'));
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Rows of requirements: their first cell is a number such as 6.2.1. */
const rows = lines
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const cells = cellsOf(line);
    const [number = '', level = '', requirement = '', state = '', proof = ''] = cells;
    return { cells: cells.length, number, level, requirement, state, proof };
  });

/** The files that a proof names: in code marks, with a folder or the ending `.md`. */
const pathsOf = (proof: string): readonly string[] =>
  [...proof.matchAll(/`([\w./-]+)`/gu)].map(([, path = '']) => path).filter((path) => /\/|\.md$/u.test(path));

const numbersOf = (state: string): readonly string[] =>
  rows.filter((row) => state === 'total' || row.state === state).map(({ number }) => number);

it('every row has a number, a level, a requirement, a known state and a proof or reason', () => {
  const wrong = rows.filter(
    ({ cells, number, level, requirement, state, proof }) =>
      cells !== 5 ||
      !/^\d+\.\d+\.\d+$/u.test(number) ||
      !['1', '2'].includes(level) ||
      requirement === '' ||
      !states.includes(state) ||
      proof === '',
  );
  expect(rows).not.toEqual([]);
  expect(wrong).toEqual([]);
});

it.each([
  ['1', 70],
  ['2', 183],
])('has every requirement of level %s, which are %i', (level, count) => {
  expect(rows.filter((row) => row.level === level)).toHaveLength(count);
});

it('every requirement occurs once, in the chapter of its number', () => {
  const chapters = page.split(/^## V/mu).slice(1);
  const misplaced = chapters.flatMap((chapter) =>
    [...chapter.matchAll(/^\| (\d+)\.\S+/gmu)].filter(([, number]) => number !== /^\d+/u.exec(chapter)?.[0]),
  );
  expect(rows.filter(({ number }, index) => rows.findIndex((row) => row.number === number) !== index)).toEqual([]);
  expect(misplaced).toEqual([]);
});

it('every met requirement names a file, and every named file exists', () => {
  expect(rows.filter(({ state, proof }) => state === 'met' && pathsOf(proof).length === 0)).toEqual([]);
  const missing = rows.flatMap(({ number, proof }) =>
    pathsOf(proof)
      .filter((path) => !existsSync(path))
      .map((path) => `${number}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it.each([...states, 'total'])('the head counts the rows: %s', (state) => {
  const counted = lines.map(cellsOf).find(([name, count = '']) => name === state && /^\d+$/u.test(count));
  expect(counted).toEqual([state, String(numbersOf(state).length)]);
});
