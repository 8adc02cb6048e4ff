import { unzipSync } from 'fflate';
import type { ReadingLimits } from './document-source.ts';

export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge';
}

/**
 * The parts of a zip whose names are wanted, by their names with plain slashes. A part takes the size that the zip
 * states of it, whatever it would unpack to. Throws on what is no zip, has too many entries, or states too much.
 */
export function zipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ReadingLimits,
): ReadonlyMap<string, Uint8Array> {
  let entries = 0;
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > limits.zipEntries) throw new ZipTooLarge('Too many entries');
      if (!isWanted(plain(name))) return false;
      unpacked += originalSize;
      if (unpacked > limits.unpackedBytes) throw new ZipTooLarge('Too much when unpacked');
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, content]) => [plain(name), content]));
}

function plain(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/u, '');
}
