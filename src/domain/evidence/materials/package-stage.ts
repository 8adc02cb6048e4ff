import type { EvidencePackage } from './evidence-package.ts';
import { isPackageState, type PackageState } from './package-state.ts';

/** Stage of a package, as shown to the customer. */
export type PackageStage =
  | 'assembling'
  | 'returned'
  | 'correcting'
  | 'platform-correcting'
  | 'to-be-organised'
  | 'awaiting-pre-fill'
  | 'pre-filling'
  | 'pre-review'
  | 'awaiting-first-review'
  | 'first-review'
  | 're-check'
  | 'awaiting-final-review'
  | 'final-review'
  | 'review'
  | 'funding'
  | 'funded'
  | 'repaid'
  | 'overdue'
  | 'overdue-letter'
  | 'handed-in'
  | 'ended'
  | 'unknown';

/** The side that has to act next. */
export type StageSide = 'company' | 'platform' | 'funder' | 'nobody';

const stages: Readonly<Record<PackageState, PackageStage>> = {
  PREPARE: 'assembling',
  MODIFY: 'correcting',
  AUDIT_REJECT: 'returned',
  // The list shows `modifying`, but the platform's operator makes the correction.
  BIZ_MODIFY: 'platform-correcting',
  BIZ_CONFIRM: 'to-be-organised',
  PRE_FILL_WAITED: 'awaiting-pre-fill',
  PRE_FILLING: 'pre-filling',
  AI_DATE_IDENTIFICATION: 'pre-review',
  AI_AUDITING: 'pre-review',
  PRE_AUDIT_WAITED: 'pre-review',
  PRE_AUDITING: 'pre-review',
  // The review has not begun, so the package may still be withdrawn.
  UN_AUDIT: 'awaiting-first-review',
  FIRST_AUDITING: 'first-review',
  // The final reviewer's objection is rework inside the platform, so the customer sees a re-check, not a return.
  FINAL_REJECT: 're-check',
  UN_FINAL_AUDIT: 'awaiting-final-review',
  FINAL_AUDITING: 'final-review',
  AUDIT: 'review',
  AUDITED: 'funding',
  SUBMITTED: 'handed-in',
  INVALID: 'ended',
};

const sides: Readonly<Record<PackageStage, StageSide>> = {
  assembling: 'company',
  returned: 'company',
  correcting: 'company',
  'platform-correcting': 'platform',
  'to-be-organised': 'platform',
  'awaiting-pre-fill': 'platform',
  'pre-filling': 'platform',
  'pre-review': 'platform',
  'awaiting-first-review': 'platform',
  'first-review': 'platform',
  're-check': 'platform',
  'awaiting-final-review': 'platform',
  'final-review': 'platform',
  review: 'platform',
  funding: 'funder',
  funded: 'nobody',
  repaid: 'nobody',
  overdue: 'company',
  'overdue-letter': 'platform',
  'handed-in': 'nobody',
  ended: 'nobody',
  unknown: 'nobody',
};

/** The stage of a package; a state that this portal does not know is `unknown`. */
export function stageOf({ state, fundedAt }: Pick<EvidencePackage, 'state' | 'fundedAt'>): PackageStage {
  if (!isPackageState(state)) return 'unknown';
  return state === 'AUDITED' && fundedAt !== undefined ? 'funded' : stages[state];
}

/**
 * The stage that is shown, including what follows the payment: repayment, a letter that the company owes, or the review
 * of that letter. Permissions depend on `stageOf` alone.
 */
export function displayStageOf({
  overdue,
  repaidAt,
  ...evidence
}: Pick<EvidencePackage, 'state' | 'fundedAt' | 'repaidAt' | 'overdue'>): PackageStage {
  const stage = stageOf(evidence);
  if (stage === 'funded' && repaidAt !== undefined) return 'repaid';
  if (stage !== 'funded' || overdue === undefined || overdue.letter === 'taken') return stage;
  return overdue.letter === 'given' ? 'overdue-letter' : 'overdue';
}

const stageOnceTakenUp: Partial<Readonly<Record<PackageStage, PackageStage>>> = {
  'awaiting-pre-fill': 'pre-filling',
  'awaiting-first-review': 'first-review',
  'awaiting-final-review': 'final-review',
};

/**
 * Whether two states belong to the same step. Waiting for a review and being reviewed are one step, so that a package
 * that a reviewer gives back keeps its place in the queue.
 */
export function isSameStep(one: string, other: string): boolean {
  const [first, second] = [one, other]
    .map((state) => stageOf({ state, fundedAt: undefined }))
    .map((stage) => stageOnceTakenUp[stage] ?? stage);
  return first === second;
}

export function sideOf(stage: PackageStage): StageSide {
  return sides[stage];
}

/** States in which a package waits for the company itself, for a filter. */
export const statesOfCompany: readonly PackageState[] = (Object.keys(stages) as PackageState[]).filter(
  (state) => sides[stages[state]] === 'company',
);
