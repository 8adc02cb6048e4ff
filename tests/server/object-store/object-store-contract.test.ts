import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../server/core/byte-stream.ts';
import { ObjectStoreFault } from '../../../server/core/ports.ts';
import { SwitchedObjectStore, type StoreFaults } from '../../../server/core/sandbox/switched-object-store.ts';
import { objectStoreContract } from '../../contracts/object-store.ts';
import { partStoreContract } from '../../contracts/part-store.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { storeUnderTest } from './store-under-test.ts';

objectStoreContract('MemoryObjectStore', async () => ({
  store: new MemoryObjectStore(),
  read: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
  close: async () => undefined,
}));

objectStoreContract('SwitchedObjectStore with nothing switched on', async () => ({
  store: new SwitchedObjectStore(new MemoryObjectStore(), { trouble: undefined }),
  read: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
  close: async () => undefined,
}));

describe('a store that was made to fail', () => {
  const content = () => contentOf(new TextEncoder().encode('some bytes'), 'text/plain');
  const uses: Readonly<Record<string, (store: SwitchedObjectStore) => Promise<unknown>>> = {
    form: async (store) =>
      store.postPolicy({
        key: 'k',
        contentType: 'text/plain',
        maxBytes: 10,
        expiresAt: Date.now() + 60_000,
        callbackUploadId: 'u',
        callbackToken: 't',
      }),
    put: async (store) => store.put('new', content()),
    get: async (store) => store.get('there'),
    head: async (store) => store.head('there'),
    remove: async (store) => store.remove('there'),
    address: async (store) => store.signedAddress('there', { expiresAt: Date.now() + 60_000 }),
  };

  it.each([
    ['away', ['form', 'put', 'get', 'head', 'remove', 'address']],
    ['refused', ['form', 'put', 'get', 'head', 'remove', 'address']],
    ['nonsense', ['form', 'put', 'get', 'head', 'remove', 'address']],
    ['read-only', ['form', 'put', 'remove']],
    ['full', ['form', 'put']],
  ] as const)('by being %s refuses %o with that name, and does them again afterwards', async (trouble, refused) => {
    const faults: StoreFaults = { trouble: undefined };
    const store = new SwitchedObjectStore(new MemoryObjectStore(), faults);
    await store.put('there', content());
    faults.trouble = trouble;
    const failing: string[] = [];
    for (const [name, use] of Object.entries(uses))
      await use(store).catch(
        (fault: unknown) => fault instanceof ObjectStoreFault && fault.trouble === trouble && failing.push(name),
      );
    expect(failing).toEqual(refused);
    faults.trouble = undefined;
    for (const use of Object.values(uses)) await use(store);
  });
});

objectStoreContract('OssObjectStore', async () => {
  const running = await storeUnderTest();
  return {
    store: new OssObjectStore(running.config),
    read: async (address) => (await running.send('GET', address.slice(running.config.publicAddress.length))).bytes,
    close: () => running.stop(),
  };
});

partStoreContract('MemoryPartStore', async () => {
  const store = new MemoryObjectStore();
  return {
    store,
    send: async ({ url }, bytes) =>
      store.inParts.take(url, bytes).then(
        () => true,
        () => false,
      ),
    close: async () => undefined,
  };
});

partStoreContract('SwitchedObjectStore with nothing switched on', async () => {
  const within = new MemoryObjectStore();
  return {
    store: new SwitchedObjectStore(within, { trouble: undefined }),
    send: async ({ url }, bytes) =>
      within.inParts.take(url, bytes).then(
        () => true,
        () => false,
      ),
    close: async () => undefined,
  };
});

partStoreContract('OssPartStore', async () => {
  const running = await storeUnderTest();
  return {
    store: new OssObjectStore(running.config),
    send: async ({ url, headers }, bytes) =>
      (
        await running.send(
          'PUT',
          url.slice(running.config.publicAddress.length),
          { ...headers, 'content-length': String(bytes.length) },
          bytes,
        )
      ).status === 200,
    close: () => running.stop(),
  };
});
