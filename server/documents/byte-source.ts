/** A file's bytes, read in pieces at any offset, so that they are never all in memory. */
export interface ByteSource {
  readonly size: number;
  /** From `from` up to, and without, `to`; less where the file ends. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A source of bytes that are already in memory. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (from, to) => bytes.slice(from, to) };
}
