import { type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type Colour, type Sheet, type TextStyle, black, leftEnd } from './sheet.ts';
import type { Typefaces } from './typeface.ts';

/** A sheet on a page of a PDF. */
export class PdfSheet implements Sheet {
  readonly width: number;
  readonly height: number;
  readonly #page: PDFPage;
  readonly #fonts: { readonly regular: PDFFont; readonly bold: PDFFont };
  readonly #typefaces: Typefaces;

  constructor(page: PDFPage, fonts: { readonly regular: PDFFont; readonly bold: PDFFont }, typefaces: Typefaces) {
    this.#page = page;
    this.#fonts = fonts;
    this.#typefaces = typefaces;
    this.width = page.getWidth();
    this.height = page.getHeight();
  }

  text(text: string, x: number, baseline: number, style: TextStyle): void {
    this.#page.drawText(text, {
      x: leftEnd(this, text, x, style),
      y: this.height - baseline,
      size: style.size,
      font: style.bold ? this.#fonts.bold : this.#fonts.regular,
      color: pdfColour(style.colour ?? black),
    });
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#page.drawRectangle({ x, y: this.height - y - height, width, height, color: pdfColour(colour) });
  }

  widthOf(text: string, size: number, bold = false): number {
    return (bold ? this.#typefaces.bold : this.#typefaces.regular).widthOf(text, size);
  }
}

function pdfColour([red, green, blue]: Colour) {
  return rgb(red / 255, green / 255, blue / 255);
}
