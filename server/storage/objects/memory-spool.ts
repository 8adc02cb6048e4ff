import { streamOf, wholeOf } from '../../core/byte-stream.ts';
import type { ByteStream, Spool } from '../../core/ports.ts';

/** A spool in memory, for tests and for the portal without a server. */
export class MemorySpool implements Spool {
  async spoolThrough<Result>(
    bytes: ByteStream,
    work: (content: { readonly size: number; readonly bytes: ByteStream }) => Promise<Result>,
  ): Promise<Result> {
    const whole = await wholeOf(bytes);
    return work({ size: whole.length, bytes: streamOf(whole) });
  }
}
