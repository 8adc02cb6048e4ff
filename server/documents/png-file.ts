import { deflated } from './deflate.ts';
import type { Picture } from './picture.ts';

/** The picture as a PNG file. */
export async function pngFile(picture: Picture): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, picture.width);
  view.setUint32(4, picture.height);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', await deflated(filteredRows(picture))), chunk('IEND', new Uint8Array())];
  const file = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let position = 0;
  for (const part of parts) {
    file.set(part, position);
    position += part.length;
  }
  return file;
}

/** Each row as the difference to the one above, which packs drawn pages to a fraction. */
function filteredRows({ width, height, pixels }: Picture): Uint8Array {
  const rowLength = width * 3;
  const rows = new Uint8Array((rowLength + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const target = row * (rowLength + 1);
    rows[target] = 2;
    for (let index = 0; index < rowLength; index += 1) {
      const above = row === 0 ? 0 : (pixels[(row - 1) * rowLength + index] ?? 0);
      rows[target + 1 + index] = (pixels[row * rowLength + index] ?? 0) - above;
    }
  }
  return rows;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, cyclicCheck(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function cyclicCheck(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  }
  return ~remainder >>> 0;
}
