import type { DocumentKind } from '../../../src/domain/evidence/reading/read-fields.ts';
import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { DocumentType } from '../../../src/domain/evidence/materials/stage.ts';
import type { JobName, JobOrder } from '../ports.ts';
import type { ReadingRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { termsOfStandards } from './standard-terms.ts';

/** Limit per company: as many as a package has invoices. */
const mostUnderWay = 200;
/** Milliseconds after which a job is queued again, in case that no worker has it any more. */
const putAgainAfter = 20_000;

/** Maximum number of times that a file is read again on request. */
const mostAgain = 3;

/** A file of a kind of document that can be read. */
export interface ReadableFile {
  readonly pkFile: string;
  readonly kind: DocumentKind;
}

/** Work of reading that is to be put, and which. */
export interface ReadingOrder extends JobOrder {
  readonly name: JobName;
}

/** The kinds of documents that are read, by what an item is. */
const readable: Readonly<Partial<Record<DocumentType, DocumentKind>>> = {
  BUSI_INVOICE: 'invoice',
  BUSI_CONTRACT: 'contract',
};

/** A file as one that can be read; none where nobody reads what it is. */
export function readableFile(pkFile: string, docFileType: DocumentType): readonly ReadableFile[] {
  const kind = readable[docFileType];
  return kind === undefined ? [] : [{ pkFile, kind }];
}

/**
 * Notes that files of a company are to be read, and gives the work that is to be put once the transaction holds. Each
 * file is read once; where very many of the company's wait already, the others are noted when somebody asks again.
 */
export async function noteWanted(
  transaction: Transaction,
  pkCorp: string,
  files: readonly ReadableFile[],
  now: number,
): Promise<readonly ReadingOrder[]> {
  const { readings } = transaction;
  const known = new Map((await readings.findAll(files.map(({ pkFile }) => pkFile))).map((each) => [each.pkFile, each]));
  const wanted = files.filter(({ pkFile }) => isWanted(known.get(pkFile), now));
  if (wanted.length === 0) return [];
  // Where reading is switched off, nothing is read, whatever is asked and whatever arrives.
  if (!(await termsOfStandards(transaction)).reading) return [];
  const before = await readings.underWayOf(pkCorp);
  const room = Math.max(0, mostUnderWay - before);
  const noted = new Map<string, JobName>();
  // In one order, so that two who name the same files do not stand in each other's way.
  for (const file of [
    ...wanted.filter(({ pkFile }) => known.has(pkFile)),
    ...wanted.filter(({ pkFile }) => !known.has(pkFile)).slice(0, room),
  ].toSorted((a, b) => (a.pkFile < b.pkFile ? -1 : 1))) {
    const held = await readings.lock(file.pkFile);
    if (!isWanted(held, now)) continue;
    const fresh: ReadingRecord = {
      ...file,
      pkCorp,
      state: 'waiting',
      attempts: 0,
      putAt: now,
      sayings: [],
      optical: false,
      clarity: undefined,
      unread: undefined,
      again: 0,
    };
    await readings.save({ ...(held ?? fresh), putAt: now });
    noted.set(file.pkFile, held?.optical === true ? 'optical-reading' : 'reading');
  }
  return wanted
    .flatMap(({ pkFile }) => {
      const name = noted.get(pkFile);
      return name === undefined ? [] : [{ name, key: pkFile }];
    })
    .map((order, index) => ({ ...order, owner: pkCorp, turn: before + index }));
}

/** Number of times that a file may still be read again on request. */
export function againLeft({ again }: Pick<ReadingRecord, 'again'>): number {
  return Math.max(0, mostAgain - again);
}

/**
 * Marks files that were read to be read again by all readers; their results stay until there are new ones. Readings
 * under way are left alone. Refuses with REQUEST_INVALID a file that was read too often.
 */
export async function noteAgain({ readings }: Transaction, files: readonly ReadableFile[]): Promise<void> {
  for (const { pkFile } of files.toSorted((a, b) => (a.pkFile < b.pkFile ? -1 : 1))) {
    const held = await readings.lock(pkFile);
    if (!held || isUnderWay(held)) continue;
    if (againLeft(held) === 0) throw new Refusal('REQUEST_INVALID', { field: 'again' });
    await readings.save({
      ...held,
      state: 'waiting',
      attempts: 0,
      putAt: 0,
      optical: false,
      unread: undefined,
      again: held.again + 1,
    });
  }
}

function isWanted(reading: ReadingRecord | undefined, now: number): boolean {
  return reading === undefined || (isUnderWay(reading) && now - reading.putAt >= putAgainAfter);
}
