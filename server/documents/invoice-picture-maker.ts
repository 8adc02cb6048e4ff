import { CanvasSheet, sheetFamilies } from './canvas-sheet.ts';
import type { Canvases } from './canvases.ts';
import { drawInvoice, invoiceForms } from './invoice-forms.ts';
import type { InvoiceOrder } from './invoice-paper.ts';
import type { DocumentFonts } from './typeface.ts';

/** About 170 pixels per inch, as in a phone's photograph of an invoice. */
const pixelsPerPoint = 2.4;
const blurRadius = 4.5;

/** Draws pictures of invoices. The fonts are added to the canvas with the first picture. */
export class InvoicePictureMaker {
  readonly #canvases: Canvases;
  readonly #fonts: DocumentFonts;
  #ready: Promise<unknown> | undefined;

  constructor(canvases: Canvases, fonts: DocumentFonts) {
    this.#canvases = canvases;
    this.#fonts = fonts;
  }

  /** The invoice as a PNG file, blurred if ordered. */
  async photograph(order: InvoiceOrder): Promise<Uint8Array> {
    this.#ready ??= Promise.all([
      this.#canvases.addFont(sheetFamilies.regular, this.#fonts.regular),
      this.#canvases.addFont(sheetFamilies.bold, this.#fonts.bold),
    ]);
    await this.#ready;
    const form = invoiceForms[order.invoiceType];
    const canvas = await this.#canvases.make(
      Math.round(form.width * pixelsPerPoint),
      Math.round(form.height * pixelsPerPoint),
    );
    drawInvoice(new CanvasSheet(canvas, form, pixelsPerPoint), order);
    if (order.blurred) canvas.blur(blurRadius);
    return canvas.png();
  }
}
