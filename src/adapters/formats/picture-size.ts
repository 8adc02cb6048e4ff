export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The width and height in the header of a picture; undefined for an unknown format. For a JPEG these are the values
 * before its rotation.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 32) return undefined;
  const mark = view.getUint32(0);
  if (mark === 0x89_50_4e_47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (mark === 0x47_49_46_38) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (mark >>> 16 === 0x42_4d) return { width: view.getUint32(18, true), height: Math.abs(view.getInt32(22, true)) };
  if (mark >>> 16 === 0xff_d8) return jpegSize(view);
  return mark === 0x52_49_46_46 ? webpSize(view) : undefined;
}

function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const kind = view.getUint8(at + 1);
    if (kind === 0xff) at += 1;
    // Frame headers; three numbers in this range are tables.
    else if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): PictureSize | undefined {
  const kind = view.getUint32(12);
  if (kind === 0x56_50_38_58)
    return { width: 1 + (view.getUint32(24, true) & 0xff_ff_ff), height: 1 + (view.getUint32(26, true) >>> 8) };
  if (kind === 0x56_50_38_20)
    return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  if (kind !== 0x56_50_38_4c) return undefined;
  const packed = view.getUint32(21, true);
  return { width: 1 + (packed & 0x3f_ff), height: 1 + ((packed >>> 14) & 0x3f_ff) };
}
