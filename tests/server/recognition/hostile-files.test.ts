import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { BoundedProcesses } from '../../../server/documents/bounded-processes.ts';
import type { ReadingAnswer, ReadingQuestion } from '../../../server/recognition/reading-question.ts';
import { DocumentReader } from '../../../server/recognition/read-document.ts';
import { thinned } from '../../support/audit.ts';
import { hostileFiles } from './made/hostile-files.ts';
import { orderAt } from './made/made-orders.ts';
import { digitalXml } from './made/made-xml.ts';

const circumstances = { today: '2026-12-31', parties: { sellers: [], buyers: [] } };
const program = new URL('../../../server/recognition/recognition-process.ts', import.meta.url);
const processes = (timeLimit: number, maxMemoryBytes?: number) =>
  new BoundedProcesses<ReadingQuestion, ReadingAnswer>(program, {
    timeLimit,
    idle: 1_000,
    ...(maxMemoryBytes === undefined ? {} : { maxMemoryBytes }),
  });

let hostile: Awaited<ReturnType<typeof hostileFiles>>;

beforeAll(async () => {
  hostile = await hostileFiles();
});

test('hostile files are not readable as any type, and a valid file is still read after them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const reader = new DocumentReader({ processes: processes(3_000), folder });
  for (const [at, { name, bytes }] of hostile.entries()) {
    for (const kind of thinned(['invoice', 'contract'] as const, 2, at)) {
      expect({ name, kind, outcome: (await reader.read(bytes, kind, circumstances)).outcome }).toEqual({
        name,
        kind,
        outcome: 'not-readable',
      });
    }
  }
  const good = new TextEncoder().encode(digitalXml(orderAt(0, 'E_SPECIAL_VAT_ELEC')));
  expect(await reader.read(good, 'invoice', circumstances)).toMatchObject({ outcome: 'read', fileKind: 'xml' });
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a process that takes too much memory is ended, and its source counts as failed', async () => {
  const good = new TextEncoder().encode(digitalXml(orderAt(0, 'E_SPECIAL_VAT_ELEC')));
  const reader = new DocumentReader({ processes: processes(10_000, 1_000_000) });
  expect(await reader.read(good, 'invoice', circumstances)).toMatchObject({
    outcome: 'not-readable',
    because: 'unreadable',
    sources: [{ source: 'xml', outcome: 'failed' }],
  });
});

test.each([
  ['nothing at all', 'unknown-kind'],
  ['another XML', 'nothing-found'],
  ['an OFD that breaks off', 'unreadable'],
])('%s is not readable because of %s', async (wanted, because) => {
  const file = hostile.find(({ name }) => name === wanted);
  expect(
    await new DocumentReader({ processes: processes(10_000) }).read(
      file?.bytes ?? new Uint8Array(1),
      'invoice',
      circumstances,
    ),
  ).toMatchObject({ outcome: 'not-readable', because });
});
