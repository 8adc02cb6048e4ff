import type { OpenDocument } from '../../application/ports/viewer/shared/document-reader.ts';

/** A document that can stay open after it was closed by the viewer. */
export interface LastingDocument extends OpenDocument {
  /** Whether its thread is still running. */
  isAlive(): boolean;
  /** Whether parts of it are still loading. */
  isBusy(): boolean;
}

/**
 * Keeps the one document that was closed last, with its thread and its loaded data, so that it can be opened again at
 * once.
 */
export class LastDocument {
  #owner = 0;
  #kept: { readonly identity: string; readonly document: LastingDocument } | undefined;

  get isEmpty(): boolean {
    return this.#kept === undefined;
  }

  /**
   * Takes the kept document out, if it is this one and its thread is still running. Another document that is still
   * loading is closed, because the next one needs the connection.
   */
  take(identity: string): LastingDocument | undefined {
    const kept = this.#kept;
    if (!kept) return undefined;
    const { document } = kept;
    if (kept.identity !== identity && document.isAlive() && !document.isBusy()) return undefined;
    this.#kept = undefined;
    if (kept.identity === identity && document.isAlive()) return document;
    void document.close();
    return undefined;
  }

  /**
   * Closes the kept document, because the user has changed. A document that is open now is not kept after closing
   * either.
   */
  async forget(): Promise<void> {
    this.#owner += 1;
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.document.close();
  }

  /** Wraps a document, so that it is kept after closing until another one is closed. */
  keepAfterClose(identity: string, document: LastingDocument): OpenDocument {
    let closed = false;
    const owner = this.#owner;
    return {
      pageCount: document.pageCount,
      page: async (number) => document.page(number),
      close: async () => {
        if (closed) return;
        closed = true;
        if (!document.isAlive() || owner !== this.#owner) return document.close();
        const before = this.#kept;
        this.#kept = { identity, document };
        await before?.document.close();
      },
    };
  }
}
