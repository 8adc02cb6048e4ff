import type { PictureMeasurer } from '../../application/ports/uploads/picture-measurer.ts';
import type { PictureMeasure } from '../../domain/uploads/picture-clarity.ts';
import { pictureMeasure } from '../../domain/evidence/shared/picture-measure.ts';
import { pictureSize } from './picture-size.ts';

/** Same size as in the back end: letters have twenty pixels, and noise does not count as edges. */
const measuredSide = 1_600;
/** Maximum number of pixels that a browser can decode. */
const maxPixels = 100_000_000;

/** Measures pictures as the browser decodes them. */
export class CanvasPictureMeasurer implements PictureMeasurer {
  async measure(bytes: Uint8Array<ArrayBuffer>): Promise<PictureMeasure | undefined> {
    try {
      const size = pictureSize(bytes);
      if (!size || size.width * size.height > maxPixels) return undefined;
      const whole = await createImageBitmap(new Blob([bytes]));
      const scale = Math.min(1, measuredSide / Math.max(whole.width, whole.height));
      const canvas = new OffscreenCanvas(Math.ceil(whole.width * scale), Math.ceil(whole.height * scale));
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) return undefined;
      context.drawImage(whole, 0, 0, canvas.width, canvas.height);
      whole.close();
      return pictureMeasure(context.getImageData(0, 0, canvas.width, canvas.height), size);
    } catch {
      // A picture that the browser cannot decode is left to the back end, which checks every file.
      return undefined;
    }
  }
}
