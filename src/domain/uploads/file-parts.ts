/** Minimum size in bytes of a file that is sent in parts. A smaller file is faster sent again as a whole. */
export const minMultipartBytes = 5 * 1024 * 1024;

/**
 * Size of a part in bytes, except the last. A broken connection costs at most one part. Object stores accept no parts
 * below 100 KB, and each part needs a signature and a preflight request.
 */
export const partBytes = 256 * 1024;

export interface FilePart {
  /** Counts from 1. */
  readonly number: number;
  /** Offset of the first byte, from 0. */
  readonly from: number;
  /** Offset behind the last byte. */
  readonly until: number;
}

/** Splits a file of a given size into parts. */
export function partsOf(size: number, length = partBytes): readonly FilePart[] {
  return Array.from({ length: Math.ceil(size / length) }, (_unused, index) => ({
    number: index + 1,
    from: index * length,
    until: Math.min(size, (index + 1) * length),
  }));
}
