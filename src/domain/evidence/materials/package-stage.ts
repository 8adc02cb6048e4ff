import type { EvidencePackage } from './evidence-package.ts';
import { isPackageState, type PackageState } from './package-state.ts';

/** Where on its way a package is, as one says it to the customer. */
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

/** On whose side the next step lies. */
export type StageSide = 'company' | 'platform' | 'funder' | 'nobody';

const stages: Readonly<Record<PackageState, PackageStage>> = {
  PREPARE: 'assembling',
  MODIFY: 'correcting',
  AUDIT_REJECT: 'returned',
  // Shown as modifying, but it is the platform's operator who corrects.
  BIZ_MODIFY: 'platform-correcting',
  BIZ_CONFIRM: 'to-be-organised',
  PRE_FILL_WAITED: 'awaiting-pre-fill',
  PRE_FILLING: 'pre-filling',
  AI_DATE_IDENTIFICATION: 'pre-review',
  AI_AUDITING: 'pre-review',
  PRE_AUDIT_WAITED: 'pre-review',
  PRE_AUDITING: 'pre-review',
  // Nobody has begun: it may still be withdrawn.
  UN_AUDIT: 'awaiting-first-review',
  FIRST_AUDITING: 'first-review',
  // The final reviewer's objection is rework inside the platform; the customer hears of another look, not of a return.
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
 * The same with what comes after it was paid out: that it was repaid, a letter that is wanted from the company, or the
 * platform's look at it. What may be done with a package is not decided by it.
 */
export function standingStage({
  overdue,
  repaidAt,
  ...evidence
}: Pick<EvidencePackage, 'state' | 'fundedAt' | 'repaidAt' | 'overdue'>): PackageStage {
  const stage = stageOf(evidence);
  if (stage === 'funded' && repaidAt !== undefined) return 'repaid';
  if (stage !== 'funded' || overdue === undefined || overdue.letter === 'taken') return stage;
  return overdue.letter === 'given' ? 'overdue-letter' : 'overdue';
}

const awaited: Partial<Readonly<Record<PackageStage, PackageStage>>> = {
  'awaiting-pre-fill': 'pre-filling',
  'awaiting-first-review': 'first-review',
  'awaiting-final-review': 'final-review',
};

/**
 * Whether a package is on the same step of its way in two states: who of the platform has taken it up is none, so that
 * whoever gives it back costs it no place in the queue.
 */
export function isSameStep(one: string, other: string): boolean {
  const [first, second] = [one, other]
    .map((state) => stageOf({ state, fundedAt: undefined }))
    .map((stage) => awaited[stage] ?? stage);
  return first === second;
}

export function sideOf(stage: PackageStage): StageSide {
  return sides[stage];
}

/** States in which a package waits for the company itself, for a filter. */
export const statesOfCompany: readonly PackageState[] = (Object.keys(stages) as PackageState[]).filter(
  (state) => sides[stages[state]] === 'company',
);
