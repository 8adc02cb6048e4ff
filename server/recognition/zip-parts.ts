import { unzipSync } from 'fflate';
import type { ReadingLimits } from './document-source.ts';

export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge';
}

/**
 * Unpacks the requested parts of a zip, by their names with forward slashes. A part gets only as much memory as the
 * size that the zip states. Throws when the bytes are no zip, have too many entries, or state too large sizes.
 */
export function zipParts(
  bytes: Uint8Array,
  isRequested: (name: string) => boolean,
  limits: ReadingLimits,
): ReadonlyMap<string, Uint8Array> {
  let entries = 0;
  let unpackedSize = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > limits.zipEntries) throw new ZipTooLarge('Too many entries');
      if (!isRequested(plainName(name))) return false;
      unpackedSize += originalSize;
      if (unpackedSize > limits.unpackedBytes) throw new ZipTooLarge('Too much when unpacked');
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, content]) => [plainName(name), content]));
}

function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/u, '');
}
