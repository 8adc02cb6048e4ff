import type { PictureConverter } from '../../application/ports/uploads/picture-converter.ts';
import type { ConvertedType, ForeignFormat } from '../../domain/uploads/picture-format.ts';
import { imageKilobytes } from '../../domain/uploads/attachment-limits.ts';

/** Qualities of JPEG, tried until the picture fits into the size that slots accept. Letters stay sharp in each. */
const qualities = [0.92, 0.85, 0.75];

/** Converts pictures as the browser decodes them: WebP and AVIF everywhere, HEIC and TIFF where the system can. */
export class CanvasPictureConverter implements PictureConverter {
  async convert(
    bytes: Uint8Array<ArrayBuffer>,
    format: ForeignFormat,
    type: ConvertedType,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const picture = await createImageBitmap(new Blob([bytes], { type: `image/${format}` }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) return undefined;
      // Transparent parts become white, like paper.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(picture, 0, 0);
      picture.close();
      return await encode(canvas, type);
    } catch {
      return undefined;
    }
  }
}

async function encode(canvas: OffscreenCanvas, type: ConvertedType): Promise<Uint8Array<ArrayBuffer>> {
  let blob = new Blob();
  for (const quality of type === 'image/png' ? [1] : qualities) {
    blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= imageKilobytes * 1024) break;
  }
  return new Uint8Array(await blob.arrayBuffer());
}
