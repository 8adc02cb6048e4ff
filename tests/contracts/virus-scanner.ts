import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf } from '../../server/core/byte-stream.ts';
import type { VirusScanner } from '../../server/core/evidence/virus-scanner.ts';

/** A scanner under test. Its engine reports every file that contains `virus`, and can be stopped. */
export interface ScannerUnderContract {
  readonly scanner: VirusScanner;
  takeAway(): Promise<void>;
  close(): Promise<void>;
}

const text = (value: string) => new TextEncoder().encode(value);

/** Contract of every adapter of the `VirusScanner` port. */
export function virusScannerContract(name: string, make: () => Promise<ScannerUnderContract>): void {
  describe(`${name} as a VirusScanner`, () => {
    let under: ScannerUnderContract;
    beforeAll(async () => {
      under = await make();
    });
    afterAll(async () => under.close());

    it('reports a clean file', async () => {
      expect(await under.scanner.scan(async () => streamOf(text('harmless')))).toEqual({ kind: 'clean' });
      expect(await under.scanner.scan(async () => streamOf(text('')))).toEqual({ kind: 'clean' });
    });

    it('names the threat, wherever it is in the file', async () => {
      async function* large(): AsyncGenerator<Uint8Array> {
        for (let count = 0; count < 20; count += 1) yield new Uint8Array(100_000);
        yield text('vi');
        yield text('rus');
      }
      expect(await under.scanner.scan(async () => large())).toEqual({
        kind: 'infected',
        threat: expect.stringMatching(/./) as string,
      });
    });

    it('throws the error of the content', async () => {
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield text('some');
        throw new RangeError('cut');
      }
      await expect(under.scanner.scan(async () => broken())).rejects.toThrow('cut');
      await expect(under.scanner.scan(async () => Promise.reject(new RangeError('gone')))).rejects.toThrow('gone');
    });

    it('reports a file as not scanned when the scanner is away', async () => {
      await under.takeAway();
      expect(await under.scanner.scan(async () => streamOf(text('harmless')))).toEqual({ kind: 'not-scanned' });
    });
  });
}
