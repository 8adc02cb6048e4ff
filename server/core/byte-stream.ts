import type { ByteStream, ObjectContent } from './ports.ts';

/** Stream of bytes in memory. */
export async function* streamOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** Content of an object from bytes in memory. */
export function contentOf(bytes: Uint8Array, contentType: string): ObjectContent {
  return { bytes: streamOf(bytes), size: bytes.length, contentType };
}

/** Reads a whole stream into memory. Only for small ones, or where there is no disk. */
export async function wholeOf(stream: ByteStream): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(Uint8Array.from(chunk));
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/**
 * Passes a stream on and throws `otherwise` at its end when its length is not `size`. Surplus bytes are read and
 * dropped, so that the sender receives the answer.
 */
export async function* exactly(
  stream: ByteStream,
  size: number,
  otherwise: (received: number) => Error,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of stream) {
    received += chunk.length;
    if (received <= size) yield chunk;
  }
  if (received !== size) throw otherwise(received);
}
