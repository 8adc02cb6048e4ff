import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { FileReader, FileSayings } from '../core/evidence/file-reader.ts';
import { BoundedProcesses } from '../documents/bounded-processes.ts';
import { type ReadingLimits, usualLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import { opticalKinds } from './kinds-read.ts';
import type { ReadingAnswer, ReadingQuestion } from './reading-question.ts';

export interface OpticalReaderOptions {
  readonly processes?: Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;
  readonly limits?: ReadingLimits;
  /** The folder that holds a file while it is read. */
  readonly folder?: string;
}

/** Milliseconds for all pages of a file: three of them beside other work. */
const longestLook = 90_000;
/** The models and what they work on take 600 MB, a page of 50 million pixels as much again. */
const mostMemory = 2 * 1024 * 1024 * 1024;

/**
 * The processes that recognise letters, for all who have them recognised. @param longest milliseconds for all pages of
 * a file
 */
export function opticalProcesses(longest = longestLook): BoundedProcesses<ReadingQuestion, ReadingAnswer> {
  return new BoundedProcesses(new URL('optical-process.ts', import.meta.url), {
    longestLook: longest,
    mostMemory,
    idle: 5_000,
    inBackground: true,
  });
}

/**
 * Recognises the letters of scans and photographs, in a process of its own that ends soon after the last file. One file
 * at a time is the caller's to see to.
 */
export class OpticalReader implements FileReader {
  readonly #processes: Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;
  readonly #limits: ReadingLimits;
  readonly #folder: string;

  constructor(options: OpticalReaderOptions = {}) {
    this.#processes = options.processes ?? opticalProcesses();
    this.#limits = options.limits ?? usualLimits;
    this.#folder = options.folder ?? tmpdir();
  }

  async readSayings(bytes: Uint8Array, kind: DocumentKind): Promise<FileSayings> {
    const fileKind = fileKindOf(bytes);
    if (fileKind === undefined || !opticalKinds.fileKinds.some((each) => each === fileKind))
      return { outcome: 'unknown-kind' };
    const path = join(this.#folder, `seen-${randomUUID()}`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      const answer = await this.#processes.ask({ path, source: 'optical', kind, limits: this.#limits });
      if (answer?.outcome === 'read') return { outcome: 'read', sayings: answer.fields };
      return { outcome: answer?.outcome === 'nothing' ? 'nothing-found' : 'unreadable' };
    } finally {
      await rm(path, { force: true });
    }
  }
}
