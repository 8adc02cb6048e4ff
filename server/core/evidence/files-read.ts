import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { isUnderWay, type FileReading } from '../../../src/domain/evidence/reading/file-reading.ts';
import { hasSeveralInvoices } from '../../../src/domain/evidence/reading/paper-findings.ts';
import type { PackageParties, Party } from '../../../src/domain/evidence/reading/package-parties.ts';
import { readDocumentFrom } from '../../../src/domain/evidence/reading/read-document-from.ts';
import type { ReadingCircumstances } from '../../../src/domain/evidence/reading/read-invoice.ts';
import { isSheet } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord, ReadingRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { queueRecognitionJobs } from './queue-recognition-jobs.ts';
import {
  rereadsLeft,
  markForRereading,
  recordWantedReadings,
  readableFile,
  type ReadableFile,
} from './wanted-readings.ts';

export interface FileRead {
  readonly pkFile: string;
  readonly reading: FileReading;
}

/** A package and the requested files, in their order; all of its files where none are named. */
export interface RequestedFiles {
  readonly parent: PackageRecord;
  readonly pkFiles: readonly string[] | undefined;
  /** Whether the files are to be read again. */
  readonly again?: boolean;
}

/**
 * Requested files that belong to the package's invoices and contracts. Invoice sheets are left out: their rows were
 * read on arrival.
 */
export async function readableFilesOf(
  { items, files }: Transaction,
  { parent, pkFiles }: RequestedFiles,
): Promise<readonly ReadableFile[]> {
  const given = new Map(
    (await items.ofPackage(parent.docDatumId))
      .flatMap((item) => item.pkFiles.flatMap((pkFile) => readableFile(pkFile, item.docFileType)))
      .map((each) => [each.pkFile, each]),
  );
  const asked = (pkFiles ?? [...given.keys()]).flatMap((pkFile) => given.get(pkFile) ?? []);
  const sheets = new Set(
    (await files.findAll(asked.map(({ pkFile }) => pkFile))).filter(isSheet).map(({ pkFile }) => pkFile),
  );
  return asked.filter(({ pkFile }) => !sheets.has(pkFile));
}

/** Parties that may appear on a package's documents, with their codes where they are companies of the platform. */
async function partiesOf(
  { companies }: Transaction,
  { supplierName, payerName, creditSourceName, counterpartyName }: PackageRecord,
): Promise<PackageParties> {
  const [sellers, buyers] = [[supplierName], [payerName, creditSourceName, counterpartyName]].map((names) =>
    [...new Set(names)].filter((name) => name !== ''),
  );
  const codes = new Map(
    (await companies.byNames([...(sellers ?? []), ...(buyers ?? [])])).map(({ name, uscc }) => [name, uscc]),
  );
  const toParties = (names: readonly string[] = []): readonly Party[] =>
    names.map((name) => ({ name, uscc: codes.get(name) }));
  return { sellers: toParties(sellers), buyers: toParties(buyers) };
}

/** State of a reading on this day, for this package. A file without a record waits. */
function readingOf(record: ReadingRecord | undefined, circumstances: ReadingCircumstances): FileReading {
  if (!record || isUnderWay(record)) return { state: record?.state === 'running' ? 'running' : 'waiting' };
  const paper = record.paper && { paper: record.paper };
  // Values of several invoices must not be mixed into one document.
  if (record.state === 'read' && !(record.kind === 'invoice' && hasSeveralInvoices(record.paper)))
    return {
      state: 'read',
      document: readDocumentFrom(record.kind, record.fieldReadings, circumstances),
      againLeft: rereadsLeft(record),
      ...paper,
    };
  return { state: 'not-readable', againLeft: rereadsLeft(record), ...paper };
}

/**
 * Readings of a package's files; files that were not read yet are queued (document 2, section 7). `request` names the
 * files, and refuses what the caller may not request.
 */
export async function readFiles(
  parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'report'>,
  request: (transaction: Transaction) => Promise<RequestedFiles>,
): Promise<readonly FileRead[]> {
  const { store, clock } = parts;
  const { orders, files, records, parties } = await store.transaction(async (transaction) => {
    const requested = await request(transaction);
    const found = await readableFilesOf(transaction, requested);
    if (requested.again === true) await markForRereading(transaction, found);
    return {
      files: found,
      orders: await recordWantedReadings(transaction, requested.parent.pkCorp, found, clock.realTime()),
      records: await transaction.readings.findAll(found.map(({ pkFile }) => pkFile)),
      parties: await partiesOf(transaction, requested.parent),
    };
  });
  await queueRecognitionJobs(parts, orders);
  const byFile = new Map(records.map((each) => [each.pkFile, each]));
  const circumstances = { today: shanghaiDate(clock.now()), parties };
  return files.map(({ pkFile }) => ({ pkFile, reading: readingOf(byFile.get(pkFile), circumstances) }));
}
