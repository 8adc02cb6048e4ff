/** Bytes of a file, read in pieces at any offset, so that the file is never completely in memory. */
export interface ByteSource {
  readonly size: number;
  /** Bytes from `from`, inclusive, to `to`, exclusive; fewer at the end of the file. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A source of bytes that are already in memory. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (from, to) => bytes.slice(from, to) };
}
