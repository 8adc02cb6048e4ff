import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '../../../server/core/byte-stream.ts';
import { readingWork } from '../../../server/core/evidence/reading-work.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { PgBossJobs } from '../../../server/jobs/pg-boss-jobs.ts';
import { jobSchema } from '../../../server/jobs/started-boss.ts';
import { LightFileReader } from '../../../server/recognition/light-file-reader.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import * as records from '../../contracts/store/records/evidence.ts';
import { saveGround } from '../../contracts/store/ground.ts';
import { orderAt } from '../recognition/made/made-orders.ts';
import { digitalXml } from '../recognition/made/made-xml.ts';
import { ServerProcess } from '../start/server-process.ts';
import { PostgresUnderTest } from '../storage/postgres-under-test.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';

let postgres: PostgresUnderTest;
beforeAll(async () => {
  postgres = await PostgresUnderTest.start();
});
afterAll(async () => postgres.stop(), 60_000);

it('a file over which a server was killed is read by another', async () => {
  const address = await postgres.database();
  const store = new PostgresStore(address);
  await store.prepare();
  await store.transaction(async (transaction) => {
    await saveGround(transaction);
    await transaction.files.save({ ...records.file, state: 'stored', objectKey: 'one.xml' });
    await transaction.readings.save({
      ...records.reading,
      pkFile: records.file.pkFile,
      state: 'waiting',
      attempts: 0,
      fieldReadings: [],
      optical: false,
    });
  });
  const reading = async () => store.transaction(async (transaction) => transaction.readings.find(records.file.pkFile));

  const dying = new ServerProcess('tests/server/jobs/dying-server.ts', {}, [address, 'one.xml']);
  const jobs = new PgBossJobs(() => undefined);
  await jobs.startOn(address);
  await jobs.put('reading', [{ key: records.file.pkFile, owner: 'C-1', turn: 0 }]);
  await dying.ready();
  expect(await reading()).toMatchObject({ state: 'running', attempts: 1 });
  await dying.end('SIGKILL');
  await jobs.stop();
  // Sets the last heartbeat of the dead server to a minute ago; no other server has checked the queues meanwhile.
  await withConnection(address, async (client) => {
    await client.query(`update ${jobSchema}.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
    await client.query(`update ${jobSchema}.queue set monitor_on = monitor_on - interval '1 minute'`);
  });

  const objects = new MemoryObjectStore();
  await objects.put(
    'one.xml',
    contentOf(new TextEncoder().encode(digitalXml(orderAt(0, 'E_SPECIAL_VAT_ELEC'))), 'application/xml'),
  );
  const next = new PgBossJobs(() => undefined);
  next.handle(
    'reading',
    readingWork({
      store,
      objects,
      reader: new LightFileReader(),
      documents: { make: async () => Promise.reject(new Error('nothing is made')) },
    }),
  );
  await next.startOn(address);
  await expect.poll(async () => (await reading())?.state, { timeout: 100_000, interval: 250 }).toBe('read');
  expect(await reading()).toMatchObject({ attempts: 2 });
  await next.stop();
  await store.close();
});
