import { crc32 } from './crc32.ts';

/** An upright picture needs no orientation. */
const upright = 1;
const maxOrientation = 8;
const orientationTag = 0x01_12;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

/** The orientation in camera data in the form of a TIFF; 1 where none is stated. */
function orientationOf(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  try {
    const isLittle = startsWith(tiff, 'II');
    const at = view.getUint32(4, isLittle);
    const count = view.getUint16(at, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const place = at + 2 + entry * 12;
      if (view.getUint16(place, isLittle) !== orientationTag) continue;
      const value = view.getUint16(place + 8, isLittle);
      return value >= upright && value <= maxOrientation ? value : upright;
    }
  } catch {
    // Offsets beyond the end of the data.
  }
  return upright;
}

/** Camera data that states an orientation and nothing else. */
function orientationData(orientation: number): readonly number[] {
  return [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
}

function concatenate(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const jpeg = { camera: 0xe1, colours: 0xe2, first: 0xe0, last: 0xef, adobe: 0xee, remark: 0xfe, scan: 0xda, end: 0xd9 };
const cameraMark = 'Exif\u0000\u0000';

/** Whether decoding needs a segment. Colour profiles and Adobe's mark change the colours. */
function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (marker === jpeg.colours) return startsWith(segment, 'ICC_PROFILE', 4);
  const isRemark = marker === jpeg.remark || (marker >= jpeg.first && marker <= jpeg.last);
  return !isRemark || marker === jpeg.first || marker === jpeg.adobe;
}

/** Offset behind the end marker of a JPEG, searched from its first scan on. Within a scan, 0xFF is always escaped. */
function endOfScans(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === jpeg.end) return at + 2;
  return bytes.length;
}

function withoutJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let orientation = upright;
  let isSame = true;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === jpeg.scan) {
      const end = endOfScans(bytes, at);
      if (isSame && end === bytes.length) return undefined;
      const camera = [...cameraMark].map((character) => character.charCodeAt(0));
      const data = [...camera, ...orientationData(orientation)];
      return concatenate([
        [0xff, 0xd8],
        ...(orientation === upright ? [] : [[0xff, jpeg.camera, 0, data.length + 2, ...data]]),
        ...kept,
        bytes.subarray(at, end),
      ]);
    }
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (isNeeded(marker, segment)) kept.push(segment);
    else isSame = false;
    if (marker === jpeg.camera && startsWith(segment, cameraMark, 4)) orientation = orientationOf(segment.subarray(10));
    at = end;
  }
  return undefined;
}

const pngHead = 8;
/** Chunks of a PNG that decoding needs, or that change how the picture looks. */
const neededChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs sPLT hIST'.split(' '),
);

function chunk(name: string, data: readonly number[]): Uint8Array {
  const named = Uint8Array.from([...[...name].map((character) => character.charCodeAt(0)), ...data]);
  const whole = new Uint8Array(named.length + 8);
  viewOf(whole).setUint32(0, data.length);
  whole.set(named, 4);
  viewOf(whole).setUint32(named.length + 4, crc32(named));
  return whole;
}

function withoutPngMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let orientation = upright;
  let isSame = true;
  for (let at = pngHead; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (neededChunks.has(name)) kept.push(bytes.subarray(at, end));
    else isSame = false;
    if (name === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    if (name === 'IEND') {
      if (isSame && end === bytes.length) return undefined;
      const [head, ...rest] = kept;
      const turned = orientation === upright ? [] : [chunk('eXIf', orientationData(orientation))];
      return head && concatenate([bytes.subarray(0, pngHead), head, ...turned, ...rest]);
    }
    at = end;
  }
  return undefined;
}

/**
 * A picture without metadata of the camera, such as place, time, device, owner, thumbnails and comments, and without
 * data behind its end. Pixels, colours and orientation stay. Undefined where there is nothing to remove.
 */
export function withoutMetadata(bytes: Uint8Array, mimeType: string): Uint8Array<ArrayBuffer> | undefined {
  if (mimeType === 'image/jpeg') return withoutJpegMetadata(bytes);
  return mimeType === 'image/png' ? withoutPngMetadata(bytes) : undefined;
}
