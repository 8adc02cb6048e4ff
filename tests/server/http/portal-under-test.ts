import { partnerEntryAddress, sandboxPartner } from '../../../server/core/sandbox/sandbox-partner.ts';
import { AsyncCallScope } from '../../../server/ground/async-call-scope.ts';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { extensions, type Extension } from '../../../src/contract/call.ts';
import { callCounter } from '../../../server/core/call-counts.ts';
import { createBackEnd, type BackEnd } from '../../../server/core/back-end.ts';
import type { FileReader } from '../../../server/core/evidence/file-reader.ts';
import type { PasswordHashing } from '../../../server/core/parts.ts';
import { PortalClock } from '../../../server/core/sandbox/portal-clock.ts';
import type { SecurityEvent } from '../../../server/core/identity/security-events.ts';
import { sandboxDesk } from '../../../server/core/sandbox/sandbox-desk.ts';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { sandboxKeys } from '../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../server/core/sandbox/sandbox-phone.ts';
import { SandboxTexts } from '../../../server/core/sandbox/sandbox-texts.ts';
import { SwitchedObjectStore, type StoreFaults } from '../../../server/core/sandbox/switched-object-store.ts';
import { ReadingHeldUp, SwitchedReader, type ReadingFaults } from '../../../server/core/sandbox/switched-reader.ts';
import { StoreUnavailable, type Transaction } from '../../../server/core/store.ts';
import { LightArchiveOpener } from '../../../server/documents/light-archive-opener.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import { nodeCaptchas } from '../../../server/documents/node-captchas.ts';
import { signInPage } from '../../../server/composition/sign-in-page.ts';
import { buildHttpServer } from '../../../server/http/http-server.ts';
import type { HttpParts } from '../../../server/http/http-parts.ts';
import { ServerLog } from '../../../server/http/server-log.ts';
import { demoPassword } from '../../../server/seed/parties/people.ts';
import { seedArrival } from '../../../server/seed/evidence/arrived-package.ts';
import { seedVolume } from '../../../server/seed/volume/seed-volume.ts';
import { fillWithDemoWorld } from '../../../features/support/demo-world.ts';
import { seedWorld } from '../../../server/seed/world.ts';
import { fileWriterOver } from '../../../server/wording/gathering.ts';
import { MemorySpool } from '../../../server/storage/objects/memory-spool.ts';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { LightFileReader } from '../../../server/recognition/light-file-reader.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import { Browser } from './browser.ts';

const openHashing: PasswordHashing = {
  hash: async (password) => `open ${password}`,
  verify: async (password, hash) => hash === `open ${password}`,
};
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Pages/Count 1>>endobj\ntrailer<<>>\n%%EOF');

export interface PortalUnderTest {
  readonly app: FastifyInstance;
  readonly backEnd: BackEnd;
  readonly store: FickleStore;
  readonly clock: PortalClock;
  /** Lines that the server logged. */
  readonly logged: readonly string[];
  /** Events in the security log. */
  readonly securityEvents: readonly SecurityEvent[];
  /** Advances the real time, in milliseconds. */
  wait(milliseconds: number): void;
  /** Makes the store answer as it does while its database is unavailable. */
  loseDatabase(lost: boolean): void;
  browser(): Browser;
  close(): Promise<void>;
}

export interface PortalWish extends Partial<
  Pick<
    HttpParts,
    | 'publicUrl'
    | 'isPlatformHost'
    | 'signInCallsPerMinute'
    | 'signedInCallsPerMinute'
    | 'readiness'
    | 'trustedProxies'
    | 'onAnswered'
    | 'onListenerCount'
    | 'formTargets'
  >
> {
  readonly extensions?: readonly Extension[];
  /** The document reader; by default the one without processes. */
  readonly reader?: FileReader;
  readonly withoutSandbox?: boolean;
  readonly sandboxProxied?: boolean;
  /** Another server on the same database. */
  readonly sharesStoreWith?: PortalUnderTest;
}

/** The whole server without network, disk or database, with the demo world and a small portal. */
export async function portalUnderTest(wish: PortalWish = {}): Promise<PortalUnderTest> {
  const publicUrl = wish.publicUrl ?? 'http://127.0.0.1:8080';
  const store = wish.sharesStoreWith?.store ?? new FickleStore();
  const storeFaults: StoreFaults = { trouble: undefined };
  const objects = new SwitchedObjectStore(new MemoryObjectStore(), storeFaults);
  let waited = 0;
  const clock = new PortalClock(() => Date.now() + waited);
  const logged: string[] = [];
  const log = new ServerLog('info', (line) => void logged.push(line));
  const securityEvents: SecurityEvent[] = [];
  const security = (event: SecurityEvent): void => void securityEvents.push(event);
  const readingFaults: ReadingFaults = { heldUp: false };
  const jobs = new InProcessJobs(
    (fault) => fault instanceof ReadingHeldUp || log.fault('work put aside failed', fault, {}),
  );
  const secret = 'of the tests';
  const phone = new SandboxPhone({ store, clock, secret }, x509Authority);
  const backEnd = createBackEnd({
    jobs,
    fileWriter: fileWriterOver(new MemorySpool()),
    reader: new SwitchedReader(wish.reader ?? new LightFileReader(), readingFaults),
    security,
    store,
    scope: new AsyncCallScope(),
    objects,
    clock,
    secret,
    workbenchUrl: `${publicUrl}/sandbox/v1/workbench`,
    partners: [sandboxPartner(secret)],
    certificates: x509Authority,
    cloudSigning: phone,
    passwords: openHashing,
    inspector: new LightFileInspector(),
    archives: new LightArchiveOpener(),
    captchas: nodeCaptchas,
    texts: new SandboxTexts(store, clock),
    documents: { make: async () => ({ bytes: pdf, mimeType: 'application/pdf' }) },
    extensions: wish.extensions ?? extensions,
    report: (fault, { call, traceId }) => log.fault('call failed', fault, { call, traceId }),
  });
  const seed = async () => seedWorld(store, clock, openHashing);
  if (!wish.sharesStoreWith) await fillWithDemoWorld(store, clock, openHashing);
  const desk = sandboxDesk({
    keys: sandboxKeys({ store, clock, secret }, x509Authority, phone),
    security,
    store,
    objects,
    storeFaults,
    readingFaults,
    workOf: jobs,
    clock,
    backEnd,
    seed,
    fill: async (order) => seedVolume(store, order, clock.now()),
    arrive: async (book) => seedArrival(store, book, clock.now()),
    password: demoPassword,
    notes: { heqinghe: { 'zh-CN': '退回', en: 'returned' } },
    partnerEntryAddress: async (order) => partnerEntryAddress(store, sandboxPartner(secret), order, Date.now()),
    openingAddress: (pkFile) => `${publicUrl}/sandbox/v1/files/${pkFile}`,
  });
  const folder = await fakePortal();
  const app = await buildHttpServer({
    backEnd,
    onAnnounced: (listener) => store.onAnnounced(listener),
    now: () => clock.now(),
    publicUrl,
    isPlatformHost: wish.isPlatformHost,
    filesOrigin: 'http://files.localhost:8081',
    trustedProxies: wish.trustedProxies ?? [],
    sessionSecret: 'of the tests, long enough to be one',
    extensions: wish.extensions ?? extensions,
    version: '1.2.3',
    log,
    security,
    readiness: wish.readiness ?? (async () => ({ database: true, objectStore: true })),
    signedInCallsPerMinute: wish.signedInCallsPerMinute,
    signInCallsPerMinute: wish.signInCallsPerMinute ?? 1000,
    countCall: callCounter(store, clock),
    onAnswered: wish.onAnswered,
    onListenerCount: wish.onListenerCount,
    formTargets: wish.formTargets,
    portal: { folder: join(folder, 'portal'), signInPage },
    sandbox: wish.withoutSandbox
      ? undefined
      : { desk, folder: join(folder, 'sandbox'), allowsForwarded: wish.sandboxProxied ?? false },
  });
  return {
    app,
    backEnd,
    store,
    clock,
    logged,
    securityEvents,
    wait: (milliseconds) => void (waited += milliseconds),
    loseDatabase: (lost) => void (store.lost = lost),
    browser: () => new Browser(app, publicUrl),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A store whose database can be unavailable. */
export class FickleStore extends MemoryStore {
  lost = false;

  override async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    if (this.lost) throw new StoreUnavailable('The database is away');
    return super.transaction(work);
  }
}

async function fakePortal(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fake-portal-'));
  await mkdir(join(folder, 'portal/assets'), { recursive: true });
  await mkdir(join(folder, 'sandbox'));
  const document =
    '<!doctype html><html lang="zh-CN"><head><!--sign-in-style--></head><body><div id="root"><!--sign-in-form--></div></body></html>';
  await mkdir(join(folder, 'portal/.vite'));
  await writeFile(join(folder, 'portal/.vite/manifest.json'), '{"root":"of the build"}');
  await writeFile(join(folder, 'portal/index.html'), document);
  await writeFile(join(folder, 'portal/assets/index-abc.js'), 'plain');
  await writeFile(join(folder, 'portal/assets/index-abc.js.br'), 'as brotli');
  await writeFile(join(folder, 'portal/assets/index-abc.js.gz'), 'as gzip');
  await writeFile(join(folder, 'portal/assets/pdf.worker.min-abc.mjs'), 'worker');
  await writeFile(join(folder, 'sandbox/index.html'), '<title>console</title>');
  return folder;
}
