import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breachesIn, joints } from '../../scripts/text-walls.ts';

it.each([
  ['time-and-chance-come-in-by-ports', 'src/domain/a.ts', 'const now = Date.now();'],
  ['time-and-chance-come-in-by-ports', 'src/presentation/shared/a.ts', 'const id = crypto.randomUUID();'],
  ['time-and-chance-come-in-by-ports', 'src/views/shell/A.tsx', 'const chance = Math.random();'],
  ['time-and-chance-come-in-by-ports', 'server/core/a.ts', 'const today = new Date( );'],
  ['wire-ids-stay-at-the-wire', 'src/domain/a.ts', 'readonly docDatumId: string;'],
  ['wire-ids-stay-at-the-wire', 'src/presentation/evidence/shared/a.ts', 'const pkFilesOf = 1;'],
  ['wire-ids-stay-at-the-wire', 'src/views/evidence/materials/A.tsx', 'const { fkFinance: funderId } = wire;'],
  ['types-are-imported-by-name', 'src/domain/a.ts', "type A = import('../views/b.ts').B;"],
  ['types-are-imported-by-name', 'server/http/a.ts', 'type A = import("../core/b.ts").B;'],
  ['no-files-by-pattern', 'src/words/a.ts', "import.meta.glob('./*.ts')"],
  [
    'commands-are-imperative',
    'server/core/a.ts',
    'export async function decidedAtOnce(transaction: Transaction) {\n  await transaction.unfreezes.save({});\n}',
  ],
  ['commands-are-imperative', 'server/core/a.ts', 'const sentNow = async () => {\n  await facts.write(1);\n};'],
  ['areas-are-composed-alike', 'src/composition/areas/people-parts.ts', ''],
  ['areas-are-composed-alike', 'src/composition/areas/people/part.ts', ''],
  ['areas-are-composed-alike', 'src/composition/areas/people/joining.ts', ''],
  ['areas-are-composed-alike', 'src/composition/areas/strangers/parts.ts', ''],
  ['no-files-by-pattern', 'src/gallery/place.ts', "import.meta.glob('./*.ts')"],
  ['comments-begin-with-their-subject', 'src/domain/a.ts', '/** Of what is picked, how much it is. */'],
  ['comments-begin-with-their-subject', 'server/core/a.ts', '/**\n * By whom it was signed.\n */'],
  ['functions-are-not-bare-participles', 'src/domain/a.ts', 'export function masked(text: string) {}'],
  ['functions-are-not-bare-participles', 'server/core/a.ts', '  const shown = (record: Note) => record.text;'],
  ['functions-are-not-bare-participles', 'src/presentation/a.ts', 'async function told(): Promise<void> {}'],
  ['functions-are-not-bare-participles', 'server/documents/a.ts', 'async function written(path: string) {}'],
  ['functions-are-not-bare-participles', 'server/recognition/a.ts', 'function joined(line: readonly Run[]) {}'],
  ['functions-are-not-bare-participles', 'src/sandbox/a.ts', 'const closed = () => undefined;'],
  [
    'functions-are-not-bare-participles',
    'src/views/a.tsx',
    '  const listed = (names: readonly string[]) => names.join();',
  ],
  ['comments-fit-in-120-columns', 'tests/words/a.ts', `const a = 1;\n  // ${'x'.repeat(116)}`],
  ['comments-fit-in-120-columns', 'server/http/a.ts', `/**\n * ${'x'.repeat(118)}\n */`],
  ['comments-fit-in-120-columns', 'src/domain/a.ts', `/** ${'x'.repeat(114)} */`],
  ['what-an-area-declares-lies-with-the-area', 'server/core/store.ts', 'interface Transaction { a: Table<A> }'],
  ['what-an-area-declares-lies-with-the-area', 'server/core/store.ts', 'export interface NoteRecord {}'],
  ['what-an-area-declares-lies-with-the-area', 'server/core/desks.ts', '  ...noteDesk(context.parts),'],
  ['what-an-area-declares-lies-with-the-area', 'server/core/back-end.ts', '  ...noteDesk(parts),'],
  ['what-an-area-declares-lies-with-the-area', 'server/core/refusal-messages.ts', "  NOTE_LOST: 'It is lost',"],
  ['what-an-area-declares-lies-with-the-area', 'server/storage/memory/memory-store.ts', 'table<NoteRecord>(keyOf)'],
  [
    'what-an-area-declares-lies-with-the-area',
    'server/storage/postgres/postgres-transaction.ts',
    'new PostgresTable(connection, noteMapping)',
  ],
  ['what-an-area-declares-lies-with-the-area', 'server/storage/postgres/table-names.ts', "  'notes',"],
  ['what-an-area-declares-lies-with-the-area', 'src/contract/call.ts', "  ...names,\n  'kept-notes',"],
  [
    'what-an-area-declares-lies-with-the-area',
    'server/core/desks.ts',
    "import { noteCalls } from '../../src/contract/documented/help/notes.ts';",
  ],
  ['what-an-area-declares-lies-with-the-area', 'server/core/desks.ts', '  note: defineCall({'],
  ['what-an-area-declares-lies-with-the-area', 'server/core/desks.ts', "  notes: { description: 'Notes', calls }"],
  ['what-an-area-declares-lies-with-the-area', 'src/contract/codes.ts', "  'NOTE_LOST',"],
  ['what-an-area-declares-lies-with-the-area', 'tests/contracts/store.ts', "it('keeps notes', keep)"],
  ['joining-files-are-short', 'server/core/desks.ts', '\n'.repeat(130)],
  ['registers-are-by-area', 'server/core/records/notes.ts', ''],
  ['registers-are-by-area', 'src/contract/areas/all.ts', ''],
  ['registers-are-imported-by-area', 'server/core/tables/common.ts', "export * from './help.ts';"],
])('%s is seen in %s', (rule, file, text) => {
  expect(breachesIn(file, text)).toEqual([rule]);
});

it.each([
  ['src/adapters/system/clock.ts', 'Date.now()'],
  ['src/composition/offline.ts', 'crypto.randomUUID()'],
  ['src/adapters/wire/evidence/a.ts', 'packageId: wire.docDatumId'],
  ['src/presentation/evidence/shared/list-address.ts', "'docDatumId'"],
  ['src/domain/a.ts', 'const documentType = 1;'],
  ['src/views/a.tsx', 'const pressed = () => undefined;'],
  ['src/composition/areas/areas.ts', ''],
  ['src/composition/areas/people/area.ts', ''],
  ['src/composition/areas/registration/identify-pages.ts', ''],
  ['src/domain/a.ts', 'new Date(instant)'],
  ['src/domain/a.ts', 'myDate.nowhere'],
  ['src/views/a.ts', "(await import('./b.ts')).B"],
  ['tests/words/a.ts', "import.meta.glob('./*.ts')"],
  ['server/core/a.ts', 'export async function decide() {\n  await transaction.unfreezes.save({});\n}'],
  ['server/core/a.ts', 'const kept = of(text);\n\nasync function keep() {\n  await transaction.facts.write(kept);\n}'],
  ['server/jobs/a.ts', 'async function decided() {\n  await transaction.unfreezes.save({});\n}'],
  ['src/gallery/shelf.ts', "import.meta.glob('./examples/*/*.tsx')"],
  ['src/domain/a.ts', '/** The total of the picked packages. */'],
  ['src/domain/a.ts', '/**\n * The total\n * Of the picked packages.\n */'],
  ['src/domain/a.ts', `// ${'x'.repeat(117)}`],
  ['src/domain/a.ts', `const a = '// ${'x'.repeat(120)}';`],
  ['server/core/records/help.ts', 'export interface NoteRecord {}'],
  ['src/domain/a.ts', 'export function feed(queue: Queue) {}'],
  ['src/domain/a.ts', 'const needed = 4;'],
  ['server/core/tables/common.ts', 'export interface CommonTables { notes: Table<NoteRecord> }'],
  ['server/core/store.ts', 'export type Transaction = CommonTables & HelpTables;'],
  ['server/core/desks.ts', '  ...helpDesks(context),\n'.repeat(100)],
  ['server/core/leases.ts', '\n'.repeat(500)],
])('nothing is wrong with %s: %s', (file, text) => {
  expect(breachesIn(file, text)).toEqual([]);
});

it.each([...joints.keys()])('%s is there to be held', (file) => {
  expect(existsSync(file)).toBe(true);
});
