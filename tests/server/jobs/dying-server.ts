import { readingWork } from '../../../server/core/evidence/reading-work.ts';
import { PgBossJobs } from '../../../server/jobs/pg-boss-jobs.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { contentOf } from '../../../server/core/byte-stream.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';

// A server that starts to read any file, prints a message, and never finishes.
const [, , address = '', objectKey = ''] = process.argv;
const objects = new MemoryObjectStore();
await objects.put(objectKey, contentOf(new Uint8Array(8), 'application/pdf'));
const jobs = new PgBossJobs((fault) => console.error(fault));
const reader = {
  readFieldReadings: async () => {
    console.log('ready to die');
    return new Promise<never>(() => undefined);
  },
};
jobs.handle(
  'reading',
  readingWork({
    store: new PostgresStore(address),
    objects,
    reader,
    documents: { make: async () => Promise.reject(new Error('nothing is made')) },
  }),
);
await jobs.startOn(address);
