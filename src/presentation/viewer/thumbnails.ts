import { when } from 'mobx';
import type { OpenDocument } from '../../application/ports/viewer/shared/document-reader.ts';
import type { FilePorts } from './opened-file.ts';
import { previewOf } from './preview-form.ts';
import type { ViewerFile } from './viewer-view-model.ts';

/** A file that a thumbnail can be made of, with its size in bytes. */
export interface ThumbnailFile extends ViewerFile {
  readonly size: number;
}

/** The size of a thumbnail in CSS pixels, and the device pixels for each. */
export interface ThumbnailFrame {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

const megabyte = 1024 * 1024;
/** A photograph must be loaded as a whole, a PDF only with its first page. */
const largestPicture = 3 * megabyte;
const largestDocument = 30 * megabyte;
const cacheSize = 400;

/**
 * Thumbnails of the first pages of files. They are made one after the other while no document is being opened, and
 * cached.
 */
export class Thumbnails {
  readonly #ports: FilePorts;
  readonly #isBusy: () => boolean;
  /** Undefined for files without a thumbnail. */
  readonly #cache = new Map<string, HTMLCanvasElement | undefined>();
  #queue: Promise<unknown> = Promise.resolve();

  /** @param isBusy whether other bytes come first, those of a document being opened or of uploads; observable */
  constructor(ports: FilePorts, isBusy: () => boolean) {
    this.#ports = ports;
    this.#isBusy = isBusy;
  }

  /**
   * The thumbnail of a file. Never rejects.
   * @param make creates an empty canvas
   * @param signal aborts when the file is out of sight
   * @returns undefined if there is none, or after an abort
   */
  async picture(
    file: ThumbnailFile,
    frame: ThumbnailFrame,
    make: () => HTMLCanvasElement,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement | undefined> {
    if (this.#cache.has(file.fileId)) return this.#cache.get(file.fileId);
    const turn = this.#queue.then(async () => this.#makeOnce(file, frame, make, signal));
    this.#queue = turn;
    return turn;
  }

  async #makeOnce(
    file: ThumbnailFile,
    frame: ThumbnailFrame,
    make: () => HTMLCanvasElement,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement | undefined> {
    if (this.#cache.has(file.fileId)) return this.#cache.get(file.fileId);
    try {
      await when(() => !this.#isBusy(), { signal });
      const canvas = await this.#draw(file, frame, make, signal);
      if (!signal.aborted) this.#keep(file.fileId, canvas);
      return canvas;
    } catch {
      // A failed thumbnail is not tried again; the file shows the sign of its kind.
      if (!signal.aborted) this.#keep(file.fileId, undefined);
      return undefined;
    }
  }

  async #draw(
    file: ThumbnailFile,
    { width, height, density }: ThumbnailFrame,
    make: () => HTMLCanvasElement,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement | undefined> {
    const document = await this.#open(file, signal);
    if (!document) return undefined;
    try {
      const page = await document.page(1);
      const canvas = make();
      // The whole page, as large as the frame allows.
      const scale = Math.min(width / page.size.width, height / page.size.height);
      await page.draw(canvas, { scale, rotation: 0, density }, signal);
      return canvas;
    } finally {
      void document.close();
    }
  }

  async #open(file: ThumbnailFile, signal: AbortSignal): Promise<OpenDocument | undefined> {
    if (file.size > largestDocument) return undefined;
    const { addresses, documents, contents } = this.#ports;
    const location = await addresses.addressOf(file.fileId);
    signal.throwIfAborted();
    const form = previewOf(location.mimeType, location.name || file.name);
    const address = async (): Promise<string> => location.url;
    // Opened without an identity, so that the last viewed document stays cached.
    if (form === 'pdf') return documents.open(address, signal);
    if (form !== 'ofd' && (form !== 'picture' || file.size > largestPicture)) return undefined;
    const content = await contents.read(form, address, signal);
    return content.kind === 'pages' ? content.document : undefined;
  }

  #keep(fileId: string, canvas: HTMLCanvasElement | undefined): void {
    this.#cache.set(fileId, canvas);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > cacheSize && oldest !== undefined) this.#cache.delete(oldest);
  }
}
