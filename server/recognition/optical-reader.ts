import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { FileReader, FileFieldReadings } from '../core/evidence/file-reader.ts';
import { BoundedProcesses } from '../documents/bounded-processes.ts';
import { type ReadingLimits, defaultLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import { opticalKinds } from './kinds-read.ts';
import type { ReadingAnswer, ReadingQuestion } from './reading-question.ts';

export interface OpticalReaderOptions {
  readonly processes?: Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;
  readonly limits?: ReadingLimits;
  /** The folder that holds a file while it is read. */
  readonly folder?: string;
}

/** Milliseconds for all pages of a file, enough for three pages on a busy machine. */
const timeLimit = 90_000;
/** Bytes. The models and their data take 600 MB, a page of 50 million pixels as much again. */
const maxMemoryBytes = 2 * 1024 * 1024 * 1024;

/**
 * The processes for optical recognition, which all readers share.
 *
 * @param longest milliseconds for all pages of a file
 */
export function opticalProcesses(longest = timeLimit): BoundedProcesses<ReadingQuestion, ReadingAnswer> {
  return new BoundedProcesses(new URL('optical-process.ts', import.meta.url), {
    timeLimit: longest,
    maxMemoryBytes,
    idle: 5_000,
    inBackground: true,
  });
}

/**
 * Reads scans and photographs by optical recognition, in a separate process that ends soon after the last file. The
 * caller passes one file at a time.
 */
export class OpticalReader implements FileReader {
  readonly #processes: Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;
  readonly #limits: ReadingLimits;
  readonly #folder: string;

  constructor(options: OpticalReaderOptions = {}) {
    this.#processes = options.processes ?? opticalProcesses();
    this.#limits = options.limits ?? defaultLimits;
    this.#folder = options.folder ?? tmpdir();
  }

  async readFieldReadings(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings> {
    const fileKind = fileKindOf(bytes);
    if (fileKind === undefined || !opticalKinds.fileKinds.some((each) => each === fileKind))
      return { outcome: 'unknown-kind' };
    const path = join(this.#folder, `seen-${randomUUID()}`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      const answer = await this.#processes.ask({ path, source: 'optical', kind, limits: this.#limits });
      if (answer?.outcome !== 'read' && answer?.outcome !== 'nothing') return { outcome: 'unreadable' };
      const paper = answer.paper && { paper: answer.paper };
      return answer.outcome === 'read'
        ? { outcome: 'read', fieldReadings: answer.fields, ...paper }
        : { outcome: 'nothing-found', ...paper };
    } finally {
      await rm(path, { force: true });
    }
  }
}
