export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A picture's size, and where it ends in its file. */
export type ImageExtent = ImageSize & { readonly end: number };

const pngSignatureLength = 8;

/** The size a PNG states, or undefined unless its chunks lead unbroken from the header over pixel data to the end. */
export function pngSize(bytes: Uint8Array): ImageExtent | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: ImageSize | undefined;
  let hasPixels = false;
  for (let place = pngSignatureLength; place + 12 <= bytes.length;) {
    const length = view.getUint32(place);
    const name = view.getUint32(place + 4);
    if (place + 12 + length > bytes.length) return undefined;
    if (place === pngSignatureLength) {
      if (name !== chunkNames.header || length !== 13) return undefined;
      size = { width: view.getUint32(place + 8), height: view.getUint32(place + 12) };
    }
    if (name === chunkNames.pixels) hasPixels = true;
    if (name === chunkNames.end) return hasPixels && size ? { ...size, end: place + 12 + length } : undefined;
    place += 12 + length;
  }
  return undefined;
}

const chunkNames = { header: 0x49484452, pixels: 0x49444154, end: 0x49454e44 };

/** The size a JPEG states, or undefined unless a frame, a scan and the end marker follow each other. */
export function jpegSize(bytes: Uint8Array): ImageExtent | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: ImageSize | undefined;
  for (let place = 2; place + 4 <= bytes.length;) {
    if (bytes[place] !== 0xff) return undefined;
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const length = view.getUint16(place + 2);
    if (length < 2 || place + 2 + length > bytes.length) return undefined;
    if (isFrame(marker) && length >= 8) size = { height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    if (marker === markers.scan) {
      const end = endAfter(bytes, place + 2 + length);
      return size && end !== undefined ? { ...size, end } : undefined;
    }
    place += 2 + length;
  }
  return undefined;
}

const markers = { scan: 0xda, end: 0xd9 };

// SOF0 to SOF15, without the three numbers among them that mark tables.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

// The first end marker counts: within the picture 0xFF is always escaped, and telephones append videos behind it.
function endAfter(bytes: Uint8Array, from: number): number | undefined {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place + 1)) {
    if (bytes[place + 1] === markers.end) return place + 2;
  }
  return undefined;
}
