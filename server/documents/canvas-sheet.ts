import type { DrawingCanvas, DrawingContext } from './canvases.ts';
import { type Colour, type Sheet, type TextStyle, black } from './sheet.ts';

/** Family names of the documents' fonts on a canvas. */
export const sheetFamilies = { regular: 'DocumentSans-Regular', bold: 'DocumentSans-Bold' } as const;

/** A sheet on a canvas. The fonts must be added to the canvas before. */
export class CanvasSheet implements Sheet {
  readonly width: number;
  readonly height: number;
  readonly #canvas: DrawingCanvas;
  readonly #context: DrawingContext;
  readonly #scale: number;

  /** @param scale pixels per point */
  constructor(canvas: DrawingCanvas, size: { readonly width: number; readonly height: number }, scale: number) {
    this.width = size.width;
    this.height = size.height;
    this.#canvas = canvas;
    this.#context = canvas.context;
    this.#scale = scale;
    // The PDFs have no kerning either.
    this.#context.fontKerning = 'none';
    this.#context.textRendering = 'geometricPrecision';
  }

  text(text: string, x: number, baseline: number, style: TextStyle): void {
    this.#setFont(style.size, style.bold);
    this.#context.textAlign = style.align === 'centre' ? 'center' : (style.align ?? 'left');
    this.#context.fillStyle = this.#canvas.ink(cssColour(style.colour ?? black));
    this.#context.fillText(text, x * this.#scale, baseline * this.#scale);
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    // Whole pixels, so that thin rules stay crisp and no seams show between neighbours.
    const [left, top] = [Math.round(x * this.#scale), Math.round(y * this.#scale)];
    const right = Math.max(left + 1, Math.round((x + width) * this.#scale));
    const bottom = Math.max(top + 1, Math.round((y + height) * this.#scale));
    this.#context.fillStyle = cssColour(colour);
    this.#context.fillRect(left, top, right - left, bottom - top);
  }

  widthOf(text: string, size: number, bold = false): number {
    this.#setFont(size, bold);
    return this.#context.measureText(text).width / this.#scale;
  }

  #setFont(size: number, bold = false): void {
    this.#context.font = `${size * this.#scale}px ${bold ? sheetFamilies.bold : sheetFamilies.regular}`;
  }
}

function cssColour([red, green, blue]: Colour): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
