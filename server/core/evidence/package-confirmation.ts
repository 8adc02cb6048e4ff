import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import { transition } from '../../../src/domain/evidence/materials/package-machine.ts';
import { submitCheck } from '../../../src/domain/evidence/materials/submit-check.ts';
import { materialTotals } from '../../../src/domain/evidence/materials/totals.ts';
import type { Caller } from '../context.ts';
import { checkRestrictions } from './business-restrictions.ts';
import { filesOf } from './item-content.ts';
import { logAction } from './log.ts';
import { checkOriginals } from './original-invoices.ts';
import { packageMaterials } from './material-model.ts';
import type { ItemRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

export interface SeenItem {
  readonly docFileId: string;
  readonly revision: number;
}

/** Refuses with DATA_VERSION_STALE a package that has changed since the caller saw it. */
export function checkDataVersion(record: PackageRecord, seen: number): void {
  if (record.dataVersion !== seen)
    throw new Refusal('DATA_VERSION_STALE', {
      current: record.dataVersion,
      by: record.handlerName,
      state: record.state,
    });
}

/** Refuses with ITEMS_UNSEEN when the submitter has not seen the present revision of each item. */
async function checkSeen(
  transaction: Transaction,
  items: readonly ItemRecord[],
  seen: readonly SeenItem[],
): Promise<void> {
  const known = new Map(seen.map((item) => [item.docFileId, item.revision]));
  const unseen = items.filter((item) => known.get(item.docFileId) !== item.revision);
  if (unseen.length === 0 && known.size === items.length) return;
  const names: string[] = [];
  for (const item of unseen) names.push((await transaction.files.find(item.pkFiles[0] ?? ''))?.name ?? item.docFileId);
  throw new Refusal('ITEMS_UNSEEN', { changed: names, by: [...new Set(unseen.map((item) => item.updatedBy))] });
}

/**
 * Submits a package (document 2, section 4). Refuses, each with its own code, a stale version, a restricted or empty
 * package, unseen items, blockers of the submission, and missing originals.
 */
export async function confirmPackage(
  transaction: Transaction,
  caller: Caller,
  record: PackageRecord,
  request: {
    readonly dataVersion: number;
    readonly standardVersion: string | undefined;
    readonly seenItems: readonly SeenItem[] | undefined;
  },
  now: number,
): Promise<PackageRecord> {
  checkDataVersion(record, request.dataVersion);
  const policy = policyOf(record.book);
  const standard = await transaction.standards.find(record.standardVersion);
  const moved = transition(record.state, 'confirm', standard?.reviewEntry ?? policy.reviewEntry);
  if (!moved.allowed) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
  if (request.standardVersion !== undefined && request.standardVersion !== record.standardVersion)
    throw new Refusal('STANDARD_CHANGED');
  await checkRestrictions(transaction, record, now);
  const items = await transaction.items.ofPackage(record.docDatumId);
  if (request.seenItems) await checkSeen(transaction, items, request.seenItems);
  const materials = await packageMaterials(transaction, record.docDatumId);
  if (materials.length === 0) throw new Refusal('PACKAGE_EMPTY');
  const { blockers } = submitCheck(materials, record.totalAmount, shanghaiDate(now));
  if (blockers.length > 0) throw new Refusal('SUBMIT_BLOCKED', { count: blockers.length });
  await checkOriginals(transaction, caller, record);
  for (const item of items.filter((each) => each.changedSinceReturn))
    await transaction.items.save({ ...item, result: 'UNKNOWN', reason: '' });
  await transaction.files.markSubmitted(items.flatMap(filesOf), now);
  const confirmed: PackageRecord = {
    ...record,
    state: moved.to,
    dataVersion: record.dataVersion + 1,
    stateSince: now,
    submittedAt: now,
    submittedByName: caller.user.personName,
    reviewerId: '',
    firstReviewerId: '',
    submittedTotals: materialTotals(materials.flatMap((material) => material.items)),
  };
  await transaction.packages.save(confirmed);
  await logAction(transaction, confirmed, caller, 'submitted', now);
  return confirmed;
}
