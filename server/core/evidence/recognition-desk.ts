import { readingToWire } from '../../../src/contract/documented/evidence/reading-mapping.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { FileReading } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { PackageParties, Party } from '../../../src/domain/evidence/reading/package-parties.ts';
import { readDocumentFrom } from '../../../src/domain/evidence/reading/read-document-from.ts';
import type { ReadingCircumstances } from '../../../src/domain/evidence/reading/read-invoice.ts';
import type { Desk } from '../handlers.ts';
import { permitted, ownPackage } from './ownership.ts';
import type { Parts } from '../parts.ts';
import { putReadings } from './put-readings.ts';
import type { PackageRecord, ReadingRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { noteWanted, readableFile, type ReadableFile } from './wanted-readings.ts';

/** Files that one call may ask about. */
const mostAsked = 50;

/** Of the files asked about those of the package's invoices and contracts, in the order in which they were asked about. */
export async function readableOf({ items }: Transaction, docDatumId: string, pkFiles: readonly string[]): Promise<readonly ReadableFile[]> {
  const given = (await items.ofPackage(docDatumId)).flatMap((item) => item.pkFiles.flatMap((pkFile) => readableFile(pkFile, item.docFileType)));
  const byFile = new Map(given.map((each) => [each.pkFile, each]));
  return pkFiles.flatMap((pkFile) => byFile.get(pkFile) ?? []);
}

/** Who may stand on the documents of a package, with their codes where they are companies of the platform. */
async function partiesOf({ companies }: Transaction, { supplierName, payerName, creditSourceName, counterpartyName }: PackageRecord): Promise<PackageParties> {
  const [sellers, buyers] = [[supplierName], [payerName, creditSourceName, counterpartyName]].map((names) => [...new Set(names)].filter((name) => name !== ''));
  const codes = new Map((await companies.named([...(sellers ?? []), ...(buyers ?? [])])).map(({ name, uscc }) => [name, uscc]));
  const known = (names: readonly string[] = []): readonly Party[] => names.map((name) => ({ name, uscc: codes.get(name) }));
  return { sellers: known(sellers), buyers: known(buyers) };
}

/** How a reading stands on this day, for this package. What is not noted yet waits. */
function readingOf(record: ReadingRecord | undefined, circumstances: ReadingCircumstances): FileReading {
  if (record?.state === 'read') return { state: 'read', document: readDocumentFrom(record.kind, record.sayings, circumstances) };
  return { state: record?.state ?? 'waiting' };
}

/** Reading documents instead of typing them (document 2, section 7). Refuses with REQUEST_INVALID more files than may be asked about at once; those that are none of the package's invoices or contracts are left out. */
export function recognitionDesk(parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'report'>): Desk<'identifySubmit'> {
  const { store, clock } = parts;
  return {
    identifySubmit: async ({ docDatumId, pkFiles }, context) => {
      const caller = permitted(context, 'edit');
      const asked = [...new Set(pkFiles)];
      if (asked.length > mostAsked) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
      const { orders, files, records, parties } = await store.transaction(async (transaction) => {
        const parent = await ownPackage(transaction, caller, docDatumId, false);
        const found = await readableOf(transaction, docDatumId, asked);
        return {
          files: found, orders: await noteWanted(transaction, parent.pkCorp, found, clock.steady()),
          records: await transaction.readings.findAll(found.map(({ pkFile }) => pkFile)), parties: await partiesOf(transaction, parent),
        };
      });
      await putReadings(parts, orders);
      const byFile = new Map(records.map((each) => [each.pkFile, each]));
      const circumstances = { today: shanghaiDate(clock.now()), parties };
      return { tasks: files.map(({ pkFile }) => readingToWire(pkFile, readingOf(byFile.get(pkFile), circumstances))) };
    },
  };
}
