/**
 * From this size on, in bytes, a file goes in parts where the back end takes them: what is smaller is sooner sent again
 * than asked after.
 */
export const leastInParts = 5 * 1024 * 1024;

/**
 * How long a part is, in bytes, but for the last: what a cut line costs is one of them at most. Object stores take none
 * below 100 KB; each costs a signature and a question of the browser's.
 */
export const partBytes = 256 * 1024;

export interface FilePart {
  /** From 1. */
  readonly number: number;
  /** The first byte, from 0. */
  readonly from: number;
  /** The byte behind the last. */
  readonly until: number;
}

/** The parts of a file of so many bytes. */
export function partsOf(size: number, length = partBytes): readonly FilePart[] {
  return Array.from({ length: Math.ceil(size / length) }, (_unused, index) => ({
    number: index + 1,
    from: index * length,
    until: Math.min(size, (index + 1) * length),
  }));
}
