import type { PgBoss, Queue } from 'pg-boss';
import { jobNames, type JobName } from '../core/ports.ts';

/** The schema of its own in which work is kept. */
export const jobSchema = 'portal_jobs';

const connections = 4;
/** Times that a database which does not answer is asked again, up to half a minute apart: a day and more. */
const attempts = 4_000;
/** Seconds after which looking after the queues is due again, such as finding work whose server is gone. */
const lookedAfterEvery = 10;

/**
 * One key is put once, until its work is done. What a server has in hand it says every few seconds; what takes longer
 * than it may has gone wrong.
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
 * Seconds within which a piece of work is done; an optical look at three pages ends by itself after a minute and a
 * half, gathering goes through thousands of files.
 */
const longest: Readonly<Record<JobName, number>> = {
  reading: 120,
  'optical-reading': 120,
  gathering: 3600,
  'ticket-mail': 60,
  'platform-step': 60,
};

/**
 * The queues of a database, with their tables made where they are not there yet; tried again while it cannot be had,
 * until that is ended: then undefined. The library is only loaded here, so that no start waits for it.
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
