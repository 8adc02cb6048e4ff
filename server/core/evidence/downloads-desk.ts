import type { DownloadTaskWire } from '../../../src/contract/extensions/evidence/download-extensions.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { DownloadRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { beginDownload, putGathering, type DownloadOwner } from './shared/begin-download.ts';
import { keptFor, announceDownload } from './shared/gathered.ts';
import { permittedCaller } from './ownership.ts';
import { pickedQueries } from './picked-packages.ts';

/** How long an address stands, in milliseconds. */
const addressLifetime = 5 * 60_000;
/** Milliseconds after which work that was put is put again, in case that nobody has it any more. */
const putAgainAfter = 20_000;

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
    kind: order.kind === 'EXPORT' ? 'EXPORT' : 'ARCHIVE',
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

/**
 * The tasks with which somebody has sheets and archives gathered (checklist F-069, F-177, N-15). Whatever is another's,
 * or was asked for in another role, answers as if it did not exist.
 */
export function downloadsDesk(
  parts: Parts,
): Desk<
  'downloadTasks' | 'downloadAsked' | 'downloadAddress' | 'downloadRetried' | 'downloadRepeated' | 'downloadRemoved'
> {
  const { store, clock, objects } = parts;
  const putAll = async (records: readonly DownloadRecord[]): Promise<void> => putGathering(parts, records);

  const own = async (transaction: Transaction, context: CallContext, id: string): Promise<DownloadRecord> => {
    const owner = ownerOf(callerOf(context));
    const found = await transaction.downloads.lock(id);
    if (!found || !isOf(found, owner) || found.expiresAt <= clock.now()) throw new Refusal('NOT_FOUND');
    return found;
  };

  const begun = async (order: DownloadRecord['order'], owner: DownloadOwner): Promise<DownloadTaskWire> =>
    taskToWire(await beginDownload(parts, order, owner));

  return {
    downloadTasks: async (_request, context) => {
      const owner = ownerOf(callerOf(context));
      const tasks = await store.transaction(async ({ downloads }) => downloads.of(owner));
      // Work may have been lost on its way: who looks has it put again, which does nothing where somebody has it.
      const late = tasks.filter(({ state, putAt }) => state === 'WAITING' && clock.steady() - putAt >= putAgainAfter);
      await store.transaction(async ({ downloads }) => {
        for (const { id } of late) {
          const held = await downloads.lock(id);
          if (held?.state === 'WAITING') await downloads.save({ ...held, putAt: clock.steady() });
        }
      });
      await putAll(late);
      return tasks.filter(({ expiresAt }) => expiresAt > clock.now()).map(taskToWire);
    },

    downloadAsked: async ({ kind, picked, orderBy = 'createTime', orderType = 'desc', columns = [] }, context) => {
      const caller = permittedCaller(context, 'view');
      // What makes no sense is refused now, and not by a task that fails.
      pickedQueries(picked, caller, clock.now());
      return begun(
        { kind, picked, orderBy, descending: orderType === 'desc', columns, locale: context.locale },
        ownerOf(caller),
      );
    },

    downloadRepeated: async ({ id }, context) => {
      const caller = callerOf(context);
      const { order } = await store.transaction(async (transaction) => own(transaction, context, id));
      if (order.kind !== 'PROTOCOLS') permittedCaller(context, 'view');
      return begun({ ...order, locale: context.locale }, ownerOf(caller));
    },

    downloadAddress: async ({ id }, context) => {
      const found = await store.transaction(async (transaction) => {
        const held = await own(transaction, context, id);
        if (held.state !== 'COMPLETE') throw new Refusal('NOT_FOUND');
        // A user who downloads the file has seen it.
        if (!held.isSeen) await transaction.downloads.save({ ...held, isSeen: true });
        return held;
      });
      return {
        url: await objects.signedAddress(found.objectKey, {
          expiresAt: clock.steady() + addressLifetime,
          downloadName: found.name,
        }),
      };
    },

    downloadRetried: async ({ id }, context) => {
      const again = await store.transaction(async (transaction) => {
        const found = await own(transaction, context, id);
        if (found.state !== 'FAILED') return found;
        const record: DownloadRecord = {
          ...found,
          state: 'WAITING',
          attempts: 0,
          putAt: clock.steady(),
          done: 0,
          total: 0,
          failure: undefined,
          isSeen: false,
          requestedAt: clock.now(),
          expiresAt: clock.now() + keptFor,
        };
        await transaction.downloads.save(record);
        await announceDownload(transaction, record);
        return record;
      });
      if (again.state === 'WAITING') await putAll([again]);
      return taskToWire(again);
    },

    downloadRemoved: async ({ id }, context) => {
      const { objectKey } = await store.transaction(async (transaction) => {
        const found = await own(transaction, context, id);
        await transaction.downloads.remove(id);
        await announceDownload(transaction, found);
        return found;
      });
      // Without its record nobody finds the file any more, even where the store keeps it a while longer.
      if (objectKey !== '') await objects.remove(objectKey);
      return {};
    },
  };
}
