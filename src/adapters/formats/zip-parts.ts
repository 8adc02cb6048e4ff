import { unzipSync } from 'fflate';
import { Refused } from './refused.ts';

export interface ZipLimits {
  readonly entries: number;
  /** The largest total size of the wanted parts when unpacked, in bytes. */
  readonly unpacked: number;
}

/** First bytes of a zip, and of a binary Office file, which is the format of an encrypted workbook. */
const zipMark = [0x50, 0x4b] as const;
const officeMark = [0xd0, 0xcf] as const;

/**
 * The wanted parts of a zip, by their names with forward slashes. A part is unpacked up to its size in the directory,
 * so that the checked sizes are the largest possible ones. Refuses a file that is no zip, has too many entries, or
 * states too large sizes.
 */
export function zipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits,
): ReadonlyMap<string, Uint8Array> {
  if (officeMark.every((byte, index) => bytes[index] === byte)) throw new Refused('encrypted');
  if (!zipMark.every((byte, index) => bytes[index] === byte)) throw new Refused('damaged');
  let [entries, unpacked] = [0, 0];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > limits.entries) throw new Refused('too-large');
      if (!isWanted(plain(name))) return false;
      unpacked += originalSize;
      if (unpacked > limits.unpacked) throw new Refused('too-large');
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, content]) => [plain(name), content]));
}

function plain(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/u, '');
}
