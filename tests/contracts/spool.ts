import { expect, it } from 'vitest';
import { wholeOf } from '../../server/core/byte-stream.ts';
import type { Spool } from '../../server/core/ports.ts';

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

/** Contract of every adapter of the `Spool` port; `kept` returns the number of stored files. */
export function spoolContract(make: () => Promise<{ readonly spool: Spool; kept(): Promise<number> }>): void {
  it('gives the size and the bytes of a stream, and keeps nothing after the work', async () => {
    const { spool, kept } = await make();
    const text = await spool.spoolThrough(pieces('发票', '', ' 1'), async ({ size, bytes }) => {
      const whole = await wholeOf(bytes);
      expect(whole.length).toBe(size);
      return new TextDecoder().decode(whole);
    });
    expect([text, await kept()]).toEqual(['发票 1', 0]);
  });

  it('keeps nothing of a failed stream, or of failed work', async () => {
    const { spool, kept } = await make();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(3);
      throw new Error('broken off');
    }
    await expect(spool.spoolThrough(broken(), async () => undefined)).rejects.toThrow('broken off');
    await expect(spool.spoolThrough(pieces('a'), async () => Promise.reject(new Error('of the work')))).rejects.toThrow(
      'of the work',
    );
    expect(await kept()).toBe(0);
  });

  it('keeps two simultaneous streams apart', async () => {
    const { spool } = await make();
    const texts = await Promise.all(
      ['one', 'two'].map(async (text) =>
        spool.spoolThrough(pieces(text), async ({ bytes }) => new TextDecoder().decode(await wholeOf(bytes))),
      ),
    );
    expect(texts).toEqual(['one', 'two']);
  });
}
