import type { PgBoss, Queue } from 'pg-boss';
import { jobNames, type JobName } from '../core/ports.ts';

/** The separate schema of the job queue. */
export const jobSchema = 'portal_jobs';

const connections = 4;
/** Number of attempts to reach the database, up to half a minute apart: more than a day in all. */
const attempts = 4_000;
/** Seconds between maintenance runs of the queues, which find jobs whose server has crashed. */
const lookedAfterEvery = 10;

/**
 * A key is queued once, until its job is done. A server sends a heartbeat for each running job every few seconds; a job
 * that exceeds its time limit counts as failed.
 */
const terms: Omit<Queue, 'name'> = {
  policy: 'exclusive',
  heartbeatSeconds: 15,
  retryLimit: 30,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  retentionSeconds: 7 * 86_400,
  deleteAfterSeconds: 86_400,
};

/**
 * Time limit of a job in seconds. Optical recognition of three pages stops by itself after a minute and a half;
 * gathering may process thousands of files.
 */
const longest: Readonly<Record<JobName, number>> = {
  reading: 120,
  'optical-reading': 120,
  gathering: 3600,
  'ticket-mail': 60,
  'platform-step': 60,
};

/**
 * Opens the queues of a database, and creates their tables where they do not exist. Retries while the database is
 * unavailable, until the signal aborts: then undefined. The library is loaded here, so that the start does not wait for
 * it.
 */
export async function startedBoss(
  connectionString: string,
  report: (fault: unknown) => void,
  { signal }: Pick<AbortController, 'signal'>,
): Promise<PgBoss | undefined> {
  const { PgBoss: Boss } = await import('pg-boss');
  if (signal.aborted) return undefined;
  const boss = new Boss({
    connectionString,
    schema: jobSchema,
    max: connections,
    application_name: 'portal jobs',
    connectionTimeoutMillis: 5_000,
    superviseIntervalSeconds: lookedAfterEvery,
    monitorIntervalSeconds: lookedAfterEvery,
    schedule: false,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', report);
  const ended = (): void => void boss.stop({ graceful: false }).catch(report);
  signal.addEventListener('abort', ended, { once: true });
  try {
    await boss.start({ attempts });
    for (const name of jobNames) await boss.createQueue(name, { ...terms, expireInSeconds: longest[name] });
    return boss;
  } catch (fault) {
    if (signal.aborted) return undefined;
    await boss.stop({ graceful: false }).catch(report);
    throw fault;
  } finally {
    signal.removeEventListener('abort', ended);
  }
}
