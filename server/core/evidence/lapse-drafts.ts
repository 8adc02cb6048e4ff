import { hasLapsed, lapseThreshold, lapsesOn } from '../../../src/domain/evidence/materials/draft-lapse.ts';
import { transition } from '../../../src/domain/evidence/materials/package-machine.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { recordLogLine } from './log.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { Store, Transaction } from '../store.ts';

const isDraft = ({ state }: Pick<PackageRecord, 'state'>): boolean => transition(state, 'lapse').allowed;

/** Last day of each draft among the packages, by package number. */
export async function lapseDays(
  transaction: Transaction,
  records: readonly PackageRecord[],
): Promise<ReadonlyMap<string, PlainDate>> {
  const drafts = records.filter(isDraft);
  if (drafts.length === 0) return new Map();
  const worked = await transaction.log.latestOf(drafts.map((record) => record.docDatumId));
  return new Map(
    drafts.map((record) => [record.docDatumId, lapsesOn(worked.get(record.docDatumId) ?? record.createdAt)]),
  );
}

async function lapse(transaction: Transaction, docDatumId: string, now: number): Promise<void> {
  const record = await transaction.packages.lock(docDatumId);
  const worked = (await transaction.log.latestOf([docDatumId])).get(docDatumId);
  // A user may have worked on it since the query.
  if (!record || !isDraft(record) || !hasLapsed(worked ?? record.createdAt, now)) return;
  const lapsed: PackageRecord = { ...record, state: 'INVALID', dataVersion: record.dataVersion + 1, stateSince: now };
  await transaction.packages.save(lapsed);
  await recordLogLine(transaction, lapsed, {
    docDatumId,
    at: now,
    action: 'lapsed',
    actorId: 'system',
    actorName: '',
    side: 'SYSTEM',
    detail: '',
    docFileId: undefined,
    returned: [],
    corrected: [],
    dataVersion: lapsed.dataVersion,
  });
}

/**
 * Invalidates drafts on which nobody worked for too long, which frees their receivables. `now` is the portal's time, in
 * milliseconds.
 */
export async function lapseDrafts(store: Store, now: number): Promise<void> {
  const drafts = await store.transaction(async (transaction) =>
    transaction.packages.idleSince('PREPARE', lapseThreshold(now)),
  );
  for (const docDatumId of drafts) await store.transaction(async (transaction) => lapse(transaction, docDatumId, now));
}
