// The bundler makes this default export, an address; the rule looks into the file itself.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startTrustedWorker } from './trusted-worker.ts';

/**
 * At most one thread that is started before its document is known. Its script is then loaded in parallel with the
 * library, and not after it.
 */
export class WaitingThread {
  readonly #started: () => Worker;
  #waiting: Worker | undefined;

  constructor(started: () => Worker = () => startTrustedWorker(workerAddress)) {
    this.#started = started;
  }

  /** Starts a thread in advance. A failure is reported later, when a thread is taken. */
  prepare(): void {
    if (this.#waiting) return;
    try {
      const worker = this.#started();
      this.#waiting = worker;
      worker.addEventListener(
        'error',
        () => {
          if (this.#waiting === worker) this.#waiting = undefined;
        },
        { once: true },
      );
    } catch {
      this.#waiting = undefined;
    }
  }

  /** The prepared thread, or a new one. Throws where none can be started. */
  take(): Worker {
    const worker = this.#waiting ?? this.#started();
    this.#waiting = undefined;
    return worker;
  }
}
