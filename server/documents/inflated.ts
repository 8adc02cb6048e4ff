/** The bytes behind a zlib stream, by the platform's own streams: the same in Node and in a browser. Rejects when the stream is damaged. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const transformed = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}
