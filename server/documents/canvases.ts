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
  /** The fill for small letters of a CSS colour, which gives them the weight of their outlines. */
  ink(colour: string): unknown;
  /** Blurs the drawing so far; the radius is the standard deviation in pixels. */
  blur(radius: number): void;
  /** The picture as a PNG file. The same drawing gives the same bytes on the same machine. */
  png(): Promise<Uint8Array>;
}

/** A source of canvases: the browser's own, or a library on the server. */
export interface Canvases {
  /**
   * Adds a font file (WOFF, WOFF2 or TrueType) under a family name of its own, so that no font of the machine replaces
   * it.
   */
  addFont(family: string, file: Uint8Array): Promise<void>;
  make(width: number, height: number): Promise<DrawingCanvas>;
}
