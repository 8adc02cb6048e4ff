import { createCanvas, loadImage } from '@napi-rs/canvas';
import { jpegSize, pngSize } from '../documents/image-size.ts';
import type { ReadingLimits } from './document-source.ts';
import { firstPages, withPdf } from './opened-pdf.ts';
import type { Pixels } from './qr-reader.ts';

// 170 pixels per inch: a module of the smallest printed QR code has three pixels.
const pixelsPerPoint = 2.4;

/** The size of an image according to its file. */
export function sizeOf(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
): { readonly width: number; readonly height: number } | undefined {
  return kind === 'jpeg' ? jpegSize(bytes) : pngSize(bytes);
}

/** The pixels of an image file, scaled down to `searchedSide`; undefined when it states no size, or a too large one. */
export async function imagePixels(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
  limits: ReadingLimits,
): Promise<Pixels | undefined> {
  const size = sizeOf(bytes, kind);
  if (size === undefined || size.width * size.height > limits.pixels || size.width * size.height === 0)
    return undefined;
  const image = await loadImage(Buffer.from(bytes));
  // The size after the rotation that phones state in the file: the stated size is the one before it.
  const { width, height } = image;
  const scale = Math.min(1, limits.searchedSide / Math.max(width, height));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/**
 * Draws the first pages of a PDF and passes each to the callback, until that returns `enough`.
 *
 * @param scale pixels per point, less when the page would be larger than `searchedSide`
 */
export async function pagePixels(
  bytes: Uint8Array,
  limits: ReadingLimits,
  visit: (pixels: Pixels) => Promise<'enough' | 'more'>,
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
      // The library also draws on this canvas, but its types allow only a browser's.
      await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport })
        .promise;
      page.cleanup();
      if ((await visit(context.getImageData(0, 0, canvas.width, canvas.height))) === 'enough') return;
    }
  });
}
