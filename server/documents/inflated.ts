/**
 * Inflates zlib data by the platform's own streams, which Node and browsers both have. Rejects when the data is
 * damaged.
 */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const transformed = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}

/** Bytes: a carriage return and a line feed. */
const maxLineEndBytes = 2;

/**
 * The lengths that the packed data may have, without a line end behind it, the likeliest first: strict inflaters refuse
 * trailing bytes, and the data's own last bytes may look like a line end.
 */
export function possibleDataEnds(bytes: Uint8Array): readonly number[] {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return Array.from({ length: Math.min(maxLineEndBytes, bytes.length - end) + 1 }, (_, restored) => end + restored);
}
