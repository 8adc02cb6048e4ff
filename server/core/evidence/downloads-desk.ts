import { bookFromWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import type { DownloadTaskWire } from '../../../src/contract/extensions/evidence/download-extensions.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { JobOrder } from '../ports.ts';
import type { DownloadRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { keptFor } from './gathered.ts';
import { permitted } from './ownership.ts';
import { pickedQueries } from './picked-packages.ts';

/** Of one person in one role. */
const mostTasks = 20;
/** How long an address stands, in milliseconds. */
const addressLifetime = 5 * 60_000;
/** Milliseconds after which work that was put is put again, in case that nobody has it any more. */
const putAgainAfter = 20_000;

type Owner = Pick<DownloadRecord, 'userId' | 'pkCorp' | 'role'>;

const ownerOf = ({ user, role }: Caller): Owner => ({ userId: user.userId, pkCorp: user.pkCorp, role });
const isOf = (record: DownloadRecord, owner: Owner): boolean => record.userId === owner.userId && record.pkCorp === owner.pkCorp && record.role === owner.role;

function taskToWire({ id, order, name, state, requestedAt, size, done, total, completedAt, expiresAt, failure }: DownloadRecord): DownloadTaskWire {
  return { id, kind: order.kind, name, state, requestTime: requestedAt, done, total, failure: failure ?? null, completeTime: completedAt ?? null, ...(state === 'COMPLETE' ? { size, expireTime: expiresAt } : {}) };
}

/** The tasks with which somebody has sheets and archives gathered (checklist F-069, F-177, N-15). Whatever is another's, or was asked for in another role, answers as if it did not exist. */
export function downloadsDesk({ store, clock, jobs, objects, gathering }: Parts): Desk<'downloadTasks' | 'downloadAsked' | 'downloadAddress' | 'downloadRetried' | 'downloadRepeated' | 'downloadRemoved'> {
  const putAll = async (records: readonly DownloadRecord[]): Promise<void> => {
    if (records.length > 0) await jobs.put('gathering', records.map(({ id, pkCorp }, turn): JobOrder => ({ key: id, owner: pkCorp, turn })));
  };

  const own = async (transaction: Transaction, context: CallContext, id: string): Promise<DownloadRecord> => {
    const owner = ownerOf(permitted(context, 'view'));
    const found = await transaction.downloads.lock(id);
    if (!found || !isOf(found, owner) || found.expiresAt <= clock.now()) throw new Refusal('NOT_FOUND');
    return found;
  };

  /** A task of its own for what is to be gathered; refuses with TOO_MANY_DOWNLOADS. */
  const begun = async (order: DownloadRecord['order'], owner: Owner): Promise<DownloadTaskWire> => {
    const { picked } = order;
    const now = clock.now();
    const book = picked.docType === undefined ? undefined : bookFromWire({ docType: picked.docType, docScene: picked.docScene });
    const words = await gathering.words(order.locale);
    const record: DownloadRecord = {
      id: `DT-${randomToken(12)}`, ...owner, order, name: words.fileName(order.kind, book, now),
      requestedAt: now, state: 'WAITING', attempts: 0, putAt: clock.steady(), done: 0, total: 0, objectKey: '', size: 0, completedAt: undefined, expiresAt: now + keptFor, failure: undefined,
    };
    await store.transaction(async ({ users, downloads }) => {
      // Two that come at once are counted one after the other.
      await users.lock(record.userId);
      if ((await downloads.of(record)).filter(({ expiresAt }) => expiresAt > now).length >= mostTasks) throw new Refusal('TOO_MANY_DOWNLOADS', { most: mostTasks });
      await downloads.save(record);
    });
    await putAll([record]);
    return taskToWire(record);
  };

  return {
    downloadTasks: async (_request, context) => {
      const owner = ownerOf(permitted(context, 'view'));
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
      const caller = permitted(context, 'view');
      // What makes no sense is refused now, and not by a task that fails.
      pickedQueries(picked, caller, clock.now());
      return begun({ kind, picked, orderBy, descending: orderType === 'desc', columns, locale: context.locale }, ownerOf(caller));
    },

    downloadRepeated: async ({ id }, context) => {
      const caller = permitted(context, 'view');
      const { order } = await store.transaction(async (transaction) => own(transaction, context, id));
      return begun({ ...order, locale: context.locale }, ownerOf(caller));
    },

    downloadAddress: async ({ id }, context) => {
      const found = await store.transaction(async (transaction) => own(transaction, context, id));
      if (found.state !== 'COMPLETE') throw new Refusal('NOT_FOUND');
      return { url: await objects.signedAddress(found.objectKey, { expiresAt: clock.steady() + addressLifetime, downloadName: found.name }) };
    },

    downloadRetried: async ({ id }, context) => {
      const again = await store.transaction(async (transaction) => {
        const found = await own(transaction, context, id);
        if (found.state !== 'FAILED') return found;
        const record: DownloadRecord = { ...found, state: 'WAITING', attempts: 0, putAt: clock.steady(), done: 0, total: 0, failure: undefined, requestedAt: clock.now(), expiresAt: clock.now() + keptFor };
        await transaction.downloads.save(record);
        return record;
      });
      if (again.state === 'WAITING') await putAll([again]);
      return taskToWire(again);
    },

    downloadRemoved: async ({ id }, context) => {
      const { objectKey } = await store.transaction(async (transaction) => {
        const found = await own(transaction, context, id);
        await transaction.downloads.remove(id);
        return found;
      });
      // Without its record nobody finds the file any more, even where the store keeps it a while longer.
      if (objectKey !== '') await objects.remove(objectKey);
      return {};
    },
  };
}
