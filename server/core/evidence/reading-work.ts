import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import type { Saying } from '../../../src/domain/evidence/reading/read-document.ts';
import { wholeOf } from '../byte-stream.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, ReadingRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import type { FileReader, FileSayings, UnreadBecause } from './file-reader.ts';
import { makeFile } from './shared/make-file.ts';
import { putReadings } from './put-readings.ts';
import type { ReadingOrder } from './wanted-readings.ts';

/** Maximum number of unfinished attempts at a file before it counts as harmful. */
const mostAttempts = 3;

interface Begun {
  readonly file: FileRecord;
  readonly reading: ReadingRecord;
}

/** What a file comes to of which nothing more can be read: what was said of it before counts. */
function asFarAsRead({ sayings }: ReadingRecord, because: UnreadBecause = 'unreadable'): Partial<ReadingRecord> {
  return sayings.length > 0 ? { state: 'read' } : { state: 'not-readable', unread: because };
}

/** Marks a file as being read; undefined when there is nothing to read by this method. */
async function beginReading(
  { readings, files }: Transaction,
  pkFile: string,
  optical: boolean,
): Promise<Begun | undefined> {
  const reading = await readings.lock(pkFile);
  if (!reading || !isUnderWay(reading) || reading.optical !== optical) return undefined;
  const file = await files.find(pkFile);
  if (file?.state !== 'stored') {
    await readings.remove(pkFile);
    return undefined;
  }
  if (reading.attempts >= mostAttempts) {
    await readings.save({ ...reading, ...asFarAsRead(reading) });
    return undefined;
  }
  const running: ReadingRecord = { ...reading, state: 'running', attempts: reading.attempts + 1 };
  await readings.save(running);
  return { file, reading: running };
}

type Reading = Pick<Parts, 'store' | 'objects' | 'documents'>;
type Became = (said: FileSayings, reading: ReadingRecord) => Partial<ReadingRecord>;

/**
 * Reads a file by one reader and keeps what it says. Done again it does nothing, unless whoever did it first died over
 * it; after some deaths what is known by then is all. Throws where its bytes cannot be had, or the reader not be asked:
 * then it waits as before.
 */
function workBy(
  parts: Reading,
  reader: FileReader,
  optical: boolean,
  became: Became,
  next: (order: ReadingOrder) => Promise<void> = async () => undefined,
): (pkFile: string) => Promise<void> {
  const { store, objects } = parts;

  /**
   * Writes what became of it, where it is still to be read: it may have been forgotten, or been read twice at once.
   * Says how many of its company's are under way then.
   */
  async function settled({ pkFile, pkCorp }: ReadingRecord, change: Partial<ReadingRecord>): Promise<number> {
    return store.transaction(async ({ readings }) => {
      const held = await readings.lock(pkFile);
      if (held && isUnderWay(held) && held.optical === optical) await readings.save({ ...held, ...change });
      return readings.underWayOf(pkCorp);
    });
  }

  async function bytesOf(file: FileRecord): Promise<Uint8Array | undefined> {
    const content = await objects.get((await makeFile(parts, file)).objectKey);
    return content && wholeOf(content);
  }

  async function read({ file, reading }: Begun): Promise<Partial<ReadingRecord>> {
    const bytes = await bytesOf(file);
    return bytes ? became(await reader.said(bytes, reading.kind), reading) : asFarAsRead(reading);
  }

  return async (pkFile) => {
    const work = await store.transaction(async (transaction) => beginReading(transaction, pkFile, optical));
    if (!work) return;
    const { reading } = work;
    try {
      const change = await read(work);
      const underWay = await settled(reading, change);
      if (change.optical === true)
        await next({ name: 'optical-reading', key: pkFile, owner: reading.pkCorp, turn: underWay });
    } catch (fault) {
      // Nobody died over it: that the store is away is no fault of the file's.
      await settled(reading, { state: 'waiting', attempts: reading.attempts - 1, putAt: 0 });
      throw fault;
    }
  };
}

const wasSeen = ({ source }: Saying): boolean => source === 'optical';

/**
 * Reads what a file says of itself; what can only be seen in it waits for those who recognise letters, where there are
 * such (`seen`: by whom that is put). What was recognised before stays until it is recognised anew.
 */
export function readingWork(
  parts: Reading & Pick<Parts, 'reader'>,
  seen?: Pick<Parts, 'clock' | 'jobs' | 'report'>,
): (pkFile: string) => Promise<void> {
  return workBy(
    parts,
    parts.reader,
    false,
    (said, reading) => {
      // Whoever died over it has said nothing: what it said before holds.
      const kept = reading.sayings.filter((saying) => wasSeen(saying) || said.outcome === 'unreadable');
      const sayings = [...(said.outcome === 'read' ? said.sayings : []), ...kept];
      // Whoever wants a file read once more wants every eye on it.
      if (seen && (said.pictured === true || reading.again > 0))
        return {
          state: 'waiting',
          optical: true,
          attempts: 0,
          putAt: seen.clock.steady(),
          sayings,
          clarity: said.measure,
        };
      return {
        sayings,
        clarity: said.measure,
        ...asFarAsRead({ ...reading, sayings }, said.outcome === 'read' ? undefined : said.outcome),
      };
    },
    async (order) => seen && putReadings(seen, [order]),
  );
}

/**
 * Recognises the letters of a file that has been read as far as it says anything of itself; both together are what it
 * says. Where recognising fails, what was recognised before holds.
 */
export function opticalWork(parts: Reading, optical: FileReader): (pkFile: string) => Promise<void> {
  return workBy(parts, optical, true, (said, reading) => {
    const kept = said.outcome === 'unreadable' ? reading.sayings : reading.sayings.filter((saying) => !wasSeen(saying));
    const sayings = [...kept, ...(said.outcome === 'read' ? said.sayings : [])];
    return { sayings, ...asFarAsRead({ ...reading, sayings }, said.outcome === 'read' ? undefined : said.outcome) };
  });
}
