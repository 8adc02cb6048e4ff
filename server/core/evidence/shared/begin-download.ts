import { bookFromWire } from '../../../../src/contract/documented/evidence/book-mapping.ts';
import type { Parts } from '../../parts.ts';
import type { FileNamed, JobOrder } from '../../ports.ts';
import type { DownloadRecord } from '../../records/evidence.ts';
import { Refusal } from '../../refusal.ts';
import { randomToken } from '../../secrets.ts';
import { downloadLifetime, announceDownload } from './download-content.ts';

/** Maximum number of tasks per person and role. */
const maxTasks = 20;

export type DownloadOwner = Pick<DownloadRecord, 'userId' | 'pkCorp' | 'role'>;

/** Queues the jobs of downloads. That does nothing while a worker has one. */
export async function queueDownload({ jobs }: Pick<Parts, 'jobs'>, records: readonly DownloadRecord[]): Promise<void> {
  if (records.length > 0)
    await jobs.put(
      'gathering',
      records.map(({ id, pkCorp }, turn): JobOrder => ({ key: id, owner: pkCorp, turn })),
    );
}

/** Subject by which a file is named. */
function namedBy(order: DownloadRecord['order']): FileNamed {
  if (order.kind === 'PROTOCOLS' || order.kind === 'LIST') return order;
  const { docType, docScene } = order.picked;
  return { kind: order.kind, book: docType === undefined ? undefined : bookFromWire({ docType, docScene }) };
}

/** Creates the download task of a gathering order; refuses with TOO_MANY_DOWNLOADS. */
export async function beginDownload(
  parts: Pick<Parts, 'store' | 'clock' | 'jobs' | 'fileWriter'>,
  order: DownloadRecord['order'],
  owner: DownloadOwner,
): Promise<DownloadRecord> {
  const { store, clock, fileWriter } = parts;
  const now = clock.now();
  const words = await fileWriter.sheetWords(order.locale);
  const record: DownloadRecord = {
    id: `DT-${randomToken(12)}`,
    ...owner,
    order,
    name: words.fileName(namedBy(order), now),
    requestedAt: now,
    state: 'WAITING',
    attempts: 0,
    putAt: clock.realTime(),
    done: 0,
    total: 0,
    objectKey: '',
    size: 0,
    completedAt: undefined,
    expiresAt: now + downloadLifetime,
    failure: undefined,
    isSeen: false,
  };
  await store.transaction(async (transaction) => {
    // The lock serializes concurrent requests, so that the count is right.
    await transaction.users.lock(record.userId);
    if ((await transaction.downloads.of(record)).filter(({ expiresAt }) => expiresAt > now).length >= maxTasks)
      throw new Refusal('TOO_MANY_DOWNLOADS', { most: maxTasks });
    await transaction.downloads.save(record);
    await announceDownload(transaction, record);
  });
  await queueDownload(parts, [record]);
  return record;
}
