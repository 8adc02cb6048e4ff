import { isUnderWay } from '../../../src/domain/evidence/reading/file-reading.ts';
import { wholeOf } from '../byte-stream.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, ReadingRecord } from '../records.ts';
import type { Transaction } from '../store.ts';
import { madeFile } from './made-file.ts';

/** So often somebody may die over a file before it counts as harmful. */
const mostAttempts = 3;

interface Begun {
  readonly file: FileRecord;
  readonly reading: ReadingRecord;
}

const unreadable = { state: 'not-readable', unread: 'unreadable' } as const;

/** Marks a file as being read; undefined where there is nothing to read, or not any more. */
async function begun({ readings, files }: Transaction, pkFile: string): Promise<Begun | undefined> {
  const reading = await readings.lock(pkFile);
  if (!reading || !isUnderWay(reading)) return undefined;
  const file = await files.find(pkFile);
  if (file?.state !== 'stored') {
    await readings.remove(pkFile);
    return undefined;
  }
  if (reading.attempts >= mostAttempts) {
    await readings.save({ ...reading, ...unreadable });
    return undefined;
  }
  const running: ReadingRecord = { ...reading, state: 'running', attempts: reading.attempts + 1 };
  await readings.save(running);
  return { file, reading: running };
}

/**
 * Reads a file and keeps what it says. Done again it does nothing, unless whoever did it first died over it; after some
 * deaths the file counts as not readable. Throws where its bytes cannot be had, or the reader not be asked: then it waits as before.
 */
export function readingWork(parts: Pick<Parts, 'store' | 'objects' | 'documents' | 'reader'>): (pkFile: string) => Promise<void> {
  const { store, objects, reader } = parts;

  /** Writes what became of it, where it is still to be read: it may have been forgotten, or been read twice at once. */
  async function settled(pkFile: string, change: Partial<ReadingRecord>): Promise<void> {
    await store.transaction(async ({ readings }) => {
      const held = await readings.lock(pkFile);
      if (held && isUnderWay(held)) await readings.save({ ...held, ...change });
    });
  }

  async function bytesOf(file: FileRecord): Promise<Uint8Array | undefined> {
    const content = await objects.get((await madeFile(parts, file)).objectKey);
    return content && wholeOf(content);
  }

  async function read({ file, reading }: Begun): Promise<Partial<ReadingRecord>> {
    const bytes = await bytesOf(file);
    if (!bytes) return unreadable;
    const said = await reader.said(bytes, reading.kind);
    return said.outcome === 'read' ? { state: 'read', sayings: said.sayings } : { state: 'not-readable', unread: said.outcome };
  }

  return async (pkFile) => {
    const work = await store.transaction(async (transaction) => begun(transaction, pkFile));
    if (!work) return;
    try {
      await settled(pkFile, await read(work));
    } catch (fault) {
      // Nobody died over it: that the store is away is no fault of the file's.
      await settled(pkFile, { state: 'waiting', attempts: work.reading.attempts - 1, putAt: 0 });
      throw fault;
    }
  };
}
