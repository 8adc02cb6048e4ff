import { Worker } from 'node:worker_threads';
import type { Inspection } from '../core/ports.ts';

export interface FileProbeLimits {
  /** Milliseconds after which a file counts as unreadable and its thread is ended. */
  readonly longestLook: number;
  /** Milliseconds for which an idle thread waits for the next file. */
  readonly idle: number;
}

/** Opens files in threads that are started when needed, ended when idle, and killed when a file hangs them. How many at once is the caller's to say. */
export class FileProbe {
  readonly #limits: FileProbeLimits;
  readonly #idle: Worker[] = [];

  constructor(limits: FileProbeLimits = { longestLook: 10_000, idle: 2_000 }) {
    this.#limits = limits;
  }

  async look(path: string): Promise<Inspection> {
    const worker = this.#idle.pop() ?? startedWorker();
    worker.ref();
    const inspection = await this.#answerOf(worker, path);
    if (inspection === undefined) {
      await worker.terminate();
      return { kind: 'refused', because: 'unreadable' };
    }
    worker.unref();
    this.#idle.push(worker);
    setTimeout(() => this.#endIdle(worker), this.#limits.idle).unref();
    return inspection;
  }

  /** Undefined when the thread died or did not answer in time. */
  async #answerOf(worker: Worker, path: string): Promise<Inspection | undefined> {
    const { promise, resolve } = Promise.withResolvers<Inspection | undefined>();
    const failed = () => resolve(undefined);
    const timer = setTimeout(failed, this.#limits.longestLook);
    worker.once('message', resolve).once('error', failed).once('exit', failed);
    worker.postMessage(path, []);
    const inspection = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('error', failed).off('exit', failed);
    return inspection;
  }

  #endIdle(worker: Worker): void {
    const place = this.#idle.indexOf(worker);
    if (place < 0) return;
    this.#idle.splice(place, 1);
    void worker.terminate();
  }
}

function startedWorker(): Worker {
  const worker = new Worker(new URL('file-probe-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true,
    stderr: true,
  });
  // A thread that dies between two files must not take the process with it.
  worker.on('error', () => {});
  return worker;
}
