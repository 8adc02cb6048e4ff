import { createCanvas } from '@napi-rs/canvas';
import { randomBytes } from 'node:crypto';

/** A scanned page with grain that cannot be compressed further. */
async function pageImage(width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  pixels.data.set(randomBytes(pixels.data.length));
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  context.putImageData(pixels, 0, 0);
  return canvas.encode('jpeg', 85);
}

export interface Scan {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Byte range of the images of the pages after the first; the end is exclusive. */
  readonly later: { readonly from: number; readonly to: number };
}

/** A PDF of pictures, one A4 sheet each, as scanners write it, with at least this many bytes. */
export async function scan(bytes: number): Promise<Scan> {
  const [width, height] = [1654, 2339];
  const image = await pageImage(width, height);
  const pages = Math.ceil(bytes / image.length);
  const places = Array.from({ length: pages }, (_unused, index) => 3 + 3 * index);
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (...pieces: readonly (string | Buffer)[]): void => {
    for (const piece of pieces.map((each) => Buffer.from(each))) {
      parts.push(piece);
      length += piece.length;
    }
  };
  const object = (number: number, ...content: readonly (string | Buffer)[]): void => {
    offsets[number - 1] = length;
    add(`${number} 0 obj\n`, ...content, '\nendobj\n');
  };
  const drawing = 'q 595 0 0 842 0 0 cm /I Do Q';
  object(1, '<</Type/Catalog/Pages 2 0 R>>');
  object(2, `<</Type/Pages/Count ${pages}/Kids[${places.map((place) => `${place} 0 R`).join(' ')}]>>`);
  let from = 0;
  for (const [index, place] of places.entries()) {
    if (index === 1) from = length;
    object(
      place,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I ${place + 2} 0 R>>>>/Contents ${place + 1} 0 R>>`,
    );
    object(place + 1, `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`);
    object(
      place + 2,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${image.length}>>stream\n`,
      image,
      '\nendstream',
    );
  }
  const at = length;
  add(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
  );
  add(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`);
  return { bytes: Buffer.concat(parts), pages, later: { from, to: at } };
}
