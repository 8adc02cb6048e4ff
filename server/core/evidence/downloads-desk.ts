import type { DownloadTaskWire } from '../../../src/contract/extensions/evidence/download-extensions.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { DownloadRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { beginDownload, queueDownload, type DownloadOwner } from './shared/begin-download.ts';
import { announceDownload, downloadLifetime, isGatheredByAnotherArea } from './shared/download-content.ts';
import { permittedCaller } from './ownership.ts';
import { pickedQueries } from './picked-packages.ts';

/** Validity of an address, in milliseconds. */
const addressLifetime = 5 * 60_000;
/** Milliseconds after which a waiting job is queued again, in case no worker has it any more. */
const requeueAfter = 20_000;

const ownerOf = ({ user, role }: Caller): DownloadOwner => ({ userId: user.userId, pkCorp: user.pkCorp, role });
const isOf = (record: DownloadRecord, owner: DownloadOwner): boolean =>
  record.userId === owner.userId && record.pkCorp === owner.pkCorp && record.role === owner.role;

function taskToWire({
  id,
  order,
  name,
  state,
  requestedAt,
  size,
  done,
  total,
  completedAt,
  expiresAt,
  failure,
}: DownloadRecord): DownloadTaskWire {
  return {
    id,
    kind: order.kind === 'EXPORT' || order.kind === 'LIST' ? 'EXPORT' : 'ARCHIVE',
    name,
    state,
    requestTime: requestedAt,
    done,
    total,
    failure: failure ?? null,
    completeTime: completedAt ?? null,
    ...(state === 'COMPLETE' ? { size, expireTime: expiresAt } : {}),
  };
}

/** Functions that the calls on a user's download tasks share. */
function downloadBook(parts: Parts) {
  const { clock } = parts;

  const queueAll = async (records: readonly DownloadRecord[]): Promise<void> => queueDownload(parts, records);

  const lockOwn = async (transaction: Transaction, context: CallContext, id: string): Promise<DownloadRecord> => {
    const owner = ownerOf(callerOf(context));
    const found = await transaction.downloads.lock(id);
    if (!found || !isOf(found, owner) || found.expiresAt <= clock.now()) throw new Refusal('NOT_FOUND');
    return found;
  };

  return { queueAll, lockOwn };
}

type DownloadBook = ReturnType<typeof downloadBook>;

/** Requesting a download, repeating one, and retrying a failed one. */
function downloadRequests(
  parts: Parts,
  { lockOwn, queueAll }: DownloadBook,
): Desk<'requestDownload' | 'repeatDownload' | 'retryDownload'> {
  const { store, clock } = parts;

  const startDownload = async (order: DownloadRecord['order'], owner: DownloadOwner): Promise<DownloadTaskWire> =>
    taskToWire(await beginDownload(parts, order, owner));

  return {
    requestDownload: async ({ kind, picked, orderBy = 'createTime', orderType = 'desc', columns = [] }, context) => {
      const caller = permittedCaller(context, 'view');
      // Contradictory conditions are refused now, and not later by a failed task.
      pickedQueries(picked, caller, clock.now());
      return startDownload(
        { kind, picked, orderBy, descending: orderType === 'desc', columns, locale: context.locale },
        ownerOf(caller),
      );
    },

    repeatDownload: async ({ id }, context) => {
      const caller = callerOf(context);
      const { order } = await store.transaction(async (transaction) => lockOwn(transaction, context, id));
      if (!isGatheredByAnotherArea(order)) permittedCaller(context, 'view');
      return startDownload({ ...order, locale: context.locale }, ownerOf(caller));
    },

    retryDownload: async ({ id }, context) => {
      const again = await store.transaction(async (transaction) => {
        const found = await lockOwn(transaction, context, id);
        if (found.state !== 'FAILED') return found;
        const record: DownloadRecord = {
          ...found,
          state: 'WAITING',
          attempts: 0,
          putAt: clock.realTime(),
          done: 0,
          total: 0,
          failure: undefined,
          isSeen: false,
          requestedAt: clock.now(),
          expiresAt: clock.now() + downloadLifetime,
        };
        await transaction.downloads.save(record);
        await announceDownload(transaction, record);
        return record;
      });
      if (again.state === 'WAITING') await queueAll([again]);
      return taskToWire(again);
    },
  };
}

/** Listing, opening and removing downloads. */
function downloadList(
  { store, clock, objects }: Parts,
  { queueAll, lockOwn }: DownloadBook,
): Desk<'downloadTasks' | 'downloadAddress' | 'removeDownload'> {
  return {
    downloadTasks: async (_request, context) => {
      const owner = ownerOf(callerOf(context));
      const tasks = await store.transaction(async ({ downloads }) => downloads.of(owner));
      // A job may have been lost, so looking at the list queues it again. That does nothing while a worker has it.
      const late = tasks.filter(({ state, putAt }) => state === 'WAITING' && clock.realTime() - putAt >= requeueAfter);
      await store.transaction(async ({ downloads }) => {
        for (const { id } of late) {
          const held = await downloads.lock(id);
          if (held?.state === 'WAITING') await downloads.save({ ...held, putAt: clock.realTime() });
        }
      });
      await queueAll(late);
      return tasks.filter(({ expiresAt }) => expiresAt > clock.now()).map(taskToWire);
    },

    downloadAddress: async ({ id }, context) => {
      const found = await store.transaction(async (transaction) => {
        const held = await lockOwn(transaction, context, id);
        if (held.state !== 'COMPLETE') throw new Refusal('NOT_FOUND');
        // Packages may have been closed to the user since the file was made.
        if (!isGatheredByAnotherArea(held.order)) permittedCaller(context, 'view');
        // A user who downloads the file has seen it.
        if (!held.isSeen) await transaction.downloads.save({ ...held, isSeen: true });
        return held;
      });
      return {
        url: await objects.signedAddress(found.objectKey, {
          expiresAt: clock.realTime() + addressLifetime,
          downloadName: found.name,
        }),
      };
    },

    removeDownload: async ({ id }, context) => {
      const { objectKey } = await store.transaction(async (transaction) => {
        const found = await lockOwn(transaction, context, id);
        await transaction.downloads.remove(id);
        await announceDownload(transaction, found);
        return found;
      });
      // Without its record the file cannot be found, even if the store keeps it a while longer.
      if (objectKey !== '') await objects.remove(objectKey);
      return {};
    },
  };
}

/**
 * Download tasks of sheets and archives (checklist F-069, F-177, N-15). A task of another user, or of another role of
 * the caller, is answered as if it did not exist.
 */
export function downloadsDesk(
  parts: Parts,
): Desk<
  'downloadTasks' | 'requestDownload' | 'downloadAddress' | 'retryDownload' | 'repeatDownload' | 'removeDownload'
> {
  const book = downloadBook(parts);
  return {
    ...downloadRequests(parts, book),
    ...downloadList(parts, book),
  };
}
