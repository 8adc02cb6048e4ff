import { rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import type { Parts } from '../parts.ts';
import { ObjectStoreFault, type Clock } from '../ports.ts';
import { rolesNow } from '../identity/people-in-role.ts';
import { isConfinedToOrganisation } from '../identity/confined-users.ts';
import type { DownloadRecord, OtherListOrder, SignedAgreementsOrder } from '../records/evidence.ts';
import { randomToken } from '../secrets.ts';
import { StoreUnavailable, type Store } from '../store.ts';
import { archiveDownload } from './archive-download.ts';
import { listDownload } from './list-download.ts';
import {
  downloadLifetime,
  announceDownload,
  isGatheredByAnotherArea,
  DownloadError,
  type DownloadContent,
  type DownloadRequester,
} from './shared/download-content.ts';

/** Maximum number of unfinished attempts at a task before it counts as failed. */
const maxAttempts = 3;
/** Milliseconds between two progress notes. */
const noteEvery = 1000;

/** The task is gone or another worker does it, so the result is not needed. */
class Abandoned extends Error {}

/**
 * Returns a function that saves a task's progress, at most once a second. It throws for a task that no longer exists.
 */
function progressSaver(
  store: Store,
  clock: Clock,
  task: DownloadRecord,
): (done: number, always?: boolean) => Promise<void> {
  let last = clock.realTime();
  return async (done, always = false) => {
    if (!always && clock.realTime() - last < noteEvery) return;
    last = clock.realTime();
    await store.transaction(async (transaction) => {
      const held = await transaction.downloads.lock(task.id);
      if (held?.state !== 'RUNNING' || held.attempts !== task.attempts) throw new Abandoned();
      await transaction.downloads.save({ ...held, done, total: task.total });
      await announceDownload(transaction, task);
    });
  };
}

/** Gathers the downloads of other areas, which judge by themselves whether a role may have them. */
export interface AreaDownloads {
  protocols(order: SignedAgreementsOrder, gatherer: DownloadRequester): Promise<DownloadContent>;
  list(order: OtherListOrder, gatherer: DownloadRequester): Promise<DownloadContent>;
}

/**
 * Job that gathers a task's files and stores them. A repeated run does nothing, unless the first one crashed. A task
 * that fails is marked with its reason, and may be requested again.
 */
export function downloadWork(parts: Parts, others: AreaDownloads): (id: string) => Promise<void> {
  const { store, objects, clock, fileWriter, report } = parts;

  async function beginTask(
    id: string,
  ): Promise<{ readonly task: DownloadRecord; readonly gatherer: DownloadRequester } | undefined> {
    return store.transaction(async (transaction) => {
      const found = await transaction.downloads.lock(id);
      if (!found || (found.state !== 'WAITING' && found.state !== 'RUNNING')) return undefined;
      const failTask = async (failure: DownloadRecord['failure']): Promise<undefined> => {
        await transaction.downloads.save({ ...found, state: 'FAILED', failure, completedAt: clock.now() });
        await announceDownload(transaction, found);
        return undefined;
      };
      if (found.attempts >= maxAttempts) return failTask('FAULT');
      const user = await transaction.users.find(found.userId);
      // The rights are those of now, and not those at the time of the request.
      const isPermitted =
        user?.pkCorp === found.pkCorp &&
        (await rolesNow(transaction, user, clock.now())).includes(found.role) &&
        (isGatheredByAnotherArea(found.order) ||
          (rolePermission(found.role, 'view').allowed && !(await isConfinedToOrganisation(transaction, user)))) &&
        !(await transaction.companies.find(found.pkCorp))?.deregistered;
      if (!user || !isPermitted) return failTask('NOT_PERMITTED');
      const task: DownloadRecord = { ...found, state: 'RUNNING', attempts: found.attempts + 1, done: 0, total: 0 };
      await transaction.downloads.save(task);
      await announceDownload(transaction, task);
      return { task, gatherer: { user, role: found.role } };
    });
  }

  async function endTask(task: DownloadRecord, change: Partial<DownloadRecord>): Promise<boolean> {
    return store.transaction(async (transaction) => {
      const held = await transaction.downloads.lock(task.id);
      if (held?.state !== 'RUNNING' || held.attempts !== task.attempts) return false;
      await transaction.downloads.save({ ...held, ...change });
      await announceDownload(transaction, task);
      return true;
    });
  }

  async function gatherOrder(order: DownloadRecord['order'], gatherer: DownloadRequester): Promise<DownloadContent> {
    if (order.kind === 'PROTOCOLS') return others.protocols(order, gatherer);
    if (order.kind === 'LIST') return others.list(order, gatherer);
    return order.kind === 'EXPORT' ? listDownload(parts, order, gatherer) : archiveDownload(parts, order, gatherer);
  }

  async function gather(begunTask: DownloadRecord, gatherer: DownloadRequester): Promise<void> {
    const { order } = begunTask;
    const gathered = await gatherOrder(order, gatherer);
    if (gathered.total === 0) throw new DownloadError('NOTHING');
    const task = { ...begunTask, total: gathered.total };
    const saveProgress = progressSaver(store, clock, task);
    await saveProgress(0, true);
    const objectKey = `${randomToken(16)}.${gathered.extension}`;
    await fileWriter.spool.spoolThrough(gathered.bytes(saveProgress), async ({ size, bytes }) => {
      await objects.put(objectKey, { bytes, size, contentType: gathered.contentType });
      const now = clock.now();
      const isKept = await endTask(task, {
        state: 'COMPLETE',
        done: task.total,
        total: task.total,
        objectKey,
        size,
        completedAt: now,
        expiresAt: now + downloadLifetime,
      });
      if (!isKept) await objects.remove(objectKey);
    });
  }

  return async (id) => {
    const work = await beginTask(id);
    if (!work) return;
    try {
      await gather(work.task, work.gatherer);
    } catch (fault) {
      if (fault instanceof Abandoned) return;
      const failure = fault instanceof DownloadError ? fault.because : 'FAULT';
      // An unreachable store or database is an expected failure, and is not reported.
      if (failure === 'FAULT' && !(fault instanceof ObjectStoreFault) && !(fault instanceof StoreUnavailable))
        report(fault, { call: 'gathering', traceId: id });
      await endTask(work.task, { state: 'FAILED', failure, completedAt: clock.now() });
    }
  };
}
