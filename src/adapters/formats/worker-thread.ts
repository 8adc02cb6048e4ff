import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';
import type { FormatAnswer, FormatQuestion, FormatThread } from './format-question.ts';

/** A thread of the browser for one file. */
export class WorkerThread implements FormatThread {
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  async ask(question: FormatQuestion): Promise<FormatAnswer> {
    return new Promise((resolve, reject) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<FormatAnswer>) => resolve(data), { once: true });
      this.#worker.addEventListener('error', (event) => reject(new DocumentFault('no-reader', { cause: event })), { once: true });
      this.#worker.postMessage(question, [question.bytes.buffer]);
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}
