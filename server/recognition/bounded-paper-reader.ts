import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperReader, PaperWay } from '../core/certification/paper-reader.ts';
import type { BoundedProcesses } from '../documents/bounded-processes.ts';
import { usualLimits } from './document-source.ts';
import { fileKindOf } from './file-kind.ts';
import type { ReadingAnswer, ReadingQuestion } from './reading-question.ts';

type Processes = Pick<BoundedProcesses<ReadingQuestion, ReadingAnswer>, 'ask'>;

/** So many may wait for their turn; whoever comes then is told to type, or to come again. */
const mostWaiting = 8;

/** Reads papers in the processes that read all other documents, one at a time: the letters of a PDF, and of pictures and scans what is seen in them. */
export class BoundedPaperReader implements PaperReader {
  readonly #processes: Readonly<Record<PaperWay, Processes>>;
  readonly #folder: string;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(processes: Readonly<Record<PaperWay, Processes>>, folder = tmpdir()) {
    this.#processes = processes;
    this.#folder = folder;
  }

  async lines(bytes: Uint8Array, way: PaperWay): Promise<readonly string[] | undefined> {
    const kind = fileKindOf(bytes);
    if (kind !== 'pdf' && kind !== 'jpeg' && kind !== 'png') return [];
    if (way === 'text' && kind !== 'pdf') return [];
    if (this.#waiting >= mostWaiting) return undefined;
    this.#waiting += 1;
    const work = this.#turn.then(async () => this.#read(bytes, way));
    this.#turn = work.catch(() => undefined);
    try {
      return await work;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #read(bytes: Uint8Array, way: PaperWay): Promise<readonly string[] | undefined> {
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
