/**
 * Why a document cannot be read. `not-available`: even a renewed address does not work. `offline`: no connection.
 * `encrypted`: it needs a password. `damaged`: it is not a readable document. `too-large`: it is or unpacks to more
 * than the preview's limit. `timed-out`: reading took too long. `no-reader`: the reader itself could not be started.
 */
export type DocumentFaultReason =
  | 'not-available'
  | 'offline'
  | 'encrypted'
  | 'damaged'
  | 'too-large'
  | 'timed-out'
  | 'no-reader';

export class DocumentFault extends Error {
  readonly because: DocumentFaultReason;

  constructor(because: DocumentFaultReason, options?: ErrorOptions) {
    super(`The document cannot be read: ${because}`, options);
    this.name = 'DocumentFault';
    this.because = because;
  }
}

/** CSS pixels at full size, with the page's own rotation applied. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface PageAppearance {
  /** CSS pixels per pixel at full size. */
  readonly scale: number;
  /** Degrees clockwise, in addition to the page's own rotation. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

export interface DocumentPage {
  readonly size: PageSize;
  /** Number of pictures that the page refers to but that are missing in the file or unreadable. */
  readonly missingPictures?: number;
  /** Whether the file lacks font data, so that the text cannot be drawn as on paper. */
  hasUnfaithfulText?(): Promise<boolean>;
  /** Draws the page. Resizes the canvas to the pixels needed, up to a limit. */
  draw(canvas: HTMLCanvasElement, appearance: PageAppearance, signal: AbortSignal): Promise<void>;
  /** Lays the page's text over it, invisible but selectable. The layer scales with the CSS variable `--page-scale`. */
  layText(layer: HTMLElement, appearance: PageAppearance, signal: AbortSignal): Promise<void>;
  /** Pieces of the page's text, in the order in which `layText` lays them; empty for a page without text. */
  text(): Promise<readonly string[]>;
}

export interface OpenDocument {
  readonly pageCount: number;
  /** `number` counts from 1. */
  page(number: number): Promise<DocumentPage>;
  /** Frees all resources of the document, which is unusable afterwards. */
  close(): Promise<void>;
}

/**
 * Opens documents of several pages. All failures are a `DocumentFault`; an aborted call rejects with the signal's
 * reason.
 */
export interface DocumentReader {
  /** Clears all cached content, for example before another user signs in. */
  forget(): void;
  /** Loads the reader in advance, when a document is likely to be opened or its address is still being requested. */
  warmUp(): void;
  /**
   * Opens a document.
   *
   * @param address returns the document's current address, and a new one at each further call
   * @param signal aborts the opening, and closes an open document
   * @param identity key of the content: content with the same key need not be fetched again; undefined where unknown
   */
  open(address: () => Promise<string>, signal: AbortSignal, identity?: string): Promise<OpenDocument>;
}
