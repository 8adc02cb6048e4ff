import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planAddition } from '../../scripts/scaffold/add.ts';
import { inAudit } from '../support/audit.ts';

const house = join(import.meta.dirname, '../..');
let root: string;
/** One of each kind, in a new area and in existing ones. */
const additions = [
  'area tickets',
  'screen closed-tickets in tickets',
  'call waiting-tickets in tickets',
  'screen kept-notes in company',
  'call kept-notes in account',
  'book kept-pool',
];

/** A copy of the portal's source that a test may change. */
function copyOfTheHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-'));
  for (const part of ['areas.cjs', 'tsconfig.json', 'package.json', 'src', 'server', 'scripts'])
    cpSync(join(house, part), join(copy, part), { recursive: true });
  symlinkSync(join(house, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

beforeAll(() => {
  root = copyOfTheHouse();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const planOf = (words: string, folder = root) => planAddition(folder, words.split(' '));
const outside = (area: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => !file.includes(`/${area}/`) && !file.endsWith(`/${area}.ts`)).toSorted();

it('an area with a page and a call is named in three files of the whole portal', () => {
  const { written, edited } = planOf('area tickets');
  expect(edited.toSorted()).toEqual(['areas.cjs', 'server/core/desks.ts', 'src/composition/areas/areas.ts']);
  expect(written.toSorted()).toEqual([
    'server/core/tickets/tickets-desks.ts',
    'src/adapters/wire/tickets/wire-tickets-desk.ts',
    'src/application/ports/tickets/tickets-desk.ts',
    'src/composition/areas/tickets/area.ts',
    'src/composition/areas/tickets/pages.ts',
    'src/composition/areas/tickets/tokens.ts',
    'src/contract/areas/tickets.ts',
    'src/contract/documented/tickets/tickets.ts',
    'src/presentation/tickets/tickets-presenters.ts',
    'src/presentation/tickets/tickets/tickets-presenter.ts',
    'src/views/tickets/tickets/TicketsScreen.tsx',
    'src/words/areas/tickets.ts',
    'src/words/en/tickets/tickets.ts',
    'src/words/zh-CN/tickets/tickets.ts',
    'tests/presentation/tickets/tickets.test.ts',
    'tests/server/core/tickets/tickets-desk.test.ts',
  ]);
});

it.each([
  ['screen kept-notes in messages', 7, 3],
  ['screen kept-notes in company', 7, 3],
  ['call kept-notes in invoicing', 5, 2],
  ['call kept-notes in account', 5, 3],
])('%s writes %i files and edits %i, all of its area', (words, writes, edits) => {
  const { written, edited } = planOf(words);
  const [, , , area = ''] = words.split(' ');
  expect([written.length, edited.length]).toEqual([writes, edits]);
  expect(outside(area, [...written, ...edited.filter((file) => !file.includes(`${area}-`))])).toEqual([]);
});

it('a book is a row in each of ten files', () => {
  const { written, edited } = planOf('book kept-pool');
  expect(written).toEqual([]);
  expect(edited).toHaveLength(10);
});

it.each([
  ['', 'npm run new -- area|book NAME'],
  ['thing notes', 'Nothing adds a "thing"'],
  ['area', '"" is no name'],
  ['area constructor', '"constructor" is a word'],
  ['area delete', '"delete" is a word'],
  ['area __proto__', '"__proto__" is no name'],
  ['area Notes', '"Notes" is no name'],
  ['area ../notes', '"../notes" is no name'],
  ['area notes-', '"notes-" is no name'],
  ['area evidence', 'There is an area evidence already'],
  ['area feedback', 'src/contract/documented/help/feedback.ts has a call "feedback" already'],
  ['screen notes', 'npm run new'],
  ['screen notes in nowhere', 'There is no area "nowhere"'],
  ['screen notes in __proto__', 'There is no area "__proto__"'],
  ['screen notes in invoicing', 'The area invoicing has no pages'],
  ['screen start in home', 'src/presentation/home/start exists already'],
  ['screen packages in home', 'has texts "packages.…" already'],
  ['screen person in home', 'has a page at /my/person already'],
  ['screen notes in help', 'src/composition/areas/help/area.ts has no place for'],
  [
    'call invoicing-profile in home',
    'src/contract/documented/invoicing/invoicing.ts has a call "invoicingProfile" already',
  ],
  ['call notes in viewer', 'The area viewer has no calls'],
  ['book pond', 'src/domain/catalogue/books.ts has a book "pond" already'],
  ['book notes in home', 'npm run new'],
])('"%s" is refused: %s', (words, reason) => {
  expect(() => planOf(words)).toThrow(reason);
});

it('does not write over a file that is there', () => {
  const path = join(root, 'src/contract/areas/reminders.ts');
  writeFileSync(path, '');
  expect(() => planOf('area reminders')).toThrow('src/contract/areas/reminders.ts exists already');
  rmSync(path);
});

it('knows from then on its own additions', () => {
  for (const words of additions) planOf(words).apply();
  expect(readFileSync(join(root, 'areas.cjs'), 'utf8')).toContain("tickets: 'Tickets.'");
  expect(existsSync(join(root, 'tests/presentation/company/kept-notes.test.ts'))).toBe(true);
  for (const words of additions.filter((each) => !each.includes('tickets in')))
    expect(() => planOf(words), words).toThrow('already');
});

it('names in each file only what the file declares or imports', () => {
  const copy = copyOfTheHouse();
  const files = additions.flatMap((words) => {
    const addition = planOf(words, copy);
    addition.apply();
    return [...addition.written, ...addition.edited].filter((file) => /\.tsx?$/u.test(file));
  });
  const lint = join(house, 'node_modules/oxlint/bin/oxlint');
  const asked = ['--allow', 'all', '--deny', 'no-undef', ...new Set(files)];
  const { status, stdout } = spawnSync(process.execPath, [lint, ...asked], { cwd: copy, encoding: 'utf8' });
  rmSync(copy, { recursive: true, force: true });
  expect([status, stdout.match(/'[^']+' is not defined/gu)]).toEqual([0, null]);
});

// The types of the whole tree are checked here once more, which takes most of a minute.
inAudit(
  'adds what compiles',
  async () => {
    const copy = copyOfTheHouse();
    for (const words of additions) planOf(words, copy).apply();
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        include: ['src', 'server'],
        exclude: ['server/start.ts', 'src/gallery'],
      }),
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(house, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.new.json'],
      { cwd: copy },
    ).catch((failure: { readonly stdout: string }) => failure);
    rmSync(copy, { recursive: true, force: true });
    expect(stdout).toBe('');
  },
  600_000,
);
