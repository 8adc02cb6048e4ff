/** Bytes in zlib format, by the platform's own streams: the same in Node and in a browser. */
export async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  return throughStream(bytes, new CompressionStream('deflate'));
}

/** The bytes behind a zlib stream. Rejects when the stream is damaged. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  return throughStream(bytes, new DecompressionStream('deflate'));
}

async function throughStream(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const transformed = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(transformed).arrayBuffer());
}
