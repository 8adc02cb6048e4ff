import { glyphOutlines } from './glyph-outlines.ts';
import { coverageOf } from './outline-coverage.ts';
import type { Picture } from './picture.ts';
import { type Colour, type Sheet, type TextStyle, black, leftEnd } from './sheet.ts';
import type { Typefaces } from './typeface.ts';

/** Pixels as something to draw on. It needs no canvas, so that it draws the same in a server, a test and a browser. */
export class RasterSheet implements Sheet {
  readonly width: number;
  readonly height: number;
  readonly picture: Picture;
  readonly #typefaces: Typefaces;
  readonly #scale: number;

  /** @param scale pixels for each point */
  constructor(size: { readonly width: number; readonly height: number }, scale: number, typefaces: Typefaces) {
    this.width = size.width;
    this.height = size.height;
    this.#scale = scale;
    this.#typefaces = typefaces;
    const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
    this.picture = { width, height, pixels: new Uint8Array(width * height * 3).fill(255) };
  }

  text(text: string, x: number, baseline: number, style: TextStyle): void {
    const typeface = style.bold ? this.#typefaces.bold : this.#typefaces.regular;
    const scale = (style.size * this.#scale) / typeface.font.unitsPerEm;
    let left = leftEnd(this, text, x, style);
    for (const character of text) {
      const outlines = glyphOutlines(typeface.font, character, left * this.#scale, baseline * this.#scale, scale);
      const { values, width, height, ...corner } = coverageOf(outlines);
      for (let row = 0; row < height; row += 1) {
        for (let column = 0; column < width; column += 1) {
          const covered = values[row * width + column] ?? 0;
          if (covered > 0) this.#blend(corner.left + column, corner.top + row, covered, style.colour ?? black);
        }
      }
      left += typeface.widthOf(character, style.size);
    }
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    // Whole pixels, so that thin rules stay crisp and no seams show between neighbours.
    const [left, top] = [Math.round(x * this.#scale), Math.round(y * this.#scale)];
    const right = Math.max(left + 1, Math.round((x + width) * this.#scale));
    const bottom = Math.max(top + 1, Math.round((y + height) * this.#scale));
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) this.#blend(column, row, 1, colour);
    }
  }

  widthOf(text: string, size: number, bold = false): number {
    return (bold ? this.#typefaces.bold : this.#typefaces.regular).widthOf(text, size);
  }

  #blend(column: number, row: number, part: number, colour: Colour): void {
    const { width, height, pixels } = this.picture;
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const place = (row * width + column) * 3;
    const opacity = Math.min(1, part);
    for (const [channel, value] of colour.entries()) {
      const before = pixels[place + channel] ?? 255;
      pixels[place + channel] = Math.round(before + (value - before) * opacity);
    }
  }
}
