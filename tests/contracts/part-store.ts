import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf, wholeOf } from '../../server/core/byte-stream.ts';
import type { ObjectStore, PartAddress, PartStore, PartUpload, StoredPart } from '../../server/core/ports.ts';

/** A part store under test, with a function that sends as browsers do. */
export interface PartStoreUnderContract {
  readonly store: ObjectStore;
  /** Whether the bytes sent to an address were accepted. */
  send(address: PartAddress, bytes: Uint8Array): Promise<boolean>;
  close(): Promise<void>;
}

const partLength = 128 * 1024;
const bytesOf = (seed: number, length = partLength): Uint8Array =>
  Uint8Array.from({ length }, (_unused, index) => (index * seed + (index >> 7)) & 255);
const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
const inAMinute = (): number => Date.now() + 60_000;

/** Contract of every adapter of the `PartStore` port. */
export function partStoreContract(name: string, makeStore: () => Promise<PartStoreUnderContract>): void {
  describe(`${name} as a PartStore`, () => {
    let under: PartStoreUnderContract;
    let parts: PartStore;
    let next = 0;

    beforeAll(async () => {
      under = await makeStore();
      if (!under.store.inParts) throw new Error('This store takes nothing in parts');
      parts = under.store.inParts;
    });
    afterAll(() => under.close());

    const begun = async (): Promise<PartUpload> => {
      const key = `contract/parts-${(next += 1)}.pdf`;
      return { key, upload: await parts.begin(key, 'application/pdf') };
    };
    const sent = async (upload: PartUpload, number: number, bytes: Uint8Array): Promise<boolean> =>
      under.send(await parts.address(upload, { number, md5: md5Of(bytes), expiresAt: inAMinute() }), bytes);
    const part = (number: number, bytes: Uint8Array): StoredPart => ({ number, size: bytes.length, md5: md5Of(bytes) });

    it('joins the parts in the order of their numbers, in whatever order they arrive', async () => {
      const upload = await begun();
      const [one, two, last] = [bytesOf(3), bytesOf(5), bytesOf(7, 1000)];
      for (const [number, bytes] of [
        [3, last],
        [1, one],
        [2, two],
      ] as const)
        expect(await sent(upload, number, bytes)).toBe(true);
      expect(await parts.parts(upload)).toEqual([part(1, one), part(2, two), part(3, last)]);
      expect(await under.store.head(upload.key)).toBeUndefined();
      expect(await parts.complete(upload, [part(1, one), part(2, two), part(3, last)])).toBe('stored');
      expect(
        Buffer.compare(
          await wholeOf((await under.store.get(upload.key)) ?? streamOf(new Uint8Array())),
          Buffer.concat([one, two, last]),
        ),
      ).toBe(0);
      expect(await under.store.head(upload.key)).toEqual({
        size: 2 * partLength + 1000,
        contentType: 'application/pdf',
      });
      expect(await parts.parts(upload)).toBeUndefined();
    });

    it('accepts only the bytes that an address was signed for', async () => {
      const upload = await begun();
      const [wanted, other] = [bytesOf(3), bytesOf(5)];
      const address = await parts.address(upload, { number: 1, md5: md5Of(wanted), expiresAt: inAMinute() });
      expect(await under.send(address, other)).toBe(false);
      expect(await parts.parts(upload)).toEqual([]);
      expect(await under.send(address, wanted)).toBe(true);
    });

    it('replaces a part that is sent again', async () => {
      const upload = await begun();
      await sent(upload, 1, bytesOf(3));
      await sent(upload, 1, bytesOf(5));
      expect(await parts.parts(upload)).toEqual([part(1, bytesOf(5))]);
      expect(await parts.complete(upload, [part(1, bytesOf(3))])).toBe('gone');
    });

    it('does not complete an upload with a missing part', async () => {
      const upload = await begun();
      await sent(upload, 1, bytesOf(3));
      expect(await parts.complete(upload, [part(1, bytesOf(3)), part(2, bytesOf(5))])).toBe('gone');
      expect(await under.store.head(upload.key)).toBeUndefined();
    });

    it('keeps an existing object, and reports that it is taken', async () => {
      const upload = await begun();
      await sent(upload, 1, bytesOf(3));
      const second = { key: upload.key, upload: await parts.begin(upload.key, 'application/pdf') };
      await sent(second, 1, bytesOf(5));
      expect(await parts.complete(upload, [part(1, bytesOf(3))])).toBe('stored');
      expect(await parts.complete(second, [part(1, bytesOf(5))])).toBe('taken');
      expect(
        Buffer.compare(await wholeOf((await under.store.get(upload.key)) ?? streamOf(new Uint8Array())), bytesOf(3)),
      ).toBe(0);
    });

    it('removes an aborted upload, also twice', async () => {
      const upload = await begun();
      await sent(upload, 1, bytesOf(3));
      await parts.abort(upload);
      await parts.abort(upload);
      expect(await parts.parts(upload)).toBeUndefined();
      expect(await parts.complete(upload, [part(1, bytesOf(3))])).toBe('gone');
      expect(await sent(upload, 1, bytesOf(3))).toBe(false);
    });

    it('finds an upload only with its own key', async () => {
      const upload = await begun();
      await sent(upload, 1, bytesOf(3));
      expect(await parts.parts({ ...upload, key: 'contract/another.pdf' })).toBeUndefined();
      expect(await parts.parts({ ...upload, upload: '../object' })).toBeUndefined();
      await parts.abort({ ...upload, key: 'contract/another.pdf' });
      expect(await parts.parts(upload)).toHaveLength(1);
    });
  });
}
