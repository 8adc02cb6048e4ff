import { reviewStageOf } from '../../../src/domain/evidence/materials/package-machine.ts';
import {
  objectionsOf,
  reviewOutcome,
  type ReviewDecision,
  type ReviewRefusal,
  type Objection,
} from '../../../src/domain/evidence/materials/review.ts';
import type { Material } from '../../../src/domain/evidence/materials/material.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import { packageMaterials, returnedDocuments } from './material-model.ts';
import { recordLogLine } from './log.ts';
import { runIdempotent } from '../previous-response.ts';
import { applyPlatformAction, type PlatformActionOrder } from './platform-actions.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import type { ReviewObjectionRecord } from '../records/evidence.ts';

/** Actions of the sandbox's reviewer. Nothing outside the sandbox can reach them. */
export interface ReviewDesk {
  packages(states: readonly PackageState[] | undefined): Promise<readonly PackageRecord[]>;
  materials(docDatumId: string): Promise<{ readonly record: PackageRecord; readonly materials: readonly Material[] }>;
  /**
   * Decides on a package. Refuses with REQUEST_INVALID (one document with two marks), REVIEW_STAGE (with the current
   * one), REVIEW_REASON, REVIEW_UNMARKED (with the number of unmarked documents), REVIEW_TAKEN (with the other
   * reviewer) or SAME_REVIEWER (as in the first review).
   */
  review(docDatumId: string, decision: ReviewDecision, key?: string): Promise<PackageStep>;
  /** Applies any other action of the platform or the funder. Refuses as `applyPlatformAction`. */
  applyAction(docDatumId: string, order: PlatformActionOrder, key?: string): Promise<PackageStep>;
}

/** State of a package after an action; returned again for the same key. */
export type PackageStep = Pick<PackageRecord, 'docDatumId' | 'state' | 'dataVersion'>;

const actions: Readonly<Record<ReviewDecision['as'], Readonly<Record<'PASS' | 'NOPASS', LoggedAction | undefined>>>> = {
  first: { PASS: 'first-passed', NOPASS: 'returned' },
  // Rework within the platform is not in the customer's log.
  final: { PASS: 'final-passed', NOPASS: undefined },
};

async function judgeItems(
  transaction: Transaction,
  docDatumId: string,
  decision: ReviewDecision,
  now: number,
): Promise<number> {
  const judged = new Map(decision.items.map((item) => [markTargetOf(item), item]));
  let returned = 0;
  for (const material of await transaction.materials.ofPackage(docDatumId)) {
    const verdict = judged.get(material.docMaterialId);
    if (verdict?.result === 'NOPASS') returned += 1;
    await transaction.materials.save({
      ...material,
      reopened: false,
      result: verdict?.result ?? 'UNKNOWN',
      reason: verdict?.reason ?? '',
    });
  }
  for (const item of await transaction.items.ofPackage(docDatumId)) {
    const verdict = judged.get(item.docFileId);
    if (verdict?.result === 'NOPASS') returned += 1;
    // Unmarked items do not change: they passed earlier, or were not reviewed.
    const mark = verdict
      ? { result: verdict.result, reason: verdict.reason, reviewedAt: now, reviewedBy: decision.as }
      : {};
    await transaction.items.save({ ...item, ...mark, changedSinceReturn: false, replaced: undefined });
  }
  return returned;
}

function refusalOf(refusal: ReviewRefusal): Refusal {
  if (refusal.because === 'wrong-review-stage')
    return new Refusal('REVIEW_STAGE', { state: refusal.state, current: refusal.current ?? '' });
  return refusal.because === 'unmarked'
    ? new Refusal('REVIEW_UNMARKED', { count: refusal.count })
    : new Refusal('REVIEW_REASON', { because: refusal.because });
}

/** Id of the document that a mark is about, or of the category as a whole. */
const markTargetOf = ({ documentId: docFileId, materialId: docMaterialId }: ReviewDecision['items'][number]): string =>
  docFileId ?? docMaterialId;

function checkKnown(decision: ReviewDecision, materials: readonly Material[]): void {
  // With two verdicts on one document only the last would count, so a return might return nothing.
  if (new Set(decision.items.map(markTargetOf)).size < decision.items.length)
    throw new Refusal('REQUEST_INVALID', { field: 'items' });
  for (const judged of decision.items) {
    const material = materials.find((each) => each.materialId === judged.materialId);
    const known =
      material &&
      (judged.documentId === undefined || material.items.some((item) => item.documentId === judged.documentId));
    if (!known) throw new Refusal('NOT_FOUND');
  }
}

/** Reviewer of a decision; where none is named, each stage has its own. */
const reviewerOf = ({ by, as }: ReviewDecision): string => by ?? `reviewer-${as}`;

/** Converts the record of an objection to the domain's model. */
export const objectionOf = ({ docMaterialId, docFileId, reason }: ReviewObjectionRecord): Objection => ({
  materialId: docMaterialId,
  documentId: docFileId,
  reason,
});

const objectionRecord = ({ materialId, documentId, reason }: Objection): ReviewObjectionRecord => ({
  docMaterialId: materialId,
  docFileId: documentId,
  reason,
});

/** Refuses a reviewer where another one took the package up, and a second review by the first reviewer. */
function checkReviewer({ reviewerId, firstReviewerId }: PackageRecord, decision: ReviewDecision): void {
  const by = reviewerOf(decision);
  if (reviewerId !== '' && reviewerId !== by) throw new Refusal('REVIEW_TAKEN', { by: reviewerId });
  if (decision.as === 'final' && by === firstReviewerId) throw new Refusal('SAME_REVIEWER');
}

async function decide(
  transaction: Transaction,
  docDatumId: string,
  decision: ReviewDecision,
  now: number,
): Promise<PackageRecord> {
  const record = await transaction.packages.lock(docDatumId);
  if (!record) throw new Refusal('NOT_FOUND');
  // The right to decide is checked before the decision, so that no reviewer marks everything in vain.
  if (reviewStageOf(record.state) === decision.as) checkReviewer(record, decision);
  const materials = await packageMaterials(transaction, docDatumId);
  const outcome = reviewOutcome(record.state, decision, { materials, objections: record.objections.map(objectionOf) });
  if ('refusal' in outcome) throw refusalOf(outcome.refusal);
  checkKnown(decision, materials);
  const returned =
    decision.as === 'first' || decision.result === 'PASS'
      ? await judgeItems(transaction, docDatumId, decision, now)
      : 0;
  const reviewed: PackageRecord = {
    ...record,
    state: outcome.to,
    dataVersion: record.dataVersion + 1,
    stateSince: now,
    returnedItems: returned,
    objections: objectionsOf(decision).map(objectionRecord),
    ...(outcome.to === 'AUDIT_REJECT' ? { changeGranted: false } : {}),
    reviewerId: '',
    firstReviewerId:
      decision.as === 'first' ? (decision.result === 'PASS' ? reviewerOf(decision) : '') : record.firstReviewerId,
  };
  await transaction.packages.save(reviewed);
  const action = actions[decision.as][decision.result];
  if (action) {
    await recordLogLine(transaction, reviewed, {
      docDatumId,
      at: now,
      action,
      actorId: reviewerOf(decision),
      actorName: '',
      side: 'PLATFORM',
      detail: returned > 0 ? String(returned) : '',
      docFileId: undefined,
      returned: action === 'returned' ? await returnedDocuments(transaction, docDatumId) : [],
      corrected: [],
      dataVersion: reviewed.dataVersion,
    });
  }
  return reviewed;
}

const stepOf = ({ docDatumId, state, dataVersion }: PackageRecord): PackageStep => ({ docDatumId, state, dataVersion });

/** Owner of the idempotency keys: the sandbox plays all users of the platform. */
const owner = 'sandbox';

export function reviewDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): ReviewDesk {
  return {
    packages: async (states) => store.transaction(async (transaction) => transaction.packages.inStates(states)),

    materials: async (docDatumId) =>
      store.transaction(async (transaction) => {
        const record = await transaction.packages.find(docDatumId);
        if (!record) throw new Refusal('NOT_FOUND');
        return { record, materials: await packageMaterials(transaction, docDatumId) };
      }),

    review: async (docDatumId, decision, key) =>
      store.transaction(async (transaction) => {
        const now = clock.now();
        return runIdempotent(transaction, { owner, key }, 'review', { docDatumId, decision }, now, async () =>
          stepOf(await decide(transaction, docDatumId, decision, now)),
        );
      }),

    applyAction: async (docDatumId, order, key) =>
      store.transaction(async (transaction) => {
        const now = clock.now();
        return runIdempotent(transaction, { owner, key }, 'action', { docDatumId, order }, now, async () =>
          stepOf(await applyPlatformAction(transaction, docDatumId, order, now)),
        );
      }),
  };
}
