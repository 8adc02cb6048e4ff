import { crc32 } from 'node:zlib';

/** A picture of one white pixel. */
export const pngBytes: Uint8Array<ArrayBuffer> = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/**
 * The subjects of the scenarios' pictures. The pixels are one white dot; the result that a reader would find in a real
 * picture is written beside them.
 */
export const scenes = ['clear', 'blurred', 'dark', 'crooked', 'scan', 'blank'] as const;
export type Scene = (typeof scenes)[number];

/** A picture with a text chunk that names its scene. */
export function picture(scene: Scene): Uint8Array<ArrayBuffer> {
  return withChunk(new TextEncoder().encode(`tEXtScene\0${scene}`));
}

/** A picture with the place in the camera's metadata. */
export const photographWithPlace = (): Uint8Array<ArrayBuffer> =>
  withChunk(new TextEncoder().encode('eXIfMM\0*\0\0\0\b\0\u0001\u0088\u0025\0\u0004\0\0\0\u0001\0\0\0\0\0\0\0\0'));

function withChunk(remark: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = pngBytes.length - 12;
  const chunk = new Uint8Array(remark.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, remark.length - 4);
  chunk.set(remark, 4);
  view.setUint32(remark.length + 4, crc32(remark));
  return Uint8Array.from([...pngBytes.subarray(0, end), ...chunk, ...pngBytes.subarray(end)]);
}

export function sceneOf(bytes: Uint8Array): Scene | undefined {
  const [, found] = /Scene\0(\w+)/u.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 4_096))) ?? [];
  // The checksum follows immediately and may begin with a letter.
  return scenes.find((scene) => found?.startsWith(scene));
}
