import { lastEffectiveSubmission } from '../../../src/domain/evidence/materials/progress.ts';
import { withdrawalTransition } from '../../../src/domain/evidence/materials/withdrawal.ts';
import type { Caller } from '../context.ts';
import type { PackageRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { handlerOf } from '../identity/people-in-role.ts';
import type { Transaction } from '../store.ts';
import { logAction } from './log.ts';

/**
 * Withdraws a submission. Its documents do not change, the caller becomes its handler, and it no longer counts as
 * submitted. Refuses with NOT_IN_THIS_STATE once the platform has begun its review.
 */
export async function withdrawPackage(
  transaction: Transaction,
  caller: Caller,
  record: PackageRecord,
  now: number,
): Promise<PackageRecord> {
  const log = await transaction.log.ofPackage(record.docDatumId);
  const moved = withdrawalTransition(record, log);
  if (!moved.allowed) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
  const before = lastEffectiveSubmission([...log, { action: 'withdrawn' as const, at: now, actorName: '' }]);
  const back: PackageRecord = {
    ...record,
    state: moved.to,
    dataVersion: record.dataVersion + 1,
    stateSince: now,
    ...handlerOf(caller),
    submittedAt: before?.at,
    submittedByName: before?.actorName ?? '',
    submittedTotals: moved.to === 'PREPARE' ? undefined : record.submittedTotals,
  };
  await transaction.packages.save(back);
  await logAction(transaction, back, caller, 'withdrawn', now);
  return back;
}
