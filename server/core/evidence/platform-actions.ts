import { settledState } from '../../../src/domain/evidence/shared/receivable.ts';
import { pendingChangeRequest } from '../../../src/domain/evidence/materials/change-request.ts';
import { pendingRemovalRequest } from '../../../src/domain/evidence/materials/removal-request.ts';
import {
  transition,
  type FunderAction,
  type PlatformAction,
  type RepaymentAction,
} from '../../../src/domain/evidence/materials/package-machine.ts';
import { materialTotals } from '../../../src/domain/evidence/materials/totals.ts';
import { isBlank } from '../../../src/domain/text/invisible-characters.ts';
import { isSameStep } from '../../../src/domain/evidence/materials/package-stage.ts';
import type { LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import { recordLogLine } from './log.ts';
import { letterOf } from './overdue.ts';
import { correctedDocument } from './corrected-document.ts';
import { contentBefore, itemCorrection, itemFileName } from './item-content.ts';
import { contentWithFields, type WrittenFields } from './to-document-content.ts';
import type { CorrectedRecord, ItemRecord, LogRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

/** Correction of a returned document by the platform for the customer. Fields that are left out do not change. */
export interface PlatformCorrection extends WrittenFields {
  readonly docFileId: string;
}

export interface PlatformActionOrder {
  readonly action: PlatformAction | FunderAction | RepaymentAction;
  /** Actor of the platform or the funder. */
  readonly by: string;
  /** Required for cancelling, declining, refusing a change or removal and returning a letter. Shown to the customer. */
  readonly reason: string;
  readonly corrections: readonly PlatformCorrection[];
}

/** Entry in the customer's log for each action. Actions within the platform have none. */
const loggedActions: ReadonlyMap<PlatformActionOrder['action'], LoggedAction> = new Map<
  PlatformActionOrder['action'],
  LoggedAction
>([
  ['organise', 'organised'],
  ['pre-fill-ends', 'pre-filled'],
  ['pre-audit-ends', 'pre-reviewed'],
  ['platform-corrects', 'platform-corrects'],
  ['platform-corrected', 'platform-corrected'],
  ['fund', 'funded'],
  ['grant-change', 'change-granted'],
  ['refuse-change', 'change-refused'],
  ['approve-removal', 'removal-approved'],
  ['refuse-removal', 'removal-refused'],
  ['take-letter', 'overdue-taken'],
  ['return-letter', 'overdue-returned'],
  ['repay', 'repaid'],
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
]);

/** Applies the platform's corrections and marks every returned document as corrected. Returns the changes. */
async function correct(
  transaction: Transaction,
  record: PackageRecord,
  corrections: readonly PlatformCorrection[],
): Promise<readonly CorrectedRecord[]> {
  const corrected: CorrectedRecord[] = [];
  const materials = await transaction.materials.ofPackage(record.docDatumId);
  const items = await transaction.items.ofPackage(record.docDatumId);
  const returned = items.filter((item) => item.result === 'NOPASS');
  for (const { docFileId } of corrections)
    if (!returned.some((item) => item.docFileId === docFileId))
      throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: record.state });
  for (const item of returned) {
    const written = corrections.find((each) => each.docFileId === item.docFileId);
    const given = { pkFiles: item.pkFiles, content: written ? contentWithFields(item.content, written) : item.content };
    const answered: ItemRecord = {
      ...item,
      ...given,
      ...itemCorrection(await contentBefore(transaction, item), given),
      result: 'UNKNOWN',
      reason: '',
      revision: item.revision + 1,
      updatedBy: '',
    };
    await transaction.items.save(answered);
    const material = materials.find((each) => each.docMaterialId === item.docMaterialId);
    const changed = material && correctedDocument(item, answered, material, await itemFileName(transaction, item));
    if (changed) corrected.push(changed);
  }
  for (const material of materials)
    if (material.result === 'NOPASS') await transaction.materials.save({ ...material, result: 'UNKNOWN', reason: '' });
  return corrected;
}

/** Changes of the package by an action, beyond its state. */
function consequences(
  { action, by }: PlatformActionOrder,
  { objections }: PackageRecord,
  now: number,
): Partial<PackageRecord> {
  // A package with objections of the final reviewer returns to that state.
  if (action === 'give-back') return { reviewerId: '', ...(objections.length > 0 ? { state: 'FINAL_REJECT' } : {}) };
  if (action === 'first-review-begins' || action === 'final-review-begins') return { reviewerId: by };
  if (action === 'fund') return { fundedAt: now };
  if (action === 'repay') return { repaidAt: now };
  if (action === 'return-letter') return { letterGiven: false };
  if (action === 'grant-change')
    return { changeGranted: true, returnedItems: 0, reviewerId: '', firstReviewerId: '', objections: [] };
  return action === 'platform-corrected'
    ? { returnedItems: 0, submittedAt: now, reviewerId: '', firstReviewerId: '' }
    : {};
}

/** Actions that need a reason for the customer. */
const withReason: readonly PlatformActionOrder['action'][] = [
  'cancel',
  'decline',
  'refuse-change',
  'refuse-removal',
  'return-letter',
];

/** Actions that are possible only before the payment. */
const beforePayment: readonly PlatformActionOrder['action'][] = [
  'fund',
  'decline',
  'cancel',
  'grant-change',
  'refuse-change',
];

/** Detail of an action in the customer's log: the reason, or the version that may be changed now. */
function detailOf({ action, reason }: PlatformActionOrder, before: PackageRecord): string {
  if (action === 'grant-change') return String(before.dataVersion);
  return withReason.includes(action) ? reason.trim() : '';
}

/**
 * Marks the signed letter of an overdue business as accepted or returned. Refuses with REVIEW_STAGE where no letter
 * waits, or the business was repaid.
 */
async function answerLetter(
  transaction: Transaction,
  { docDatumId, state, repaidAt }: PackageRecord,
  { action, reason }: PlatformActionOrder,
  now: number,
): Promise<void> {
  if (action !== 'take-letter' && action !== 'return-letter') return;
  const letter = await letterOf(transaction, docDatumId);
  if (letter?.result !== 'UNKNOWN' || repaidAt !== undefined) throw new Refusal('REVIEW_STAGE', { state });
  const answered =
    action === 'take-letter'
      ? ({ result: 'PASS', reason: '' } as const)
      : ({ result: 'NOPASS', reason: reason.trim() } as const);
  await transaction.items.save({
    ...letter,
    ...answered,
    reviewedAt: now,
    changedSinceReturn: false,
    replaced: undefined,
    revision: letter.revision + 1,
  });
}

/** Refuses with REVIEW_STAGE an answer to a change or removal that was not requested. */
async function checkWasRequested(
  transaction: Transaction,
  { docDatumId, state }: PackageRecord,
  action: PlatformActionOrder['action'],
): Promise<void> {
  const open = new Map<PlatformActionOrder['action'], typeof pendingChangeRequest | typeof pendingRemovalRequest>([
    ['grant-change', pendingChangeRequest],
    ['refuse-change', pendingChangeRequest],
    ['approve-removal', pendingRemovalRequest],
    ['refuse-removal', pendingRemovalRequest],
  ]).get(action);
  if (open && open(await transaction.log.ofPackage(docDatumId)) === undefined)
    throw new Refusal('REVIEW_STAGE', { state });
}

/** Log entry of the removal request that the action answers; undefined for other actions. */
async function answeredRemoval(
  transaction: Transaction,
  { docDatumId }: PackageRecord,
  action: PlatformActionOrder['action'],
): Promise<LogRecord | undefined> {
  if (action !== 'approve-removal' && action !== 'refuse-removal') return undefined;
  return (await transaction.log.ofPackage(docDatumId)).findLast((line) => line.action === 'removal-asked');
}

/**
 * Removes a document for good, with the final reviewer's objections to it. Its amount is also removed from the
 * submitted totals, so that a later return does not open other documents to make up for it.
 */
async function withoutDocument(
  transaction: Transaction,
  { docDatumId, objections, submittedTotals }: PackageRecord,
  docFileId: string,
): Promise<Pick<PackageRecord, 'objections' | 'submittedTotals'>> {
  await transaction.items.remove(docFileId);
  return {
    objections: objections.filter((each) => each.docFileId !== docFileId),
    submittedTotals: submittedTotals && materialTotals(await transaction.items.ofPackage(docDatumId)),
  };
}

/** New states of a package's businesses. */
const candidateStates: ReadonlyMap<PlatformActionOrder['action'], string> = new Map([
  ['fund', 'FINANCED'],
  ['repay', settledState],
]);

/**
 * Applies an action of the platform or the funder to a package. Refuses with REVIEW_STAGE an action that the state does
 * not allow or that was not requested, with REVIEW_REASON a missing reason, with REVIEW_TAKEN a return of a package
 * that another reviewer has taken up, and with SAME_REVIEWER a final review by the first reviewer.
 */
export async function applyPlatformAction(
  transaction: Transaction,
  docDatumId: string,
  order: PlatformActionOrder,
  now: number,
): Promise<PackageRecord> {
  const { action, by, reason } = order;
  const record = await transaction.packages.lock(docDatumId);
  if (!record) throw new Refusal('NOT_FOUND');
  const moved = transition(record.state, action);
  if (!moved.allowed || (record.fundedAt !== undefined && beforePayment.includes(action)))
    throw new Refusal('REVIEW_STAGE', { state: record.state });
  if (action === 'repay' && (record.fundedAt === undefined || record.repaidAt !== undefined))
    throw new Refusal('REVIEW_STAGE', { state: record.state });
  await checkWasRequested(transaction, record, action);
  if (withReason.includes(action) && isBlank(reason))
    throw new Refusal('REVIEW_REASON', { because: 'a-reason-is-needed' });
  if (action === 'give-back' && record.reviewerId !== '' && record.reviewerId !== by)
    throw new Refusal('REVIEW_TAKEN', { by: record.reviewerId });
  if (action === 'final-review-begins' && by !== '' && by === record.firstReviewerId)
    throw new Refusal('SAME_REVIEWER');
  await answerLetter(transaction, record, order, now);
  const corrected = action === 'platform-corrected' ? await correct(transaction, record, order.corrections) : [];
  const becomes = candidateStates.get(action);
  if (becomes !== undefined)
    for (const credit of await transaction.candidates.inPackage(docDatumId))
      await transaction.candidates.save({ ...credit, state: becomes });
  const removal = await answeredRemoval(transaction, record, action);
  const gone = action === 'approve-removal' ? removal?.docFileId : undefined;
  const moving: PackageRecord = {
    ...record,
    state: moved.to,
    ...consequences(order, record, now),
    ...(gone === undefined ? {} : await withoutDocument(transaction, record, gone)),
    dataVersion: record.dataVersion + 1,
  };
  const done: PackageRecord = {
    ...moving,
    stateSince: isSameStep(record.state, moving.state) ? record.stateSince : now,
  };
  await transaction.packages.save(done);
  const logged =
    action === 'platform-corrected' && corrected.length === 0 ? 'platform-left' : loggedActions.get(action);
  if (logged) {
    await recordLogLine(transaction, done, {
      docDatumId,
      at: now,
      action: logged,
      actorId: by,
      actorName: '',
      side: 'PLATFORM',
      detail: detailOf(order, record),
      docFileId: removal?.docFileId,
      returned: (removal?.returned ?? []).map((document) => ({ ...document, reason: '' })),
      corrected,
      dataVersion: done.dataVersion,
    });
  }
  return done;
}
