import { objectStoreContract } from '../../contracts/object-store.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { storeUnderTest } from './store-under-test.ts';

objectStoreContract('MemoryObjectStore', async () => ({
  store: new MemoryObjectStore(),
  read: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
  close: async () => undefined,
}));

objectStoreContract('OssObjectStore', async () => {
  const running = await storeUnderTest();
  return {
    store: new OssObjectStore(running.config),
    read: async (address) => (await running.send('GET', address.slice(running.config.publicAddress.length))).bytes,
    close: () => running.stop(),
  };
});
