import { describe, expect, it } from 'vitest';
import type { FileReader } from '../../server/core/evidence/file-reader.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import { isAudit } from '../support/audit.ts';

export interface OpticalExample {
  readonly make: () => FileReader;
  /** An invoice that can be read only by its picture, and the number on it. */
  readonly scan: () => Promise<{ readonly bytes: Uint8Array; readonly number: string }>;
  /** A picture without text. */
  readonly blank: () => Promise<Uint8Array>;
  /** Recognition takes seconds, so only the audit reads a second scan. */
  readonly isSlow?: boolean;
}

const kinds: readonly DocumentKind[] = ['invoice', 'contract'];

/**
 * Contract of every text recognition: its values are guesses from one source, and an unreadable picture causes no
 * error.
 */
export function opticalReaderContract(name: string, { make, scan, blank, isSlow = false }: OpticalExample): void {
  describe(`${name} as a reader of pictures`, () => {
    it('reads the fields of an invoice as optical ones, and leaves the file unchanged', async () => {
      const { bytes, number } = await scan();
      const before = bytes.slice();
      const said = await make().readFieldReadings(bytes, 'invoice');
      if (said.outcome !== 'read') throw new Error(said.outcome);
      expect(said.fieldReadings.find(({ field }) => field === 'number')).toMatchObject({
        value: number,
        source: 'optical',
        sure: false,
      });
      expect([new Set(said.fieldReadings.map(({ source }) => source)), bytes]).toEqual([new Set(['optical']), before]);
    });

    it.each(kinds)('finds nothing in a picture without text (%s)', async (kind) => {
      expect((await make().readFieldReadings(await blank(), kind)).outcome).toBe('nothing-found');
    });

    it.each(kinds)('reads no file that is not a picture (%s)', async (kind) => {
      expect(
        (await make().readFieldReadings(new TextEncoder().encode('<?xml version="1.0"?><a/>'), kind)).outcome,
      ).toBe('unknown-kind');
    });

    it.skipIf(isSlow && !isAudit)('reads nothing of one file into the next', async () => {
      const eyes = make();
      const [one, other] = [
        await eyes.readFieldReadings((await scan()).bytes, 'invoice'),
        await eyes.readFieldReadings(await blank(), 'invoice'),
      ];
      expect([one.outcome, other.outcome]).toEqual(['read', 'nothing-found']);
    });
  });
}
