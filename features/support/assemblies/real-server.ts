import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInPage } from '../../../server/composition/sign-in-page.ts';
import { createBackEnd } from '../../../server/core/back-end.ts';
import type { DocumentMaker } from '../../../server/core/ports.ts';
import type { PasswordHashing } from '../../../server/core/parts.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { nodeCaptchas } from '../../../server/documents/node-captchas.ts';
import { FileProbe } from '../../../server/documents/file-probe.ts';
import { removeCluster, startEmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';
import { freePort } from '../../../server/ground/free-port.ts';
import { callbackPath } from '../../../server/http/file-routes.ts';
import { buildHttpServer } from '../../../server/http/http-server.ts';
import { ServerLog } from '../../../server/http/server-log.ts';
import { SwitchedObjectStore, type StoreFaults } from '../../../server/core/sandbox/switched-object-store.ts';
import { startObjectStore } from '../../../server/object-store/object-store-server.ts';
import { seedWorld } from '../../../server/seed/world.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { extensions } from '../../../src/contract/call.ts';
import type { Backstage } from '../assembly.ts';
import { inProcessBackstage } from '../in-process-backstage.ts';
import { pdfBytes } from '../files.ts';
import { ManualClock } from '../manual-clock.ts';
import { scenarioStart } from './core.ts';

/** Argon2id has tests of its own; here it would only make hundreds of sign-ins slow. */
const plainPasswords: PasswordHashing = { hash: async (password) => `plain:${password}`, verify: async (password, hash) => hash === `plain:${password}` };

const emptyDocuments: DocumentMaker = { make: async () => ({ bytes: pdfBytes(), mimeType: 'application/pdf' }) };

/** One scenario's back end, listening at the server's origin. */
export interface OpenBackEnd {
  readonly clock: ManualClock;
  readonly backstage: Backstage;
  close(): Promise<void>;
}

/** The reference back end as it is: HTTP, sessions, PostgreSQL and the object store, in this process. */
export interface RealServer {
  readonly origin: string;
  open(): Promise<OpenBackEnd>;
  close(): Promise<void>;
}

/** Starts database and object store once; each scenario gets fresh data, clock and listener. `portalFolder` holds a built portal to serve. */
export async function realServer(portalFolder?: string): Promise<RealServer> {
  const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, password: randomBytes(12).toString('hex') });
  const store = new PostgresStore(postgres.connectionString);
  await store.prepare();
  const [port, objectPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const files = `http://127.0.0.1:${objectPort}`;
  const keys = { keyId: 'scenarios', keySecret: randomBytes(16).toString('hex') };
  const callbackAddress = origin + callbackPath;
  // Addresses and forms run out by the object store's own clock, which goes on with the scenario's.
  let ahead = (): number => 0;
  const now = (): number => Date.now() + ahead();
  const objectServer = await startObjectStore({
    folder: join(folder, 'objects'), port: objectPort, bucket: 'evidence', hostName: '127.0.0.1', ...keys, allowedOrigins: [origin], allowedCallbacks: [callbackAddress], now,
  });
  const storeFaults: StoreFaults = { trouble: undefined };
  const within = new OssObjectStore({ internalAddress: files, publicAddress: files, bucket: 'evidence', ...keys, callbackAddress, directUploads: true }, now);
  const objects = new SwitchedObjectStore(within, storeFaults);
  const inspector = new ContentFileInspector(new FileProbe({ longestLook: 10_000, idle: 60_000 }));

  return {
    origin,
    open: async () => {
      const clock = new ManualClock(scenarioStart);
      ahead = () => clock.now() - scenarioStart;
      await store.clear();
      await seedWorld(store, clock, plainPasswords);
      storeFaults.trouble = undefined;
      const faults: unknown[] = [];
      const backEnd = createBackEnd({
        store, objects, extensions, secret: 'scenarios', passwords: plainPasswords, clock: { now: () => clock.now(), steady: now },
        inspector, documents: emptyDocuments, captchas: nodeCaptchas, report: (fault) => void (storeFaults.trouble === undefined && faults.push(fault)),
      });
      const server = await buildHttpServer({
        backEnd, now: () => clock.now(), publicUrl: origin, filesOrigin: files, trustedProxies: [], sessionSecret: 'scenarios', extensions, version: 'scenarios', log: new ServerLog('silent'), readiness: async () => ({}),
        signInCallsPerMinute: 10_000, portal: portalFolder === undefined ? undefined : { folder: portalFolder, signInPage }, sandbox: undefined,
      });
      await server.listen({ port, host: '127.0.0.1' });
      return {
        clock, backstage: inProcessBackstage({ backEnd, store, objects, storeFaults, clock, steady: now }),
        close: async () => {
          server.server.closeAllConnections();
          await server.close();
          if (faults.length > 0) throw new AggregateError(faults, 'The back end met faults that it did not expect');
        },
      };
    },
    close: async () => {
      await objectServer.stop();
      await store.close();
      await postgres.stop();
      await removeCluster(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
