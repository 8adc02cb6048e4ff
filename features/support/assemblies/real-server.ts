import { randomBytes } from 'node:crypto';
import { AsyncCallScope } from '../../../server/ground/async-call-scope.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInPage } from '../../../server/composition/sign-in-page.ts';
import { createBackEnd } from '../../../server/core/back-end.ts';
import type { FileReader } from '../../../server/core/evidence/file-reader.ts';
import type { DocumentMaker } from '../../../server/core/ports.ts';
import { ContentArchiveOpener } from '../../../server/documents/archive-opener.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { FileProbe } from '../../../server/documents/file-probe.ts';
import { BoundedWorkbookReader } from '../../../server/recognition/sheets/bounded-workbook-reader.ts';
import { fileWriterOver } from '../../../server/wording/gathering.ts';
import { sheetsOver } from '../../../server/wording/sheets-over.ts';
import { MemorySpool } from '../../../server/storage/objects/memory-spool.ts';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { removeCluster, startEmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';
import { freePort } from '../../../server/ground/free-port.ts';
import { callbackPath } from '../../../server/http/file-routes.ts';
import { buildHttpServer } from '../../../server/http/http-server.ts';
import { ServerLog } from '../../../server/http/server-log.ts';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { SandboxPhone } from '../../../server/core/sandbox/sandbox-phone.ts';
import { SandboxMails } from '../../../server/core/sandbox/sandbox-mails.ts';
import { SandboxTexts } from '../../../server/core/sandbox/sandbox-texts.ts';
import { SwitchedObjectStore, type StoreFaults } from '../../../server/core/sandbox/switched-object-store.ts';
import { startObjectStore } from '../../../server/object-store/object-store-server.ts';
import { savePasswordKey, testSecret } from '../password-key.ts';
import { KeptWorld } from './kept-world.ts';
import { fillFromKept } from './kept-rows.ts';
import { WatchedBackEnd } from './watched-back-end.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { extensions } from '../../../src/contract/call.ts';
import type { Backstage } from '../assembly.ts';
import { inProcessBackstage } from '../in-process-backstage.ts';
import { ScenarioCaptchas } from '../scenario-captchas.ts';
import { pdfBytes } from '../files.ts';
import { scenarioPartner } from '../scenario-partner.ts';
import { ManualClock } from '../manual-clock.ts';
import { ReadersHeld, ScenarioEyes, ScenarioPapers, ScenarioReader } from '../scenario-readers.ts';
import { plainPasswords, scenarioStart } from '../demo-world.ts';

const emptyDocuments: DocumentMaker = { make: async () => ({ bytes: pdfBytes(), mimeType: 'application/pdf' }) };

/** The back end of one scenario, which listens at the server's origin. */
export interface OpenBackEnd {
  readonly clock: ManualClock;
  readonly backstage: Backstage;
  close(): Promise<void>;
}

/** The complete reference back end: HTTP, sessions, PostgreSQL and the object store, in this process. */
export interface RealServer {
  readonly origin: string;
  /** The address of the object store. */
  readonly files: string;
  open(): Promise<OpenBackEnd>;
  close(): Promise<void>;
}

/** Document readers that replace those of the scenarios. */
export interface RealReaders {
  readonly reader: FileReader;
  readonly optical: FileReader;
}

/**
 * Starts everything once. Each scenario gets its own demo world and clock, one scenario at a time. `portalFolder`
 * contains a built portal to serve.
 */
export async function realServer(portalFolder?: string, readers?: RealReaders): Promise<RealServer> {
  const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, password: randomBytes(12).toString('hex') });
  // The data of a scenario need not survive a power failure, so commits do not wait for the disk.
  const address = new URL(postgres.connectionString);
  address.searchParams.set('options', '-c synchronous_commit=off');
  const store = new PostgresStore(address.href);
  await store.prepare();
  const [port, objectPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const files = `http://127.0.0.1:${objectPort}`;
  const keys = { keyId: 'scenarios', keySecret: randomBytes(16).toString('hex') };
  const callbackAddress = origin + callbackPath;
  // Addresses and forms expire by the object store's own clock, which advances with the scenario's.
  let ahead = (): number => 0;
  const now = (): number => Date.now() + ahead();
  const objectServer = await startObjectStore({
    folder: join(folder, 'objects'),
    port: objectPort,
    bucket: 'evidence',
    hostName: '127.0.0.1',
    ...keys,
    allowedOrigins: [origin],
    allowedCallbacks: [callbackAddress],
    now,
  });
  const storeFaults: StoreFaults = { trouble: undefined };
  const within = new OssObjectStore(
    { internalAddress: files, publicAddress: files, bucket: 'evidence', ...keys, callbackAddress, directUploads: true },
    now,
  );
  const objects = new SwitchedObjectStore(within, storeFaults);
  const archives = new ContentArchiveOpener(undefined, { timeLimit: 60_000, idle: 60_000 });
  const inspector = new ContentFileInspector(new FileProbe({ timeLimit: 60_000, idle: 60_000 }));

  let clock = new ManualClock(scenarioStart);
  let faults: unknown[] = [];
  await fillFromKept(store, address.href);
  await savePasswordKey(store);
  const world = await KeptWorld.of(address.href);
  const report = (fault: unknown): void => void (storeFaults.trouble === undefined && faults.push(fault));
  const readersHeld = new ReadersHeld();
  const jobs = new InProcessJobs(report);
  const captchas = new ScenarioCaptchas();
  const watched = new WatchedBackEnd(
    createBackEnd({
      jobs,
      fileWriter: fileWriterOver(new MemorySpool()),
      sheets: sheetsOver(new BoundedWorkbookReader({ folder })),
      reader: new ScenarioReader(readersHeld),
      optical: new ScenarioEyes(),
      papers: new ScenarioPapers(),
      ...readers,
      report,
      store,
      scope: new AsyncCallScope(),
      objects,
      extensions,
      secret: testSecret,
      passwords: plainPasswords,
      clock: { now: () => clock.now(), realTime: now },
      inspector,
      archives,
      documents: emptyDocuments,
      captchas,
      texts: new SandboxTexts(store, { realTime: now }),
      mail: { gateway: new SandboxMails(store, { realTime: now }), portal: 'https://portal.example/cv3' },
      workbenchUrl: 'https://workbench.example/entry',
      partners: [scenarioPartner],
      certificates: x509Authority,
      cloudSigning: new SandboxPhone(
        { store, clock: { now: () => clock.now(), realTime: now }, secret: testSecret },
        x509Authority,
      ),
    }),
  );
  const { backEnd } = watched;
  const server = await buildHttpServer({
    backEnd,
    onAnnounced: (listener) => store.onAnnounced(listener),
    now: () => clock.now(),
    publicUrl: origin,
    filesOrigin: files,
    trustedProxies: [],
    sessionSecret: 'scenarios',
    extensions,
    version: 'scenarios',
    log: new ServerLog('silent'),
    readiness: async () => ({}),
    countCall: async () => ({ calls: 1, millisecondsLeft: 0 }),
    signInCallsPerMinute: 10_000,
    portal: portalFolder === undefined ? undefined : { folder: portalFolder, signInPage },
    sandbox: undefined,
  });
  await server.listen({ port, host: '127.0.0.1' });

  return {
    origin,
    files,
    open: async () => {
      await world.putBack();
      [clock, faults] = [new ManualClock(scenarioStart), []];
      storeFaults.trouble = undefined;
      const own = { clock, faults };
      ahead = () => own.clock.now() - scenarioStart;
      return {
        clock,
        backstage: inProcessBackstage({
          backEnd,
          store,
          objects,
          storeFaults,
          readersHeld,
          jobs,
          clock,
          captchas,
          realTime: now,
        }),
        close: async () => {
          await watched.quiet();
          readersHeld.letGo();
          readersHeld.blind = false;
          await jobs.quiet();
          if (own.faults.length > 0)
            throw new AggregateError(
              own.faults,
              `The back end met faults that it did not expect: ${own.faults.map(String).join('; ')}`,
            );
        },
      };
    },
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await world.close();
      await objectServer.stop();
      await store.close();
      // The data are no longer needed. An orderly shutdown would first write everything to the disk.
      process.kill(postgres.pid, 'SIGQUIT');
      await removeCluster(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
