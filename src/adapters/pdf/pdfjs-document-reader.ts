import { DocumentFault, type DocumentReader, type OpenDocument } from '../../application/ports/viewer/shared/document-reader.ts';

const loadReader = async () => import('./pdfjs-document.ts');

/** Reads PDFs with pdfjs, which is fetched when the first document is likely to be opened. */
export class PdfjsDocumentReader implements DocumentReader {
  readonly #assets: string;

  /** @param assets the versioned folder, with its closing slash, of cmaps, standard_fonts, wasm and iccs */
  constructor(assets: string) {
    this.#assets = assets;
  }

  warmUp(): void {
    // A failure here is told when a document is opened.
    loadReader().catch(() => {});
  }

  async open(address: () => Promise<string>, signal: AbortSignal): Promise<OpenDocument> {
    const { openPdf } = await loadReader().catch((error: unknown) => {
      throw new DocumentFault('no-reader', { cause: error });
    });
    signal.throwIfAborted();
    return openPdf(address, this.#assets, signal);
  }
}
