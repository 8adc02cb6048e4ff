import { Worker } from 'node:worker_threads';

/** What a look into a PDF found. */
export type PdfFinding = { readonly pages: number } | 'encrypted' | 'unreadable';

export interface PdfProbeLimits {
  /** Milliseconds after which a file counts as unreadable and its thread is ended. */
  readonly longestLook: number;
  /** Milliseconds for which an idle thread waits for the next file of the same upload. */
  readonly idle: number;
}

/** Opens PDFs one at a time in a thread that is started when needed, ended when idle, and killed when a file hangs it. */
export class PdfProbe {
  readonly #limits: PdfProbeLimits;
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: PdfProbeLimits = { longestLook: 10_000, idle: 2_000 }) {
    this.#limits = limits;
  }

  async look(bytes: Uint8Array): Promise<PdfFinding> {
    const looked = this.#last.then(() => this.#lookNow(bytes));
    this.#last = looked;
    return looked;
  }

  async #lookNow(bytes: Uint8Array): Promise<PdfFinding> {
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= startedWorker());
    worker.ref();
    const finding = await this.#answerOf(worker, bytes);
    if (finding === undefined) {
      this.#worker = undefined;
      await worker.terminate();
      return 'unreadable';
    }
    worker.unref();
    this.#idleTimer = setTimeout(() => this.#endWorker(worker), this.#limits.idle).unref();
    return finding;
  }

  /** Undefined when the thread died or did not answer in time. */
  async #answerOf(worker: Worker, bytes: Uint8Array): Promise<PdfFinding | undefined> {
    const { promise, resolve } = Promise.withResolvers<PdfFinding | undefined>();
    const failed = () => resolve(undefined);
    const timer = setTimeout(failed, this.#limits.longestLook);
    worker.once('message', resolve).once('error', failed).once('exit', failed);
    const copy = Uint8Array.from(bytes);
    worker.postMessage(copy, [copy.buffer]);
    const finding = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('error', failed).off('exit', failed);
    return finding;
  }

  #endWorker(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}

function startedWorker(): Worker {
  const worker = new Worker(new URL('pdf-probe-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true,
    stderr: true,
  });
  // A thread that dies between two files must not take the process with it.
  worker.on('error', () => {});
  return worker;
}
