import {
  DocumentFault,
  type DocumentReader,
  type OpenDocument,
} from '../../application/ports/viewer/shared/document-reader.ts';
import { LastDocument } from './last-document.ts';
import { WaitingThread } from './waiting-thread.ts';

const loadReader = async () => import('./pdfjs-document.ts');

/** Reads PDFs with pdfjs, which is fetched when the first document is likely to be opened. */
export class PdfjsDocumentReader implements DocumentReader {
  readonly #assets: string;
  readonly #last = new LastDocument();
  readonly #thread = new WaitingThread();

  /** @param assets the versioned folder, with its closing slash, of cmaps, standard_fonts, wasm and iccs */
  constructor(assets: string) {
    this.#assets = assets;
  }

  warmUp(): void {
    // A failure is reported when a document is opened.
    loadReader().catch(() => {});
    // Users often open the last document again, which still has its thread.
    if (this.#last.isEmpty) this.#thread.prepare();
  }

  forget(): void {
    void this.#last.forget();
  }

  async open(address: () => Promise<string>, signal: AbortSignal, identity?: string): Promise<OpenDocument> {
    const { openPdf } = await loadReader().catch((error: unknown) => {
      throw new DocumentFault('no-reader', { cause: error });
    });
    signal.throwIfAborted();
    const openNew = async () => openPdf(address, this.#assets, signal, () => this.#thread.take());
    return identity === undefined
      ? openNew()
      : this.#last.keepAfterClose(identity, this.#last.take(identity) ?? (await openNew()));
  }
}
