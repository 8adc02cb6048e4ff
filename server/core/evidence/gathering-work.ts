import { rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import type { Parts } from '../parts.ts';
import { ObjectStoreFault, type Clock } from '../ports.ts';
import { rolesNow } from '../identity/acting.ts';
import type { DownloadRecord, ProtocolsOrder } from '../records/evidence.ts';
import { randomToken } from '../secrets.ts';
import { StoreUnavailable, type Store } from '../store.ts';
import { gatherArchive } from './gather-archive.ts';
import { gatherRows } from './gather-rows.ts';
import { keptFor, announceDownload, NotGathered, type Gathered, type Gatherer } from './shared/gathered.ts';

/** Maximum number of unfinished attempts at a task before it counts as failed. */
const mostAttempts = 3;
/** Milliseconds between two progress notes. */
const noteEvery = 1000;

/** The task is gone or another worker does it, so the result is not needed. */
class Abandoned extends Error {}

/** Notes how far a task is, once a second at most, and stops the work of one that is no more. */
function noting(store: Store, clock: Clock, task: DownloadRecord): (done: number, always?: boolean) => Promise<void> {
  let last = clock.steady();
  return async (done, always = false) => {
    if (!always && clock.steady() - last < noteEvery) return;
    last = clock.steady();
    await store.transaction(async (transaction) => {
      const held = await transaction.downloads.lock(task.id);
      if (held?.state !== 'RUNNING' || held.attempts !== task.attempts) throw new Abandoned();
      await transaction.downloads.save({ ...held, done, total: task.total });
      await announceDownload(transaction, task);
    });
  };
}

/** What gathers what of other rooms is to be taken home. */
export type OtherGathering = (order: ProtocolsOrder, gatherer: Gatherer) => Promise<Gathered>;

/**
 * Gathers what a task asks for and keeps it. Repeated, it does nothing, unless the first attempt crashed. A task that
 * cannot be done is marked with its reason, and may be requested again.
 */
export function gatheringWork(parts: Parts, protocols: OtherGathering): (id: string) => Promise<void> {
  const { store, objects, clock, gathering, report } = parts;

  async function begun(
    id: string,
  ): Promise<{ readonly task: DownloadRecord; readonly gatherer: Gatherer } | undefined> {
    return store.transaction(async (transaction) => {
      const found = await transaction.downloads.lock(id);
      if (!found || (found.state !== 'WAITING' && found.state !== 'RUNNING')) return undefined;
      const failed = async (failure: DownloadRecord['failure']): Promise<undefined> => {
        await transaction.downloads.save({ ...found, state: 'FAILED', failure, completedAt: clock.now() });
        await announceDownload(transaction, found);
        return undefined;
      };
      if (found.attempts >= mostAttempts) return failed('FAULT');
      const user = await transaction.users.find(found.userId);
      // What one may see is asked of now, and not of when it was asked for.
      const isStill =
        user?.pkCorp === found.pkCorp &&
        (await rolesNow(transaction, user, clock.now())).includes(found.role) &&
        (found.order.kind === 'PROTOCOLS' || rolePermission(found.role, 'view').allowed) &&
        !(await transaction.companies.find(found.pkCorp))?.deregistered;
      if (!user || !isStill) return failed('NOT_PERMITTED');
      const task: DownloadRecord = { ...found, state: 'RUNNING', attempts: found.attempts + 1, done: 0, total: 0 };
      await transaction.downloads.save(task);
      await announceDownload(transaction, task);
      return { task, gatherer: { user, role: found.role } };
    });
  }

  async function ended(task: DownloadRecord, change: Partial<DownloadRecord>): Promise<boolean> {
    return store.transaction(async (transaction) => {
      const held = await transaction.downloads.lock(task.id);
      if (held?.state !== 'RUNNING' || held.attempts !== task.attempts) return false;
      await transaction.downloads.save({ ...held, ...change });
      await announceDownload(transaction, task);
      return true;
    });
  }

  async function gather(begunTask: DownloadRecord, gatherer: Gatherer): Promise<void> {
    const { order } = begunTask;
    const gathered = await (order.kind === 'PROTOCOLS'
      ? protocols(order, gatherer)
      : order.kind === 'EXPORT'
        ? gatherRows(parts, order, gatherer)
        : gatherArchive(parts, order, gatherer));
    if (gathered.total === 0) throw new NotGathered('NOTHING');
    const task = { ...begunTask, total: gathered.total };
    const note = noting(store, clock, task);
    await note(0, true);
    const objectKey = `${randomToken(16)}.${gathered.extension}`;
    await gathering.spool.held(gathered.bytes(note), async ({ size, bytes }) => {
      await objects.put(objectKey, { bytes, size, contentType: gathered.contentType });
      const now = clock.now();
      const isKept = await ended(task, {
        state: 'COMPLETE',
        done: task.total,
        total: task.total,
        objectKey,
        size,
        completedAt: now,
        expiresAt: now + keptFor,
      });
      if (!isKept) await objects.remove(objectKey);
    });
  }

  return async (id) => {
    const work = await begun(id);
    if (!work) return;
    try {
      await gather(work.task, work.gatherer);
    } catch (fault) {
      if (fault instanceof Abandoned) return;
      const because = fault instanceof NotGathered ? fault.because : 'FAULT';
      // An unreachable store or database is an expected failure, and is not reported.
      if (because === 'FAULT' && !(fault instanceof ObjectStoreFault) && !(fault instanceof StoreUnavailable))
        report(fault, { call: 'gathering', traceId: id });
      await ended(work.task, { state: 'FAILED', failure: because, completedAt: clock.now() });
    }
  };
}
