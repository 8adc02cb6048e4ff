import type { ContentForm } from '../../application/ports/viewer/shared/content-reader.ts';
import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';
import type { FormatAnswer, FormatQuestion, FormatThread, ThreadMessage } from './format-question.ts';

/** A thread of the browser for one file. */
export class WorkerThread implements FormatThread {
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  expect(form: ContentForm): void {
    this.#worker.postMessage({ expected: form }, []);
  }

  async ask(question: FormatQuestion): Promise<FormatAnswer> {
    const others = Promise.withResolvers<readonly ImageBitmap[]>();
    return new Promise((resolve, reject) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<ThreadMessage>) => {
        if ('others' in data) others.resolve(data.others);
        else if ('othersFollow' in data)
          resolve(data.othersFollow ? { ...data.answer, others: others.promise } : data.answer);
        else resolve(data.answer);
      });
      this.#worker.addEventListener('error', (event) => {
        others.resolve([]);
        reject(new DocumentFault('no-reader', { cause: event }));
      });
      this.#worker.postMessage(question, [question.bytes.buffer]);
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}
