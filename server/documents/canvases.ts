/** The 2D context of the HTML standard, limited to the members common to browsers and the server's canvas. */
export type DrawingContext = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'beginPath'
  | 'fillRect'
  | 'fillText'
  | 'lineTo'
  | 'measureText'
  | 'moveTo'
  | 'resetTransform'
  | 'setTransform'
  | 'stroke'
  | 'font'
  | 'fontKerning'
  | 'lineWidth'
  | 'textAlign'
  | 'textRendering'
> & { fillStyle: unknown; strokeStyle: unknown };

/** A white picture to draw on. */
export interface DrawingCanvas {
  readonly context: DrawingContext;
  /** What small letters of a CSS colour are filled with, so that they come out as heavy as their outlines are. */
  ink(colour: string): unknown;
  /** Blurs the drawing so far; the radius is the standard deviation in pixels. */
  blur(radius: number): void;
  /** The picture as a PNG file. The same strokes give the same bytes on the same machine. */
  png(): Promise<Uint8Array>;
}

/** A source of canvases: the browser's own, or a library on the server. */
export interface Canvases {
  /**
   * Makes a font file (WOFF, WOFF2 or TrueType) known under a family of its own, so that no font of the machine is ever
   * taken for it.
   */
  addFont(family: string, file: Uint8Array): Promise<void>;
  make(width: number, height: number): Promise<DrawingCanvas>;
}
