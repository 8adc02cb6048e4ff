import type { ContentForm, ContentReader, ReadContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';

const load = async () =>
  Promise.all([import('./format-reader.ts'), import('./worker-thread.ts'), import('./thread-address.ts')]);

/**
 * Reads pictures, OFD, XML, workbooks and texts. The code for it is loaded when the first such file is likely to be
 * opened.
 */
export class LazyContentReader implements ContentReader {
  readonly #startWorker: (address: string) => Worker;
  readonly #fetch: typeof fetch;

  /** @param startWorker starts a script of our own as a thread */
  constructor(
    startWorker: (address: string) => Worker,
    fetchFile: typeof fetch = async (...request) => fetch(...request),
  ) {
    this.#startWorker = startWorker;
    this.#fetch = fetchFile;
  }

  warmUp(): void {
    // A failure is reported when a file is opened.
    load().catch(() => {});
  }

  async read(
    form: ContentForm,
    address: () => Promise<string>,
    signal: AbortSignal,
    come?: (percent: number) => void,
  ): Promise<ReadContent> {
    const [{ readFormat }, { WorkerThread }, { threadAddress }] = await load().catch((error: unknown) => {
      throw new DocumentFault('no-reader', { cause: error });
    });
    signal.throwIfAborted();
    return readFormat(
      form,
      address,
      signal,
      () => new WorkerThread(this.#startWorker(threadAddress)),
      this.#fetch,
      come,
    );
  }
}
