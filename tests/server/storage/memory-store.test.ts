import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { storeContract } from '../../contracts/store.ts';

storeContract('MemoryStore', async () => ({ store: new MemoryStore(), close: async () => undefined }));
