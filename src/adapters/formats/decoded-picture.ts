import type { DecodedPicture } from './format-question.ts';
import { pictureSize, type PictureSize } from './picture-size.ts';
import { Refused } from './refused.ts';

/** Maximum number of pixels that a browser can decode, at four bytes each. */
const maxPixels = 300_000_000;
/** Some phones draw nothing above this number of pixels. */
const largestCopy = 16_000_000;
/** Pixels of the first copy, which fills a screen. */
const firstCopy = 3_000_000;
/** Pixels below which no smaller copies are needed. */
const smallestCopy = 600_000;

/** A picture decoded and upright, with copies from which each size is drawn at once. */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const stated = pictureSize(bytes);
  if (!stated) throw new Refused('damaged');
  if (stated.width * stated.height > maxPixels) throw new Refused('too-large');
  const picture = new Blob([bytes]);
  const quick = stated.width * stated.height > 2 * firstCopy ? await decodeSmall(bytes, stated) : undefined;
  if (quick)
    return {
      kind: 'picture',
      ...stated,
      copies: [quick],
      others: createImageBitmap(picture).then(async (whole) => othersOf(whole, quick.width)),
    };
  // The decoder turns the picture by default as the camera was held.
  const whole = await createImageBitmap(picture);
  const { width, height } = whole;
  if (width * height <= firstCopy) return { kind: 'picture', width, height, copies: [whole] };
  const first = await halveUntil(whole, firstCopy);
  return { kind: 'picture', width, height, copies: [first], others: othersOf(whole, first.width) };
}

/**
 * Decodes a JPEG that needs no rotation, at the smallest sufficient size, which takes a quarter of the time; undefined
 * if the browser cannot do that.
 */
async function decodeSmall(
  bytes: Uint8Array<ArrayBuffer>,
  { width, height }: PictureSize,
): Promise<ImageBitmap | undefined> {
  if (typeof ImageDecoder === 'undefined' || bytes[0] !== 0xff || mayBeTurned(bytes)) return undefined;
  const by = Math.sqrt(firstCopy / (width * height));
  const decoder = new ImageDecoder({
    data: bytes.slice(),
    type: 'image/jpeg',
    desiredWidth: Math.ceil(width * by),
    desiredHeight: Math.ceil(height * by),
  });
  try {
    const { image } = await decoder.decode();
    const copy = await createImageBitmap(image);
    image.close();
    return copy;
  } catch {
    // The usual decoder decides whether the file is damaged.
    return undefined;
  } finally {
    decoder.close();
  }
}

const remarks = 0xe1;

/** Whether a JPEG has camera metadata, which may contain a rotation. It is stored before the picture data. */
function mayBeTurned(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 < bytes.length && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1);
    if (kind === remarks) return true;
    if (kind === 0xda) return false;
  }
  return false;
}

async function othersOf(whole: ImageBitmap, firstWidth: number): Promise<readonly ImageBitmap[]> {
  const others = [await copyOf(whole, largestCopy)];
  for (let copy = others[0]; copy && copy.width * copy.height > smallestCopy;) {
    copy = await copyOf(copy, (copy.width * copy.height) / 4);
    // The first copy already exists.
    if (copy.width !== firstWidth) others.push(copy);
  }
  return others;
}

/** Halves a picture repeatedly, which keeps fine lines, until it has at most so many pixels. */
async function halveUntil(whole: ImageBitmap, pixels: number): Promise<ImageBitmap> {
  let copy = whole;
  while (copy.width * copy.height > pixels) {
    const half = await createImageBitmap(copy, {
      resizeWidth: Math.max(1, copy.width >> 1),
      resizeHeight: Math.max(1, copy.height >> 1),
      resizeQuality: 'low',
    });
    if (copy !== whole) copy.close();
    copy = half;
  }
  return copy;
}

/** A copy with at most so many pixels. */
async function copyOf(picture: ImageBitmap, pixels: number): Promise<ImageBitmap> {
  const by = Math.min(1, Math.sqrt(pixels / (picture.width * picture.height)));
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.floor(picture.width * by)),
    resizeHeight: Math.max(1, Math.floor(picture.height * by)),
    resizeQuality: 'medium',
  });
}
