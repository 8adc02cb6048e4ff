import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { platformHosts } from './platform-hosts.ts';
import { callCounter } from '../core/call-counts.ts';
import { applyPlatforms } from '../core/shell/platform-administration.ts';
import { ReadingHeldUp } from '../core/sandbox/switched-reader.ts';
import { type SandboxDesk } from '../core/sandbox/sandbox-desk.ts';
import { openDataFolder } from '../ground/data-folder.ts';
import { explainFullDisk } from '../ground/full-disk.ts';
import { platformFile } from '../ground/platform-file.ts';
import { assertPortsFree, explainListenError } from '../ground/ports.ts';
import type { Progress } from '../ground/progress.ts';
import { openSecurityLog } from '../ground/security-log.ts';
import type { Settings } from '../ground/settings.ts';
import { buildHttpServer } from '../http/http-server.ts';
import { ServerLog, type LogLevel } from '../http/server-log.ts';
import { openDatabase } from './database.ts';
import { clockReadiness } from './clock-readiness.ts';
import { startHousekeeping } from './housekeeping.ts';
import { runPeriodically } from './run-periodically.ts';
import { cachedLookup } from './cached-lookup.ts';
import { textCapUses } from '../core/identity/text-allowance.ts';
import { LedgerContradiction, readLastLedgerCheck, createLedgerCheck } from '../core/trade/ledger-check.ts';
import { openOps } from './open-ops.ts';
import { openObjectStorage } from './object-storage.ts';
import { seedProduction } from './production-seed.ts';
import { serverParts } from './server-parts.ts';
import { signInPage } from './sign-in-page.ts';
import { OpenedResources } from './opened-resources.ts';

export interface ServerOptions {
  readonly logLevel: LogLevel;
  readonly version: string;
  /** Folders of the built portal and of the sandbox's built console; undefined for none. */
  readonly portalFolder: string | undefined;
  readonly sandboxFolder: string | undefined;
  /** Sign-in calls allowed per client address and minute, for each kind of call. */
  readonly signInCallsPerMinute?: number;
}

export interface RunningServer {
  /** Address at which browsers reach it. */
  readonly address: string;
  readonly sandbox: SandboxDesk | undefined;
  /** Waits for running requests, then stops all parts, the database last. */
  stop(): Promise<void>;
}

const finishWithin = 10_000;
// Milliseconds of caching: each readiness check writes an object, and anybody may request one.
const readinessKept = 1000;

/**
 * Starts all parts that the settings name. Throws `StartupRefusal` for a part that cannot be started, and stops those
 * already started.
 */
export async function startServer(
  settings: Settings,
  progress: Progress,
  options: ServerOptions,
): Promise<RunningServer> {
  const resources = new OpenedResources();
  try {
    const sandbox = await startAll(settings, progress, options, resources);
    return { address: settings.publicUrl, sandbox, stop: async () => resources.close() };
  } catch (failure) {
    await resources.close().catch(() => undefined);
    throw explainFullDisk(failure, settings.dataDir);
  }
}

async function startAll(
  settings: Settings,
  progress: Progress,
  options: ServerOptions,
  resources: OpenedResources,
): Promise<SandboxDesk | undefined> {
  const log = new ServerLog(options.logLevel);
  const folder = await openDataFolder(settings.dataDir);
  resources.add(async () => folder.release());
  const { objectStore } = settings;
  await assertPortsFree([
    { setting: 'PORT', host: settings.host, port: settings.port },
    ...(settings.ops ? [{ setting: 'OPS_PORT', host: settings.ops.host, port: settings.ops.port }] : []),
    ...(objectStore.kind === 'built-in'
      ? [{ setting: 'OBJECT_STORE_PORT', host: '127.0.0.1', port: objectStore.port }]
      : []),
  ]);

  // Read before anything is opened, because a mistake in the file stops the start and applies none of it.
  const platforms =
    settings.platformsFile === undefined ? [] : await platformFile(settings.platformsFile, 'PLATFORMS_FILE');
  const database = await progress.step('Database', async () =>
    openDatabase(settings, folder, {
      failed: (fault) => log.fault('database restart failed', fault, {}),
      // The sandbox holds up readings on purpose; that is not a fault.
      workFailed: (fault) => fault instanceof ReadingHeldUp || log.fault('work put aside failed', fault, {}),
    }),
  );
  resources.add(async () => database.stop());
  const storage = await progress.step('Object store', async () =>
    openObjectStorage(settings, folder, (fault) => log.fault('object store failed', fault, {})),
  );
  resources.add(async () => storage.stop());

  const security = await openSecurityLog(settings.securityLog ?? join(folder.path, 'security.log'), (fault) =>
    log.fault('security log failed', fault, {}),
  );
  resources.add(async () => security.close());
  const { store, jobs } = database;
  const secret = settings.sessionSecret ?? folder.secrets.session;
  const { clock, documents, extensions, backEnd, seed, sandbox, workbenchUrl } = serverParts(
    settings,
    { secret, arriving: folder.arriving },
    { store, within: storage.objects, jobs },
    log,
    security.write,
  );
  resources.add(() => documents.stop());
  resources.add(async () => jobs.stop());
  await progress.step('Tables and first data', async () => {
    await store.prepare();
    await store.runExclusively('first data', settings.production ? async () => seedProduction(store) : seed);
    if (platforms.length > 0) await applyPlatforms(store, platforms);
    await sandbox?.follow();
  });
  resources.add(
    startHousekeeping(store, storage.objects, clock, (fault) => log.fault('housekeeping failed', fault, {})),
  );
  if (sandbox)
    resources.add(
      runPeriodically(
        5000,
        async () => sandbox.machines.look(),
        (fault) => log.fault('the machines failed', fault, {}),
      ),
    );
  resources.add(
    runPeriodically(
      30_000,
      async () => backEnd.maintainCertificates(),
      (fault) => log.fault('caring for certificates failed', fault, {}),
    ),
  );
  resources.add(
    runPeriodically(
      30_000,
      async () => backEnd.maintainPapers(),
      (fault) => log.fault('caring for papers failed', fault, {}),
    ),
  );
  resources.add(
    runPeriodically(
      30_000,
      async () => backEnd.maintainDelegations(),
      (fault) => log.fault('caring for delegations failed', fault, {}),
    ),
  );
  resources.add(
    runPeriodically(
      30_000,
      async () => backEnd.maintainTrade(),
      (fault) => log.fault('caring for the trade failed', fault, {}),
    ),
  );
  const checkLedger = createLedgerCheck({ store, clock });
  resources.add(
    runPeriodically(
      5 * 60_000,
      async () => {
        for (const each of (await checkLedger())?.first ?? [])
          log.fault('the ledger contradicts itself', new LedgerContradiction(each), {});
      },
      (fault) => log.fault('comparing the ledger failed', fault, {}),
    ),
  );
  resources.add(
    runPeriodically(
      30_000,
      async () => backEnd.sendAlerts(),
      (fault) => log.fault('sending messages to telephones failed', fault, {}),
    ),
  );

  // The server itself does not terminate TLS: without a trusted proxy, all clients share the proxy's address.
  if (settings.publicUrl.startsWith('https:') && settings.trustedProxies.length === 0)
    log.warn('no proxy is trusted: every visitor counts as one source', {});
  const { portalFolder, sandboxFolder } = options;
  const readiness = cachedLookup(
    readinessKept,
    async () => ({
      database: await store.isReady(),
      objectStore: await storage.readiness(),
      clock: clockReadiness(await store.clockDifference()),
    }),
    () => clock.realTime(),
  );
  const figures =
    settings.ops &&
    (await openOps(
      settings.ops,
      {
        jobs: async () => jobs.counts(),
        readiness,
        version: options.version,
        dataDir: folder.path,
        ledger: async () => store.transaction(readLastLedgerCheck),
        textCaps: async () => store.transaction(async (transaction) => textCapUses(transaction, clock.realTime())),
      },
      resources,
    ));
  const app = await buildHttpServer({
    backEnd,
    onAnnounced: (listener) => store.onAnnounced(listener),
    now: () => clock.now(),
    extensions,
    log,
    security: security.write,
    version: options.version,
    publicUrl: settings.publicUrl,
    isPlatformHost: platformHosts(store, () => clock.realTime()),
    filesOrigin: objectStore.publicAddress,
    formTargets: workbenchUrl === undefined ? [] : [new URL(workbenchUrl).origin],
    trustedProxies: settings.trustedProxies,
    sessionSecret: secret,
    signInCallsPerMinute: options.signInCallsPerMinute ?? 300,
    signedInCallsPerMinute: 6_000,
    countCall: callCounter(store, clock),
    readiness,
    onAnswered: figures && ((call) => figures.answered(call)),
    onListenerCount: figures && ((count) => figures.listening(count)),
    portal: portalFolder === undefined ? undefined : { folder: portalFolder, signInPage },
    // Checked only now, because the first start has just built it.
    sandbox: sandbox && {
      desk: sandbox,
      folder: sandboxFolder !== undefined && existsSync(join(sandboxFolder, 'index.html')) ? sandboxFolder : undefined,
      allowsForwarded: settings.sandboxProxied,
    },
  });
  resources.add(async () => finish(app));
  await app.listen({ host: settings.host, port: settings.port }).catch((failure: unknown) => {
    throw explainListenError(failure, { setting: 'PORT', host: settings.host, port: settings.port });
  });
  void database.startJobs();
  return sandbox;
}

/** Closes remaining connections after a deadline; otherwise a stop would last as long as the slowest client. */
async function finish(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), finishWithin);
  await app.close();
  clearTimeout(deadline);
}
