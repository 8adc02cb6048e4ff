import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, streamOf, wholeOf } from '../../server/core/byte-stream.ts';
import type { ObjectStore } from '../../server/core/ports.ts';

/** An object store under test, with a function to read its addresses. */
export interface ObjectStoreUnderContract {
  readonly store: ObjectStore;
  read(address: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

const text = (value: string) => new TextEncoder().encode(value);
const inAMinute = () => Date.now() + 60_000;

/** Contract of every adapter of the `ObjectStore` port. */
export function objectStoreContract(name: string, makeStore: () => Promise<ObjectStoreUnderContract>): void {
  describe(`${name} as an ObjectStore`, () => {
    let under: ObjectStoreUnderContract;
    const got = async (key: string) => {
      const bytes = await under.store.get(key);
      return bytes && wholeOf(bytes);
    };

    beforeAll(async () => {
      under = await makeStore();
    });
    afterAll(() => under.close());

    it('returns the bytes and facts that were put', async () => {
      await under.store.put('contract/first', contentOf(text('some bytes'), 'image/png'));
      expect(await got('contract/first')).toEqual(text('some bytes'));
      expect(await under.store.head('contract/first')).toEqual({ size: 10, contentType: 'image/png' });
    });

    it('keeps every byte value, and more than a megabyte', async () => {
      const bytes = Uint8Array.from({ length: 1024 * 1024 + 3 }, (_, index) => (index * 7 + (index >> 8)) & 255);
      await under.store.put('contract/large', contentOf(bytes, 'application/pdf'));
      expect(Buffer.compare((await got('contract/large')) ?? text(''), bytes)).toBe(0);
    });

    it('has no object under a key that was never put', async () => {
      expect(await got('contract/never')).toBeUndefined();
      expect(await under.store.head('contract/never')).toBeUndefined();
    });

    it('keeps the first object of a key, and reports the second as taken', async () => {
      expect(await under.store.put('contract/again', contentOf(text('before'), 'image/png'))).toBe('stored');
      expect(await under.store.put('contract/again', contentOf(text('afterwards'), 'image/jpeg'))).toBe('taken');
      expect(await got('contract/again')).toEqual(text('before'));
      expect(await under.store.head('contract/again')).toEqual({ size: 6, contentType: 'image/png' });
    });

    it('stores one of two simultaneous objects of a key, whole, and reports the other as taken', async () => {
      const last = Promise.withResolvers<void>();
      async function* held(): AsyncGenerator<Uint8Array> {
        yield text('fir');
        await last.promise;
        yield text('st!');
      }
      const first = under.store.put('contract/race', { bytes: held(), size: 6, contentType: 'image/png' });
      expect(await under.store.put('contract/race', contentOf(text('second'), 'image/png'))).toBe('stored');
      last.resolve();
      expect(await first).toBe('taken');
      expect(await got('contract/race')).toEqual(text('second'));
    });

    it('stores nothing of a stream that fails, and throws its error', async () => {
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield text('some');
        throw new RangeError('cut');
      }
      await expect(
        under.store.put('contract/broken', { bytes: broken(), size: 10, contentType: 'image/png' }),
      ).rejects.toThrow('cut');
      expect(await under.store.head('contract/broken')).toBeUndefined();
    });

    it('stores nothing when there are fewer bytes than declared', async () => {
      await expect(
        under.store.put('contract/short', { bytes: streamOf(text('some')), size: 10, contentType: 'image/png' }),
      ).rejects.toThrow();
      expect(await under.store.head('contract/short')).toBeUndefined();
    });

    it('keeps its own copy of the bytes', async () => {
      const bytes = text('mine');
      await under.store.put('contract/copy', contentOf(bytes, 'image/png'));
      bytes.fill(0);
      (await got('contract/copy'))?.fill(0);
      expect(await got('contract/copy')).toEqual(text('mine'));
    });

    it('removes an object, also twice', async () => {
      await under.store.put('contract/gone', contentOf(text('x'), 'image/png'));
      await under.store.remove('contract/gone');
      await under.store.remove('contract/gone');
      expect(await got('contract/gone')).toBeUndefined();
    });

    it('distinguishes keys by case, encoding and folders', async () => {
      const keys = [
        'contract/k',
        'contract/K',
        'contract/k%20',
        'contract/k ',
        'contract/k/k',
        'contract/文件',
        'contract/../k',
      ];
      for (const key of keys) await under.store.put(key, contentOf(text(key), 'text/plain'));
      for (const key of keys) expect(await got(key)).toEqual(text(key));
    });

    it('keeps an empty object', async () => {
      await under.store.put('contract/empty', contentOf(text(''), 'text/plain'));
      expect(await got('contract/empty')).toEqual(text(''));
      expect((await under.store.head('contract/empty'))?.size).toBe(0);
    });

    it('gives an address under which the bytes can be read', async () => {
      await under.store.put('contract/by address', contentOf(text('read me'), 'image/png'));
      expect(
        await under.read(await under.store.signedAddress('contract/by address', { expiresAt: inAMinute() })),
      ).toEqual(text('read me'));
      const asDownload = await under.store.signedAddress('contract/by address', {
        expiresAt: inAMinute(),
        downloadName: "发票 (1)'s.png",
      });
      expect(await under.read(asDownload)).toEqual(text('read me'));
    });

    it('gives a form for exactly one object, or none without direct uploads', async () => {
      const request = {
        key: 'contract/form',
        contentType: 'image/png',
        maxBytes: 10,
        expiresAt: inAMinute(),
        callbackUploadId: 'upload-1',
        callbackToken: 'token-1',
      };
      const policy = await under.store.postPolicy(request);
      expect(policy === undefined || policy.key === 'contract/form').toBe(true);
    });
  });
}
