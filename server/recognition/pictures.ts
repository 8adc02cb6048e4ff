import { createCanvas, loadImage } from '@napi-rs/canvas';
import { jpegSize, pngSize } from '../documents/image-size.ts';
import type { ReadingLimits } from './document-source.ts';
import { firstPages, withPdf } from './opened-pdf.ts';
import type { Pixels } from './qr-reader.ts';

// 170 pixels an inch: a module of the smallest code that is printed comes to three of them.
const pixelsPerPoint = 2.4;

/** The size of an image according to its file. */
export function sizeOf(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
): { readonly width: number; readonly height: number } | undefined {
  return kind === 'jpeg' ? jpegSize(bytes) : pngSize(bytes);
}

/** The picture of an image file, no larger than is searched; undefined where it states no size, or too large a one. */
export async function imagePixels(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
  limits: ReadingLimits,
): Promise<Pixels | undefined> {
  const size = sizeOf(bytes, kind);
  if (size === undefined || size.width * size.height > limits.pixels || size.width * size.height === 0)
    return undefined;
  const image = await loadImage(Buffer.from(bytes));
  // As it is meant to be seen: telephones state the size of a picture on its side, and how it is to be turned.
  const { width, height } = image;
  const scale = Math.min(1, limits.searchedSide / Math.max(width, height));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/**
 * The first pages of a PDF as pictures, one after the other, until the callback has seen enough; with a number of
 * pixels per point, as far as they are searched.
 */
export async function pagePixels(
  bytes: Uint8Array,
  limits: ReadingLimits,
  look: (pixels: Pixels) => Promise<'enough' | 'more'>,
  scale = pixelsPerPoint,
): Promise<void> {
  await withPdf(bytes, limits, async (document) => {
    for (const number of firstPages(document, limits.drawnPages)) {
      const page = await document.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({
        scale: Math.min(scale, limits.searchedSide / Math.max(whole.width, whole.height)),
      });
      const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
      const context = canvas.getContext('2d', { alpha: false });
      // The library draws on this canvas in Node by itself; only its types know browsers alone.
      await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport })
        .promise;
      page.cleanup();
      if ((await look(context.getImageData(0, 0, canvas.width, canvas.height))) === 'enough') return;
    }
  });
}
