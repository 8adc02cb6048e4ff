import type { DecodedPicture } from './format-question.ts';
import { pictureSize } from './picture-size.ts';
import { Refused } from './refused.ts';

/** Four bytes each are what a browser can bear while it decodes. */
const mostPixels = 300_000_000;
/** Beyond this some phones draw nothing at all. */
const largestCopy = 16_000_000;
/** Smaller ones need no smaller copies. */
const smallestCopy = 600_000;

/** A picture decoded and upright, with copies from which each size is drawn at once. */
export async function decodedPicture(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const stated = pictureSize(bytes);
  if (!stated) throw new Refused('damaged');
  if (stated.width * stated.height > mostPixels) throw new Refused('too-large');
  // The way in which a camera was held is followed unless one asks for something else.
  let copy = await createImageBitmap(new Blob([bytes]));
  const { width, height } = copy;
  if (width * height > largestCopy) copy = await smaller(copy, Math.sqrt(largestCopy / (width * height)));
  const copies = [copy];
  while (copy.width * copy.height > smallestCopy) {
    copy = await createImageBitmap(copy, { resizeWidth: Math.max(1, copy.width >> 1), resizeHeight: Math.max(1, copy.height >> 1), resizeQuality: 'medium' });
    copies.push(copy);
  }
  return { kind: 'picture', width, height, copies };
}

async function smaller(picture: ImageBitmap, by: number): Promise<ImageBitmap> {
  const [resizeWidth, resizeHeight] = [Math.max(1, Math.floor(picture.width * by)), Math.max(1, Math.floor(picture.height * by))];
  const copy = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
  picture.close();
  return copy;
}
