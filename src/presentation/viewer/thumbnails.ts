import { when } from 'mobx';
import type { OpenDocument } from '../../application/ports/viewer/shared/document-reader.ts';
import type { FileOpening } from './opened-file.ts';
import { previewOf } from './preview-form.ts';
import type { ViewerFile } from './viewer-view-model.ts';

/** A file of which a small picture may be had, with its size in bytes. */
export interface PicturedFile extends ViewerFile {
  readonly size: number;
}

/** CSS pixels that a small picture fills, and device pixels for each. */
export interface ThumbnailFrame {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

const megabyte = 1024 * 1024;
/** A photograph must be fetched whole for its small picture, of a PDF the first page alone. */
const largestPicture = 3 * megabyte;
const largestDocument = 30 * megabyte;
const mostKept = 400;

/**
 * Small pictures of the first pages of files: made one after the other, while nobody waits for a document, and kept.
 */
export class Thumbnails {
  readonly #with: FileOpening;
  readonly #isBusy: () => boolean;
  /** Undefined for files of which there is none. */
  readonly #kept = new Map<string, HTMLCanvasElement | undefined>();
  #turn: Promise<unknown> = Promise.resolve();

  /** @param isBusy somebody waits for a document, whose bytes come first; observable */
  constructor(opening: FileOpening, isBusy: () => boolean) {
    this.#with = opening;
    this.#isBusy = isBusy;
  }

  /**
   * The small picture of a file; undefined where there is none, or where it is out of sight before its turn comes,
   * which `signal` says. Never rejects.
   *
   * @param make a canvas of nothing
   */
  async picture(
    file: PicturedFile,
    frame: ThumbnailFrame,
    make: () => HTMLCanvasElement,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement | undefined> {
    if (this.#kept.has(file.fileId)) return this.#kept.get(file.fileId);
    const turn = this.#turn.then(async () => this.#made(file, frame, make, signal));
    this.#turn = turn;
    return turn;
  }

  async #made(
    file: PicturedFile,
    frame: ThumbnailFrame,
    make: () => HTMLCanvasElement,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement | undefined> {
    if (this.#kept.has(file.fileId)) return this.#kept.get(file.fileId);
    try {
      await when(() => !this.#isBusy(), { signal });
      const canvas = await this.#drawn(file, frame, make, signal);
      if (!signal.aborted) this.#keep(file.fileId, canvas);
      return canvas;
    } catch {
      // One that failed is not asked for again and again: its sign says what kind of file it is.
      if (!signal.aborted) this.#keep(file.fileId, undefined);
      return undefined;
    }
  }

  async #drawn(
    file: PicturedFile,
    { width, height, density }: ThumbnailFrame,
    make: () => HTMLCanvasElement,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement | undefined> {
    const document = await this.#opened(file, signal);
    if (!document) return undefined;
    try {
      const page = await document.page(1);
      const canvas = make();
      // The whole page, as large as the frame has room for.
      const scale = Math.min(width / page.size.width, height / page.size.height);
      await page.draw(canvas, { scale, rotation: 0, density }, signal);
      return canvas;
    } finally {
      void document.close();
    }
  }

  async #opened(file: PicturedFile, signal: AbortSignal): Promise<OpenDocument | undefined> {
    if (file.size > largestDocument) return undefined;
    const { addresses, documents, contents } = this.#with;
    const given = await addresses.addressOf(file.fileId);
    signal.throwIfAborted();
    const form = previewOf(given.mimeType, given.name || file.name);
    const address = async (): Promise<string> => given.url;
    // Without an identity: what somebody looked at last stays at hand.
    if (form === 'pdf') return documents.open(address, signal);
    if (form !== 'ofd' && (form !== 'picture' || file.size > largestPicture)) return undefined;
    const content = await contents.read(form, address, signal);
    return content.kind === 'pages' ? content.document : undefined;
  }

  #keep(fileId: string, canvas: HTMLCanvasElement | undefined): void {
    this.#kept.set(fileId, canvas);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
