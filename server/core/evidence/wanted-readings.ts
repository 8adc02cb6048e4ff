import type { DocumentKind } from '../../../src/domain/evidence/reading/read-fields.ts';
import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { DocumentType } from '../../../src/domain/evidence/materials/stage.ts';
import type { JobName, JobOrder } from '../ports.ts';
import type { ReadingRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { termsOfStandards } from './standard-terms.ts';

/** Maximum number of readings under way per company: as many as a package has invoices. */
const maxReadingsUnderWay = 200;
/** Milliseconds after which a job is queued again, in case that no worker has it any more. */
const requeueAfter = 20_000;

/** Maximum number of times that a file is read again on request. */
const maxRereads = 3;

/** A file of a kind of document that can be read. */
export interface ReadableFile {
  readonly pkFile: string;
  readonly kind: DocumentKind;
}

/** Job of a reading, with its queue. */
export interface ReadingOrder extends JobOrder {
  readonly name: JobName;
}

/** Kinds of documents that can be read, by document type. */
const readable: Readonly<Partial<Record<DocumentType, DocumentKind>>> = {
  BUSI_INVOICE: 'invoice',
  BUSI_CONTRACT: 'contract',
};

/** The file with its kind, in a list; empty where its kind cannot be read. */
export function readableFile(pkFile: string, docFileType: DocumentType): readonly ReadableFile[] {
  const kind = readable[docFileType];
  return kind === undefined ? [] : [{ pkFile, kind }];
}

/**
 * Records that files of a company are to be read, and returns the jobs to queue after the commit. Each file is read
 * once. Where too many of the company's files wait already, the others are recorded at the next request.
 */
export async function recordWantedReadings(
  transaction: Transaction,
  pkCorp: string,
  files: readonly ReadableFile[],
  now: number,
): Promise<readonly ReadingOrder[]> {
  const { readings } = transaction;
  const known = new Map((await readings.findAll(files.map(({ pkFile }) => pkFile))).map((each) => [each.pkFile, each]));
  const wanted = files.filter(({ pkFile }) => isWanted(known.get(pkFile), now));
  if (wanted.length === 0) return [];
  // Where reading is switched off, nothing is read.
  if (!(await termsOfStandards(transaction)).reading) return [];
  const before = await readings.underWayOf(pkCorp);
  const room = Math.max(0, maxReadingsUnderWay - before);
  const noted = new Map<string, JobName>();
  // Always locked in the same order, so that two requests for the same files cause no deadlock.
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
      fieldReadings: [],
      optical: false,
      clarity: undefined,
      unread: undefined,
      paper: undefined,
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
export function rereadsLeft({ again }: Pick<ReadingRecord, 'again'>): number {
  return Math.max(0, maxRereads - again);
}

/**
 * Marks files that were read to be read again by all readers; their results stay until there are new ones. Readings
 * under way are left alone. Refuses with REQUEST_INVALID a file that was read too often.
 */
export async function markForRereading({ readings }: Transaction, files: readonly ReadableFile[]): Promise<void> {
  for (const { pkFile } of files.toSorted((a, b) => (a.pkFile < b.pkFile ? -1 : 1))) {
    const held = await readings.lock(pkFile);
    if (!held || isUnderWay(held)) continue;
    if (rereadsLeft(held) === 0) throw new Refusal('REQUEST_INVALID', { field: 'again' });
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
  return reading === undefined || (isUnderWay(reading) && now - reading.putAt >= requeueAfter);
}
