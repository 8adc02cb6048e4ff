import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { DocumentReader, type DocumentReading } from '../../server/recognition/read-document.ts';
import { processSources } from '../../server/recognition/sources.ts';
import type { Saying } from '../../src/domain/evidence/reading/read-document.ts';
import { type ReadSource, readSources } from '../../src/domain/evidence/reading/read-source.ts';
import type { MadeDocument } from '../../tests/server/recognition/made/made-document.ts';
import { madeDocuments } from '../../tests/server/recognition/made/made-documents.ts';
import { fieldCount, missesOf } from '../../tests/server/recognition/made/held-against.ts';
import { orderAt, qrValues } from '../../tests/server/recognition/made/made-orders.ts';
import { photograph } from '../../tests/server/recognition/made/made-pdf.ts';
import { median, percentile, type Measurement, type Reading } from './reading.ts';

/** What a telephone takes: 3,500 pixels each way are 12 megapixels. */
const telephone = 3_500;
/** Wrong fields of a hundred that a source may say: machines none, the letters of a PDF two. */
const allowed = (source: ReadSource) => (source === 'pdf-text' ? 2 : 0);

interface Read {
  readonly made: MadeDocument;
  readonly reading: DocumentReading;
  readonly milliseconds: number;
}

async function readAll(reader: DocumentReader, documents: readonly MadeDocument[]): Promise<readonly Read[]> {
  const all: Read[] = [];
  for (const made of documents) {
    const started = performance.now();
    const reading = await reader.read(made.bytes, made.kind, { today: '2026-12-31', parties: { sellers: [], buyers: [] } });
    all.push({ made, reading, milliseconds: performance.now() - started });
  }
  return all;
}

function saidBy(source: ReadSource, { reading }: Read): readonly Saying[] {
  if (reading.outcome !== 'read') return [];
  return reading.document.fields.flatMap(({ said }): readonly Saying[] => said).filter((each) => each.source === source);
}

function wrongFields(source: ReadSource, all: readonly Read[]): readonly Reading[] {
  const held = all.flatMap((read) => {
    const expected = read.made.says[source];
    return expected === undefined ? [] : [{ name: read.made.name, fields: fieldCount(expected), misses: missesOf(saidBy(source, read), expected) }];
  });
  const fields = held.reduce((sum, each) => sum + each.fields, 0);
  const wrong = held.flatMap(({ name, misses }) => misses.map(({ field }) => `${field} of ${name}`));
  if (fields === 0) return [];
  return [{ what: `fields that ${source} says wrongly or not at all, of ${fields} in ${held.length} files`, measured: (wrong.length * 100) / fields, unit: 'of 100', limit: allowed(source), inTheWay: wrong.slice(0, 5).join(', ') }];
}

/** Pages of a file; what is no PDF is one. */
async function pagesOf({ reading, made }: Read): Promise<number> {
  return reading.fileKind === 'pdf' ? (await PDFDocument.load(made.bytes)).getPageCount() : 1;
}

/** What one page takes one source, on average over all files that it reads. */
async function pageTime(source: ReadSource, all: readonly Read[]): Promise<Reading> {
  let [milliseconds, pages] = [0, 0];
  for (const read of all) {
    const own = read.reading.sources.find((each) => each.source === source);
    if (own === undefined) continue;
    milliseconds += own.milliseconds;
    pages += await pagesOf(read);
  }
  return { what: `a page by ${source}`, measured: milliseconds / pages, unit: 'ms', limit: 1_000 };
}

async function times(all: readonly Read[]): Promise<readonly Reading[]> {
  const [first, ...rest] = all;
  // The first file starts the process, which is told by itself.
  const each = await Promise.all(processSources.map(async ({ source }) => pageTime(source, rest)));
  return [
    ...each,
    { what: 'the first file, with the start of the process', measured: first?.milliseconds ?? 0, unit: 'ms', limit: 3_000 },
    { what: 'a file by all its sources, in the middle', measured: median(rest.map(({ milliseconds }) => milliseconds)), unit: 'ms', limit: 1_000 },
    { what: 'a file by all its sources, 95 of 100', measured: percentile(rest.map(({ milliseconds }) => milliseconds), 0.95), unit: 'ms', limit: 2_000 },
  ];
}

/** The most memory that a process started here has had, in kB; nothing where the system does not tell. */
async function mostMemory(): Promise<readonly Reading[]> {
  try {
    const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(/\s+/u);
    const peaks = await Promise.all(children.map(async (pid) => Number(/VmHWM:\s*(\d+)/u.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)));
    return [{ what: 'the most memory of the process that reads', measured: Math.max(...peaks), unit: 'kB', limit: 800_000 }];
  } catch {
    return [];
  }
}

/** Made documents of every type and source, read as a clerk's files are: how much of them is right, how long it takes, what it weighs. */
export const recognition: Measurement = {
  name: 'recognition',
  measure: async (): Promise<readonly Reading[]> => {
    const documents = await madeDocuments();
    const order = orderAt(99, 'E_GENERAL_VAT_ELEC');
    const photo: MadeDocument = { name: 'photograph', kind: 'invoice', bytes: await photograph(order, 0.2, telephone), says: { 'qr-code': qrValues(order) } };
    const reader = new DocumentReader();
    const all = await readAll(reader, documents);
    const [large] = await readAll(reader, [photo]);
    const memory = await mostMemory();
    return [
      ...readSources.flatMap((source) => wrongFields(source, large === undefined ? all : [...all, large])),
      ...(await times(all)),
      { what: 'a photograph of 12 megapixels', measured: large?.milliseconds ?? 0, unit: 'ms', limit: 2_000 },
      ...memory,
    ];
  },
};
