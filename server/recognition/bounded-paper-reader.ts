import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperReader, PaperMethod } from '../core/certification/paper-reader.ts';
import type { BoundedProcesses } from '../documents/bounded-processes.ts';
import { usualLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import type { ReadingAnswer, ReadingQuestion } from './reading-question.ts';

type Processes = Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;

/**
 * Maximum number of companies that wait for their turn, and of papers per company; further users are asked to type, or
 * to come again.
 */
const mostCompanies = 8;
const mostOfOne = 8;

/** Work one after the other, also after some that failed. */
class Turns {
  waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  async take<Done>(work: () => Promise<Done>): Promise<Done> {
    this.waiting += 1;
    const own = this.#last.then(work);
    this.#last = own.catch(() => undefined);
    try {
      return await own;
    } finally {
      this.waiting -= 1;
    }
  }
}

/**
 * Reads papers in the processes that read all other documents, one at a time: the letters of a PDF, and of pictures and
 * scans what is seen in them. Each company has one in the queue, so that many papers of one keep nobody else waiting.
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

  async lines(bytes: Uint8Array, way: PaperMethod, pkCorp: string): Promise<readonly string[] | undefined> {
    const kind = fileKindOf(bytes);
    if (kind !== 'pdf' && kind !== 'jpeg' && kind !== 'png') return [];
    if (way === 'text' && kind !== 'pdf') return [];
    const known = this.#companies.get(pkCorp);
    if (known ? known.waiting >= mostOfOne : this.#companies.size >= mostCompanies) return undefined;
    const own = known ?? new Turns();
    this.#companies.set(pkCorp, own);
    try {
      return await own.take(async () => this.#all.take(async () => this.#read(bytes, way)));
    } finally {
      if (own.waiting === 0 && this.#companies.get(pkCorp) === own) this.#companies.delete(pkCorp);
    }
  }

  async #read(bytes: Uint8Array, way: PaperMethod): Promise<readonly string[] | undefined> {
    const path = join(this.#folder, `paper-${randomUUID()}`);
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
      const answer = await this.#processes[way].ask({ path, source: 'lines', kind: 'contract', limits: usualLimits });
      if (answer?.outcome === 'lines') return answer.lines;
      return answer?.outcome === 'nothing' ? [] : undefined;
    } finally {
      await rm(path, { force: true });
    }
  }
}
