import type { ForeignFormat, ForeignPicture } from './picture-format.ts';

/** Maximum number of pixels of a picture. A decoder needs four bytes for each. */
export const maxPicturePixels = 100_000_000;

interface StatedSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum number of TIFF pages that are counted. */
const countedPages = 2;
/** Number of bytes within which an ISO container has its boxes of metadata. */
const boxesWithin = 65_536;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function webpSize(view: DataView): StatedSize | undefined {
  const chunk = view.getUint32(12);
  if (chunk === 0x56_50_38_58)
    return { width: 1 + (view.getUint32(24, true) & 0xff_ff_ff), height: 1 + (view.getUint32(26, true) >>> 8) };
  if (chunk === 0x56_50_38_20 && view.getUint8(23) === 0x9d)
    return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  if (chunk !== 0x56_50_38_4c) return undefined;
  const packed = view.getUint32(21, true);
  return { width: 1 + (packed & 0x3f_ff), height: 1 + ((packed >>> 14) & 0x3f_ff) };
}

/** The largest size that an ISO container states: a large picture consists of tiles, each with a size of its own. */
function containerSize(bytes: Uint8Array): StatedSize | undefined {
  const view = viewOf(bytes);
  let largest: StatedSize | undefined;
  for (let at = 0; at + 16 <= Math.min(bytes.length, boxesWithin); at += 1) {
    if (view.getUint32(at) !== 0x69_73_70_65) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** Size of the first page of a TIFF, and its number of pages, counted up to two. */
function tiffSize(bytes: Uint8Array): (StatedSize & { readonly pages: number }) | undefined {
  const view = viewOf(bytes);
  const isLittle = view.getUint16(0) === 0x49_49;
  const size = { width: 0, height: 0 };
  let pages = 0;
  for (let at = view.getUint32(4, isLittle); at !== 0 && pages < countedPages; pages += 1) {
    const count = view.getUint16(at, isLittle);
    const entries = pages === 0 ? count : 0;
    for (let entry = 0; entry < entries; entry += 1) {
      const place = at + 2 + entry * 12;
      const tag = view.getUint16(place, isLittle);
      const value =
        view.getUint16(place + 2, isLittle) === 3
          ? view.getUint16(place + 8, isLittle)
          : view.getUint32(place + 8, isLittle);
      if (tag === 256) size.width = value;
      if (tag === 257) size.height = value;
    }
    at = view.getUint32(at + 2 + count * 12, isLittle);
  }
  return pages === 0 ? undefined : { ...size, pages };
}

function statedSize(bytes: Uint8Array, format: ForeignFormat): (StatedSize & { readonly pages?: number }) | undefined {
  try {
    if (format === 'webp') return webpSize(viewOf(bytes));
    return format === 'tiff' ? tiffSize(bytes) : containerSize(bytes);
  } catch {
    // Offsets beyond the end of the file.
    return undefined;
  }
}

/** Why a foreign picture must not be decoded; undefined where decoding may be tried. */
export function decodingFlaw(bytes: Uint8Array, format: ForeignFormat): ForeignPicture['flaw'] | undefined {
  const size = statedSize(bytes, format);
  if (!size || size.width === 0 || size.height === 0) return 'undecodable';
  if (size.width * size.height > maxPicturePixels) return 'too-many-pixels';
  return (size.pages ?? 1) > 1 ? 'several-pages' : undefined;
}
