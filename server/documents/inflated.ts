/**
 * The bytes behind a zlib stream, by the platform's own streams: the same in Node and in a browser. Rejects when the
 * stream is damaged.
 */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const transformed = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}

// A line's end has two bytes at most, and may be left out.
const mostGivenBack = 2;

/**
 * Where packed data may end before what stands between them and the word behind them, the likeliest first: strict
 * inflaters refuse a line's end as trailing bytes, and the last byte of the data may look like one.
 */
export function packedEnds(bytes: Uint8Array): readonly number[] {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return Array.from({ length: Math.min(mostGivenBack, bytes.length - end) + 1 }, (_, more) => end + more);
}
