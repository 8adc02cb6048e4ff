import { createCanvas, loadImage } from '@napi-rs/canvas';

/** The decoded picture: the red value of each pixel, row by row. */
export async function decodedPicture(png: Uint8Array): Promise<readonly (readonly number[])[]> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: image.height }, (_, row) =>
    Array.from({ length: image.width }, (_unused, column) => data[(row * image.width + column) * 4] ?? -1),
  );
}
