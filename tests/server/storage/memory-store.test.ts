import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { absurdRequestsContract } from '../../contracts/absurd-requests.ts';
import { keyedCallsContract } from '../../contracts/keyed-calls.ts';
import { liveSessionsContract } from '../../contracts/live-sessions.ts';
import { severalServersContract } from '../../contracts/several-servers.ts';
import { packageListsContract } from '../../contracts/package-lists.ts';
import { storeContract } from '../../contracts/store.ts';

const makeStore = async () => ({ store: new MemoryStore(), close: async () => undefined });

storeContract('MemoryStore', makeStore);
packageListsContract('MemoryStore', makeStore);
liveSessionsContract('MemoryStore', makeStore);
absurdRequestsContract('MemoryStore', makeStore);
severalServersContract('MemoryStore', makeStore);
keyedCallsContract('MemoryStore', makeStore);
