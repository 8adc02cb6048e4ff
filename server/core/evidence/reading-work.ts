import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import {
  hasSeveralInvoices,
  isAnotherPaper,
  joinFindings,
} from '../../../src/domain/evidence/reading/paper-findings.ts';
import type { FieldReading } from '../../../src/domain/evidence/reading/read-document.ts';
import { wholeOf } from '../byte-stream.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, ReadingRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import type { FileReader, FileFieldReadings, UnreadBecause } from './file-reader.ts';
import { generateFile } from './shared/generate-file.ts';
import { queueRecognitionJobs } from './queue-recognition-jobs.ts';
import type { ReadingOrder } from './wanted-readings.ts';

/** Maximum number of unfinished attempts at a file before it counts as harmful. */
const maxAttempts = 3;

interface BegunReading {
  readonly file: FileRecord;
  readonly reading: ReadingRecord;
}

/** Final state of a file from which nothing more can be read. Earlier readings count. */
function finalState({ fieldReadings }: ReadingRecord, because: UnreadBecause = 'unreadable'): Partial<ReadingRecord> {
  return fieldReadings.length > 0 ? { state: 'read' } : { state: 'not-readable', unread: because };
}

/** Marks a file as being read; undefined when there is nothing to read by this method. */
async function beginReading(
  { readings, files }: Transaction,
  pkFile: string,
  optical: boolean,
): Promise<BegunReading | undefined> {
  const reading = await readings.lock(pkFile);
  if (!reading || !isUnderWay(reading) || reading.optical !== optical) return undefined;
  const file = await files.find(pkFile);
  if (file?.state !== 'stored') {
    await readings.remove(pkFile);
    return undefined;
  }
  if (reading.attempts >= maxAttempts) {
    await readings.save({ ...reading, ...finalState(reading) });
    return undefined;
  }
  const running: ReadingRecord = { ...reading, state: 'running', attempts: reading.attempts + 1 };
  await readings.save(running);
  return { file, reading: running };
}

type Reading = Pick<Parts, 'store' | 'objects' | 'documents'>;
type ToChange = (said: FileFieldReadings, reading: ReadingRecord) => Partial<ReadingRecord>;

/**
 * Job that reads a file by one reader and saves its readings. A repeated run does nothing, unless the first one
 * crashed; after several crashes the earlier readings are final. Throws when the bytes or the reader are unavailable;
 * the file then waits as before.
 */
function readingJob(
  parts: Reading,
  reader: FileReader,
  optical: boolean,
  toChange: ToChange,
  next: (order: ReadingOrder) => Promise<void> = async () => undefined,
): (pkFile: string) => Promise<void> {
  const { store, objects } = parts;

  /**
   * Saves the result of a reading that is still under way; the file may have been removed, or been read by another job.
   * Returns the number of the company's readings under way.
   */
  async function saveResult({ pkFile, pkCorp }: ReadingRecord, change: Partial<ReadingRecord>): Promise<number> {
    return store.transaction(async ({ readings }) => {
      const held = await readings.lock(pkFile);
      if (held && isUnderWay(held) && held.optical === optical) await readings.save({ ...held, ...change });
      return readings.underWayOf(pkCorp);
    });
  }

  async function bytesOf(file: FileRecord): Promise<Uint8Array | undefined> {
    const content = await objects.get((await generateFile(parts, file)).objectKey);
    return content && wholeOf(content);
  }

  async function read({ file, reading }: BegunReading): Promise<Partial<ReadingRecord>> {
    const bytes = await bytesOf(file);
    return bytes ? toChange(await reader.readFieldReadings(bytes, reading.kind), reading) : finalState(reading);
  }

  return async (pkFile) => {
    const work = await store.transaction(async (transaction) => beginReading(transaction, pkFile, optical));
    if (!work) return;
    const { reading } = work;
    try {
      const change = await read(work);
      const underWay = await saveResult(reading, change);
      if (change.optical === true)
        await next({ name: 'optical-reading', key: pkFile, owner: reading.pkCorp, turn: underWay });
    } catch (fault) {
      // The attempt does not count, because an unavailable store is no fault of the file.
      await saveResult(reading, { state: 'waiting', attempts: reading.attempts - 1, putAt: 0 });
      throw fault;
    }
  };
}

const wasSeen = ({ source }: FieldReading): boolean => source === 'optical';

/**
 * Job that reads the text of a file. Parts that only optical recognition can read wait for it, where the back end has
 * it (`seen` queues it). Earlier optical readings stay until there are new ones.
 */
export function readingWork(
  parts: Reading & Pick<Parts, 'reader'>,
  seen?: Pick<Parts, 'clock' | 'jobs' | 'report'>,
): (pkFile: string) => Promise<void> {
  return readingJob(
    parts,
    parts.reader,
    false,
    (said, reading) => {
      // An unreadable result adds nothing, so the earlier readings stay.
      const kept = reading.fieldReadings.filter(
        (fieldReading) => wasSeen(fieldReading) || said.outcome === 'unreadable',
      );
      const fieldReadings = [...(said.outcome === 'read' ? said.fieldReadings : []), ...kept];
      const paper = said.paper ?? reading.paper;
      // A file that is read again on request is read by all readers. Optical recognition adds nothing to a file that is
      // divided first, or whose text says that it is another kind of paper.
      const isWorthSeeing = said.needsRecognition === true && !isAnotherPaper(paper, reading.kind);
      if (seen && !hasSeveralInvoices(paper) && (isWorthSeeing || reading.again > 0))
        return {
          state: 'waiting',
          optical: true,
          attempts: 0,
          putAt: seen.clock.realTime(),
          fieldReadings,
          paper,
          clarity: said.measure,
        };
      return {
        fieldReadings,
        paper,
        clarity: said.measure,
        ...finalState({ ...reading, fieldReadings }, said.outcome === 'read' ? undefined : said.outcome),
      };
    },
    async (order) => seen && queueRecognitionJobs(seen, [order]),
  );
}

/**
 * Job that recognises the text in the pictures of a file whose embedded text has been read, and adds it to the
 * readings. Where recognition fails, earlier optical readings stay.
 */
export function opticalWork(parts: Reading, optical: FileReader): (pkFile: string) => Promise<void> {
  return readingJob(parts, optical, true, (said, reading) => {
    const kept =
      said.outcome === 'unreadable'
        ? reading.fieldReadings
        : reading.fieldReadings.filter((fieldReading) => !wasSeen(fieldReading));
    const fieldReadings = [...kept, ...(said.outcome === 'read' ? said.fieldReadings : [])];
    return {
      fieldReadings,
      paper: joinFindings(reading.paper, said.paper),
      ...finalState({ ...reading, fieldReadings }, said.outcome === 'read' ? undefined : said.outcome),
    };
  });
}
