import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { absurdRequestsContract } from '../../contracts/absurd-requests.ts';
import { keyedCallsContract } from '../../contracts/keyed-calls.ts';
import { liveSessionsContract } from '../../contracts/live-sessions.ts';
import { severalServersContract } from '../../contracts/several-servers.ts';
import { packageListsContract } from '../../contracts/package-lists.ts';
import { storeContract } from '../../contracts/store.ts';

const made = async () => ({ store: new MemoryStore(), close: async () => undefined });

storeContract('MemoryStore', made);
packageListsContract('MemoryStore', made);
liveSessionsContract('MemoryStore', made);
absurdRequestsContract('MemoryStore', made);
severalServersContract('MemoryStore', made);
keyedCallsContract('MemoryStore', made);
