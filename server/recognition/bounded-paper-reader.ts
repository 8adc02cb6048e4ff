import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperReader, PaperMethod } from '../core/certification/paper-reader.ts';
import type { BoundedProcesses } from '../documents/bounded-processes.ts';
import { defaultLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import type { ReadingAnswer, ReadingQuestion } from './reading-question.ts';

type Processes = Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;

/**
 * Maximum number of companies with papers being read or waiting, and of papers per company. Further papers are not
 * read.
 */
const maxCompanies = 8;
const maxPapersOfCompany = 8;

/** Runs work one piece at a time; a failure does not stop the next piece. */
class Turns {
  /** Number of pieces that run or wait. */
  count = 0;
  #last: Promise<unknown> = Promise.resolve();

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    this.count += 1;
    const own = this.#last.then(work);
    this.#last = own.catch(() => undefined);
    try {
      return await own;
    } finally {
      this.count -= 1;
    }
  }
}

/**
 * Reads the lines of papers in the processes that also read documents, one at a time: by the text of a PDF, or by
 * optical recognition. Each company has one paper in the queue, so that many papers of one company do not delay the
 * others.
 */
export class BoundedPaperReader implements PaperReader {
  readonly #processes: Readonly<Record<PaperMethod, Processes>>;
  readonly #folder: string;
  readonly #all = new Turns();
  readonly #companies = new Map<string, Turns>();

  constructor(processes: Readonly<Record<PaperMethod, Processes>>, folder = tmpdir()) {
    this.#processes = processes;
    this.#folder = folder;
  }

  async lines(bytes: Uint8Array, method: PaperMethod, pkCorp: string): Promise<readonly string[] | undefined> {
    const kind = fileKindOf(bytes);
    if (kind !== 'pdf' && kind !== 'jpeg' && kind !== 'png') return [];
    if (method === 'text' && kind !== 'pdf') return [];
    const waiting = this.#companies.get(pkCorp);
    if (waiting ? waiting.count >= maxPapersOfCompany : this.#companies.size >= maxCompanies) return undefined;
    const own = waiting ?? new Turns();
    this.#companies.set(pkCorp, own);
    try {
      return await own.take(async () => this.#all.take(async () => this.#read(bytes, method)));
    } finally {
      if (own.count === 0 && this.#companies.get(pkCorp) === own) this.#companies.delete(pkCorp);
    }
  }

  async #read(bytes: Uint8Array, method: PaperMethod): Promise<readonly string[] | undefined> {
    const path = join(this.#folder, `paper-${randomUUID()}`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      const answer = await this.#processes[method].ask({
        path,
        source: 'lines',
        kind: 'contract',
        limits: defaultLimits,
      });
      if (answer?.outcome === 'lines') return answer.lines;
      return answer?.outcome === 'nothing' ? [] : undefined;
    } finally {
      await rm(path, { force: true });
    }
  }
}
