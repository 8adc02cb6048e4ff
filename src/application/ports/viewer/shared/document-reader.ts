/**
 * Why a document cannot be read: the address gives nothing even when renewed (`not-available`), there is no connection
 * (`offline`), it asks for a password (`encrypted`), it is not a readable document (`damaged`), it is or unpacks to
 * more than a preview may hold (`too-large`), reading it did not come to an end (`timed-out`), or the reader itself
 * could not be started (`no-reader`).
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

/** CSS pixels at full size, the page's own rotation taken in. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface PageAppearance {
  /** CSS pixels for each pixel at full size. */
  readonly scale: number;
  /** Degrees clockwise beyond the page's own rotation. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Device pixels for each CSS pixel. */
  readonly density: number;
}

export interface DocumentPage {
  readonly size: PageSize;
  /** Number of pictures that the page refers to and the file does not contain, or not in a readable form. */
  readonly missingPictures?: number;
  /** Whether its file says too little of its letters for them to be drawn as they are on paper. */
  hasUnfaithfulText?(): Promise<boolean>;
  /** Draws the page, setting the canvas to the pixels it needs, capped where a page would ask for too many. */
  draw(canvas: HTMLCanvasElement, appearance: PageAppearance, signal: AbortSignal): Promise<void>;
  /**
   * Lays the page's text over it, invisible but selectable. The layer follows the scale in the CSS variable
   * `--page-scale`.
   */
  layText(layer: HTMLElement, appearance: PageAppearance, signal: AbortSignal): Promise<void>;
  /** The page's text in pieces, in the order in which `layText` lays them; none where it has none. */
  text(): Promise<readonly string[]>;
}

export interface OpenDocument {
  readonly pageCount: number;
  /** Counted from 1. */
  page(number: number): Promise<DocumentPage>;
  /** Frees everything the document holds. Nothing may be asked of it afterwards. */
  close(): Promise<void>;
}

/**
 * Opens documents of several pages. Everything rejects with a `DocumentFault`; an aborted call with the signal's
 * reason.
 */
export interface DocumentReader {
  /** Nothing that was read stays: whoever comes next is somebody else. */
  forget(): void;
  /**
   * Fetches the reader ahead of the first document, when one is likely to be opened or its address is still being asked
   * for.
   */
  warmUp(): void;
  /**
   * @param address gives the document's current address, and a fresh one whenever it is asked again
   * @param signal ends the opening; a document that is open is closed
   * @param identity what has the same content under the same identity need not be fetched again; undefined where nobody
   * knows
   */
  open(address: () => Promise<string>, signal: AbortSignal, identity?: string): Promise<OpenDocument>;
}
