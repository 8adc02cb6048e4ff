import type { ByteStream, ObjectContent } from './ports.ts';

/** Bytes that are all there, as a stream. */
export async function* streamOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** An object's content of bytes that are all there. */
export function contentOf(bytes: Uint8Array, contentType: string): ObjectContent {
  return { bytes: streamOf(bytes), size: bytes.length, contentType };
}

/** All of a stream at once: for small ones, and where there is no disk to put it. */
export async function wholeOf(stream: ByteStream): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(Uint8Array.from(chunk));
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}

/**
 * The stream, if it has as many bytes as were said; `otherwise` is thrown at its end where it has more or fewer. What
 * is too much is still read, so that its sender hears the answer.
 */
export async function* exactly(
  stream: ByteStream,
  size: number,
  otherwise: (come: number) => Error,
): AsyncGenerator<Uint8Array> {
  let come = 0;
  for await (const chunk of stream) {
    come += chunk.length;
    if (come <= size) yield chunk;
  }
  if (come !== size) throw otherwise(come);
}
