import { base64 } from '../secrets.ts';

const width = 120;
const height = 40;

/** Each letter as strokes between points of a 4 × 6 grid, `x y` pairs; a stroke ends at `;`. */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46;13 33', C: '41 30 10 01 05 16 36 45', D: '00 20 42 44 26 06 00', E: '40 00 06 46;03 33', F: '40 00 06;03 33', H: '00 06;40 46;03 43',
  J: '40 45 36 16 05', K: '00 06;40 03 46', L: '00 06 46', M: '06 00 23 40 46', N: '06 00 46 40', P: '06 00 30 41 42 33 03', R: '06 00 30 41 42 33 03;23 46',
  T: '00 40;20 26', U: '00 05 16 36 45 40', V: '00 26 40', W: '00 16 23 36 40', X: '00 46;40 06', Y: '00 23 40;23 26',
  3: '01 10 30 41 42 33 13;33 44 45 36 16 05', 4: '36 30 04 44', 6: '40 10 02 05 16 36 45 44 33 13 04', 7: '00 40 16', 9: '43 33 13 02 01 10 30 41 44 36 06',
};

type Point = readonly [number, number];

function ink(pixels: Uint8Array, from: Point, to: Point, radius: number): void {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2) + 1;
  for (let step = 0; step <= steps; step += 1) {
    const x = from[0] + ((to[0] - from[0]) * step) / steps;
    const y = from[1] + ((to[1] - from[1]) * step) / steps;
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) {
        const column = Math.round(x) + dx;
        const row = Math.round(y) + dy;
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const darkness = Math.max(0, Math.min(1, radius - Math.hypot(column - x, row - y) + 0.5));
        const at = row * width + column;
        pixels[at] = Math.min(pixels[at] ?? 255, 255 - Math.round(205 * darkness));
      }
    }
  }
}

/** Random wobble: each letter leans and shifts, and three faint lines cross the picture. */
function paint(text: string): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(255);
  const noise = (spread: number): number => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255 - 0.5) * spread;
  [...text].forEach((letter, index) => {
    const lean = noise(0.5);
    const left = 12 + index * 27 + noise(6);
    const top = 8 + noise(8);
    const place = (pair: string): Point => {
      const y = Number(pair[1]) * 4;
      return [left + Number(pair[0]) * 4 + lean * (12 - y) + noise(1.4), top + y + noise(1.4)];
    };
    for (const stroke of (strokes[letter] ?? '').split(';')) {
      const points = stroke.split(' ').map(place);
      points.slice(1).forEach((point, at) => ink(pixels, points[at] ?? point, point, 1.4));
    }
  });
  for (let line = 0; line < 3; line += 1) ink(pixels, [0, 20 + noise(36)], [width, 20 + noise(36)], 0.3);
  return pixels;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The captcha as a grey PNG of 120 × 40 pixels, base64. */
export async function captchaPng(text: string): Promise<string> {
  const pixels = paint(text);
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', header), chunk('IDAT', await deflate(rows)), chunk('IEND', new Uint8Array())];
  const png = new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return base64(png);
}
