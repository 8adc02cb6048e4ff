import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkbookRead, WorkbookReader } from '../../core/workbook-reader.ts';
import { BoundedProcesses } from '../../documents/bounded-processes.ts';
import { FairQueue } from '../../documents/fair-queue.ts';

export interface BoundedWorkbookReaderOptions {
  readonly processes?: Pick<BoundedProcesses<string, WorkbookRead>, 'ask'>;
  /** The folder that holds a file while it is read. */
  readonly folder?: string;
}

/** Milliseconds for a workbook: the largest accepted one needs a fifth of it. */
const timeLimit = 10_000;
/** Bytes: twice the memory for the cells of the largest accepted workbook. */
const maxMemoryBytes = 1024 * 1024 * 1024;
const atOnce = 2;

/**
 * Reads workbooks in separate processes without the server's environment, which are killed at their limits and end soon
 * after the last file. Companies take turns.
 */
export class BoundedWorkbookReader implements WorkbookReader {
  readonly #processes: Pick<BoundedProcesses<string, WorkbookRead>, 'ask'>;
  readonly #turns = new FairQueue(atOnce);
  readonly #folder: string;

  constructor(options: BoundedWorkbookReaderOptions = {}) {
    this.#processes =
      options.processes ??
      new BoundedProcesses(new URL('workbook-process.ts', import.meta.url), { timeLimit, maxMemoryBytes, idle: 2_000 });
    this.#folder = options.folder ?? tmpdir();
  }

  async read(bytes: Uint8Array, company: string): Promise<WorkbookRead> {
    return this.#turns.take(company, async () => {
      const path = join(this.#folder, `sheet-${randomUUID()}`);
      try {
        await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
        return (await this.#processes.ask(path)) ?? { outcome: 'unreadable' };
      } finally {
        await rm(path, { force: true });
      }
    });
  }
}
