import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { FileReading } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { PackageParties, Party } from '../../../src/domain/evidence/reading/package-parties.ts';
import { readDocumentFrom } from '../../../src/domain/evidence/reading/read-document-from.ts';
import type { ReadingCircumstances } from '../../../src/domain/evidence/reading/read-invoice.ts';
import { isSheet } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord, ReadingRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { putReadings } from './put-readings.ts';
import { againLeft, noteAgain, noteWanted, readableFile, type ReadableFile } from './wanted-readings.ts';

export interface FileRead {
  readonly pkFile: string;
  readonly reading: FileReading;
}

/** A package, and which of its files are asked about, in this order; all of them where none are named. */
export interface AskedFiles {
  readonly parent: PackageRecord;
  readonly pkFiles: readonly string[] | undefined;
  /** They are to be read once more. */
  readonly again?: boolean;
}

/**
 * Requested files that belong to the package's invoices and contracts. Invoice sheets are left out: their rows were
 * read on arrival.
 */
export async function readableOf(
  { items, files }: Transaction,
  { parent, pkFiles }: AskedFiles,
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
  const known = (names: readonly string[] = []): readonly Party[] =>
    names.map((name) => ({ name, uscc: codes.get(name) }));
  return { sellers: known(sellers), buyers: known(buyers) };
}

/** How a reading stands on this day, for this package. What is not noted yet waits. */
function readingOf(record: ReadingRecord | undefined, circumstances: ReadingCircumstances): FileReading {
  if (record?.state === 'read')
    return {
      state: 'read',
      document: readDocumentFrom(record.kind, record.sayings, circumstances),
      againLeft: againLeft(record),
    };
  return record?.state === 'not-readable'
    ? { state: record.state, againLeft: againLeft(record) }
    : { state: record?.state ?? 'waiting' };
}

/**
 * How far the files of a package have been read; what nobody has read yet is put to be (document 2, section 7). What
 * may be asked is `asked`'s to say, and to refuse.
 */
export async function filesRead(
  parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'report'>,
  asked: (transaction: Transaction) => Promise<AskedFiles>,
): Promise<readonly FileRead[]> {
  const { store, clock } = parts;
  const { orders, files, records, parties } = await store.transaction(async (transaction) => {
    const wanted = await asked(transaction);
    const found = await readableOf(transaction, wanted);
    if (wanted.again === true) await noteAgain(transaction, found);
    return {
      files: found,
      orders: await noteWanted(transaction, wanted.parent.pkCorp, found, clock.steady()),
      records: await transaction.readings.findAll(found.map(({ pkFile }) => pkFile)),
      parties: await partiesOf(transaction, wanted.parent),
    };
  });
  await putReadings(parts, orders);
  const byFile = new Map(records.map((each) => [each.pkFile, each]));
  const circumstances = { today: shanghaiDate(clock.now()), parties };
  return files.map(({ pkFile }) => ({ pkFile, reading: readingOf(byFile.get(pkFile), circumstances) }));
}
