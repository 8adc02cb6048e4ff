import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { OpticalReader } from '../../server/recognition/optical-reader.ts';
import { DocumentReader, type DocumentReading } from '../../server/recognition/read-document.ts';
import { processSources } from '../../server/recognition/sources.ts';
import type { FieldReading } from '../../src/domain/evidence/reading/read-document.ts';
import { type ReadSource, readSources } from '../../src/domain/evidence/reading/read-source.ts';
import type { MadeDocument } from '../../tests/server/recognition/made/made-document.ts';
import { madeDocuments } from '../../tests/server/recognition/made/made-documents.ts';
import { fieldCount, missesOf, seenMisses } from '../../tests/server/recognition/made/held-against.ts';
import { type MadePhoto, photoPlans, type ShotName } from '../../tests/server/recognition/made/made-photos.ts';
import { orderAt, qrValues } from '../../tests/server/recognition/made/made-orders.ts';
import { photograph } from '../../tests/server/recognition/made/made-pdf.ts';
import { median, percentile, type Measurement, type Reading } from './reading.ts';

/** Size of a telephone's photograph: 3,500 pixels in each direction are 12 megapixels. */
const telephone = 3_500;
/**
 * Wrong fields per hundred that are allowed in pictures, by the way in which these were taken. Each is marked to be
 * checked.
 */
const allowedSeen: Readonly<Record<ShotName, number>> = {
  flat: 4,
  aslant: 4,
  turned: 4,
  sideways: 8,
  shaded: 4,
  blurred: 20,
  hard: 70,
};
/** Wrong fields per hundred that are allowed for a source: none for digital documents, two for the text of a PDF. */
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
    const reading = await reader.read(made.bytes, made.kind, {
      today: '2026-12-31',
      parties: { sellers: [], buyers: [] },
    });
    all.push({ made, reading, milliseconds: performance.now() - started });
  }
  return all;
}

function saidBy(source: ReadSource, { reading }: Read): readonly FieldReading[] {
  if (reading.outcome !== 'read') return [];
  return reading.document.fields
    .flatMap(({ said }): readonly FieldReading[] => said)
    .filter((each) => each.source === source);
}

function wrongFields(source: ReadSource, all: readonly Read[]): readonly Reading[] {
  const held = all.flatMap((read) => {
    const expected = read.made.says[source];
    return expected === undefined
      ? []
      : [{ name: read.made.name, fields: fieldCount(expected), misses: missesOf(saidBy(source, read), expected) }];
  });
  const fields = held.reduce((sum, each) => sum + each.fields, 0);
  const wrong = held.flatMap(({ name, misses }) => misses.map(({ field }) => `${field} of ${name}`));
  if (fields === 0) return [];
  return [
    {
      what: `fields that ${source} says wrongly or not at all, of ${fields} in ${held.length} files`,
      measured: (wrong.length * 100) / fields,
      unit: 'of 100',
      limit: allowed(source),
      inTheWay: wrong.slice(0, 5).join(', '),
    },
  ];
}

/** Number of pages of a file; a file that is not a PDF has one. */
async function pagesOf({ reading, made }: Read): Promise<number> {
  return reading.fileKind === 'pdf' ? (await PDFDocument.load(made.bytes)).getPageCount() : 1;
}

/** Average time of one source for one page, over all files that it reads. */
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
  // The first file starts the process, and its time is reported separately.
  const each = await Promise.all(processSources.map(async ({ source }) => pageTime(source, rest)));
  return [
    ...each,
    {
      what: 'the first file, with the start of the process',
      measured: first?.milliseconds ?? 0,
      unit: 'ms',
      limit: 3_000,
    },
    {
      what: 'a file by all its sources, in the middle',
      measured: median(rest.map(({ milliseconds }) => milliseconds)),
      unit: 'ms',
      limit: 1_000,
    },
    {
      what: 'a file by all its sources, 95 of 100',
      measured: percentile(
        rest.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      unit: 'ms',
      limit: 2_000,
    },
  ];
}

/** The peak memory of a process that was started here, in kB; nothing where the system does not report it. */
async function peakMemoryKb(
  what = 'the most memory of the process that reads',
  limit = 800_000,
): Promise<readonly Reading[]> {
  try {
    const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(/\s+/u);
    const peaks = await Promise.all(
      children.map(async (pid) =>
        Number(/VmHWM:\s*(\d+)/u.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
      ),
    );
    return [{ what, measured: Math.max(...peaks), unit: 'kB', limit }];
  } catch {
    return [];
  }
}

interface Seen {
  readonly photo: Pick<MadePhoto, 'name' | 'shot'>;
  readonly fields: number;
  readonly wrong: readonly string[];
  /** Wrong fields that are not marked as doubtful. */
  readonly unmarked: readonly string[];
  readonly milliseconds: number;
}

async function seen(reader: OpticalReader, photo: MadePhoto): Promise<Seen> {
  const started = performance.now();
  const said = await reader.readFieldReadings(photo.bytes, photo.kind);
  const milliseconds = performance.now() - started;
  const fieldReadings = said.outcome === 'read' ? said.fieldReadings : [];
  const expected = photo.says.optical ?? {};
  const misses = seenMisses(fieldReadings, expected);
  const sure = new Set(fieldReadings.filter((each) => each.sure).map(({ field }): string => field));
  const named = (fields: readonly { readonly field: string }[]) =>
    fields.map(({ field }) => `${field} of ${photo.name}`);
  return {
    photo: { name: photo.name, shot: photo.shot },
    fields: fieldCount(expected),
    wrong: named(misses),
    unmarked: named(misses.filter((miss) => miss.said.length > 0 && sure.has(miss.field))),
    milliseconds,
  };
}

/**
 * Scans and photographs that are read by text recognition only: the wrong fields by the way in which the picture was
 * taken, whether they are marked, the time of a page, and the memory.
 */
async function pictures(): Promise<readonly Reading[]> {
  const reader = new OpticalReader();
  const all: Seen[] = [];
  for (const plan of photoPlans) all.push(await seen(reader, await plan()));
  const memory = await peakMemoryKb('the most memory of the process that recognises letters', 1_600_000);
  const share = (of: readonly Seen[], wrong: (each: Seen) => readonly string[]) =>
    (of.reduce((sum, each) => sum + wrong(each).length, 0) * 100) / of.reduce((sum, { fields }) => sum + fields, 0);
  const byShot = Map.groupBy(all, ({ photo }) => photo.shot);
  const milliseconds = all.slice(1).map((each) => each.milliseconds);
  return [
    ...[...byShot].map(([shot, of]): Reading => ({
      what: `fields seen wrongly or not at all, ${shot}, of ${of.reduce((sum, { fields }) => sum + fields, 0)} in ${of.length} files`,
      measured: share(of, ({ wrong }) => wrong),
      unit: 'of 100',
      limit: allowedSeen[shot],
      inTheWay: of
        .flatMap(({ wrong }) => wrong)
        .slice(0, 5)
        .join(', '),
    })),
    {
      what: `fields seen wrongly that nothing marks, of all ${all.length} files`,
      measured: share(all, ({ unmarked }) => unmarked),
      unit: 'of 100',
      limit: 0,
      inTheWay: all
        .flatMap(({ unmarked }) => unmarked)
        .slice(0, 5)
        .join(', '),
    },
    {
      what: 'a page whose letters are recognised, in the middle',
      measured: median(milliseconds),
      unit: 'ms',
      limit: 10_000,
    },
    {
      what: 'a page whose letters are recognised, 95 of 100',
      measured: percentile(milliseconds, 0.95),
      unit: 'ms',
      limit: 20_000,
    },
    ...memory,
  ];
}

/**
 * Generated documents of every type and source, read like a clerk's files: the share of correct fields, the time and
 * the memory.
 */
export const recognition: Measurement = {
  name: 'recognition',
  measure: async (): Promise<readonly Reading[]> => {
    const documents = await madeDocuments();
    const order = orderAt(99, 'E_GENERAL_VAT_ELEC');
    const photo: MadeDocument = {
      name: 'photograph',
      kind: 'invoice',
      bytes: await photograph(order, 0.2, telephone),
      says: { 'qr-code': qrValues(order) },
    };
    const reader = new DocumentReader();
    const all = await readAll(reader, documents);
    const [large] = await readAll(reader, [photo]);
    const memory = await peakMemoryKb();
    return [
      ...readSources.flatMap((source) => wrongFields(source, large === undefined ? all : [...all, large])),
      ...(await times(all)),
      { what: 'a photograph of 12 megapixels', measured: large?.milliseconds ?? 0, unit: 'ms', limit: 2_000 },
      ...memory,
      ...(await pictures()),
    ];
  },
};
