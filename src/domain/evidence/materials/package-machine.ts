import type { PackageState } from './package-state.ts';

/** Actions of the customer on a package as a whole. */
export type CustomerEvent = 'confirm' | 'reopen' | 'claim' | 'discard' | Withdrawal;

/** Withdrawal of the first submission, or of one after the package was opened for changes. */
export type Withdrawal = 'withdraw' | 'withdraw-correction';

/** Actions of the platform's people and software before its answer, except reviewers' verdicts. */
export const platformActions = [
  'organise',
  'pre-fill-begins',
  'pre-fill-ends',
  'dates-read',
  'machine-audited',
  'pre-audit-begins',
  'pre-audit-ends',
  'first-review-begins',
  'final-review-begins',
  'give-back',
  'platform-corrects',
  'platform-corrected',
  'cancel',
] as const;
/** Answers of the platform to a requested change. */
export const changeAnswers = ['grant-change', 'refuse-change'] as const;
/** Answers of the platform to a requested removal of a document. */
export const removalAnswers = ['approve-removal', 'refuse-removal'] as const;
/** Answers of the platform to the signed letter of an overdue package. */
export const letterAnswers = ['take-letter', 'return-letter'] as const;
/** Actions after the financing was paid out. */
export const repaymentActions = ['repay'] as const;
export type RepaymentAction = (typeof repaymentActions)[number];
export type PlatformAction =
  | (typeof platformActions)[number]
  | (typeof changeAnswers)[number]
  | (typeof removalAnswers)[number]
  | (typeof letterAnswers)[number];

/** Decisions of the funder after the materials have passed. */
export const funderActions = ['fund', 'decline'] as const;
export type FunderAction = (typeof funderActions)[number];

/**
 * All events of a package. The documents leave the transitions of the server open; the portal, the reference back end
 * and the tests share this one table.
 */
export type PackageEvent =
  | CustomerEvent
  | PlatformAction
  | FunderAction
  | RepaymentAction
  | 'first-review-passes'
  | 'first-review-returns'
  | 'final-review-passes'
  | 'final-review-rejects'
  /** A draft without activity for too long. */
  | 'lapse';

/** States that may follow a confirmation, depending on the switches of the funder and the product. */
export const reviewEntries = [
  'UN_AUDIT',
  'PRE_FILL_WAITED',
  'AI_DATE_IDENTIFICATION',
  'BIZ_CONFIRM',
  'SUBMITTED',
] as const;
export type ReviewEntry = (typeof reviewEntries)[number];

export type Transition =
  | { readonly allowed: true; readonly to: PackageState }
  | { readonly allowed: false; readonly because: 'not-in-this-state'; readonly from: PackageState };

const editable: readonly PackageState[] = ['PREPARE', 'MODIFY'];
const firstReview: readonly PackageState[] = ['UN_AUDIT', 'FIRST_AUDITING', 'FINAL_REJECT'];
const finalReview: readonly PackageState[] = ['UN_FINAL_AUDIT', 'FINAL_AUDITING'];
const beforeReview: readonly PackageState[] = [
  'BIZ_CONFIRM',
  'BIZ_MODIFY',
  'PRE_FILL_WAITED',
  'PRE_FILLING',
  'AI_DATE_IDENTIFICATION',
  'AI_AUDITING',
  'PRE_AUDIT_WAITED',
  'PRE_AUDITING',
];

/** States in which the platform has not begun the review. */
const waiting: readonly PackageState[] = ['UN_AUDIT', 'PRE_FILL_WAITED', 'AI_DATE_IDENTIFICATION', 'BIZ_CONFIRM'];

/** States in which the platform has the package and the final review has not passed. */
const inReview: readonly PackageState[] = [...beforeReview, ...firstReview, ...finalReview];
const underWay: readonly PackageState[] = [...inReview, 'AUDITED'];

const takenUp: readonly PackageState[] = ['FIRST_AUDITING', 'FINAL_AUDITING'];

interface Step {
  readonly from: readonly PackageState[];
  /** `same`: the state stays. `entry`: the switches decide. `waiting`: the waiting state of the same review. */
  readonly to: PackageState | 'same' | 'entry' | 'waiting';
}

const steps: Readonly<Record<PackageEvent, Step>> = {
  confirm: { from: editable, to: 'entry' },
  reopen: { from: ['AUDIT_REJECT'], to: 'MODIFY' },
  // The handler matters only while the customer has something to do.
  claim: { from: [...editable, 'AUDIT_REJECT'], to: 'same' },
  discard: { from: ['PREPARE'], to: 'INVALID' },
  withdraw: { from: waiting, to: 'PREPARE' },
  'withdraw-correction': { from: waiting, to: 'MODIFY' },
  lapse: { from: ['PREPARE'], to: 'INVALID' },
  organise: { from: ['BIZ_CONFIRM'], to: 'UN_AUDIT' },
  'pre-fill-begins': { from: ['PRE_FILL_WAITED'], to: 'PRE_FILLING' },
  'pre-fill-ends': { from: ['PRE_FILLING'], to: 'UN_AUDIT' },
  'dates-read': { from: ['AI_DATE_IDENTIFICATION'], to: 'AI_AUDITING' },
  'machine-audited': { from: ['AI_AUDITING'], to: 'PRE_AUDIT_WAITED' },
  'pre-audit-begins': { from: ['PRE_AUDIT_WAITED'], to: 'PRE_AUDITING' },
  'pre-audit-ends': { from: ['PRE_AUDITING'], to: 'UN_AUDIT' },
  'platform-corrects': { from: ['AUDIT_REJECT'], to: 'BIZ_MODIFY' },
  'platform-corrected': { from: ['BIZ_MODIFY'], to: 'UN_AUDIT' },
  'first-review-begins': { from: ['UN_AUDIT', 'FINAL_REJECT'], to: 'FIRST_AUDITING' },
  'give-back': { from: takenUp, to: 'waiting' },
  'first-review-passes': { from: firstReview, to: 'UN_FINAL_AUDIT' },
  'first-review-returns': { from: firstReview, to: 'AUDIT_REJECT' },
  'final-review-begins': { from: ['UN_FINAL_AUDIT'], to: 'FINAL_AUDITING' },
  'final-review-passes': { from: finalReview, to: 'AUDITED' },
  'final-review-rejects': { from: finalReview, to: 'FINAL_REJECT' },
  'grant-change': { from: underWay, to: 'MODIFY' },
  'refuse-change': { from: underWay, to: 'same' },
  'approve-removal': { from: inReview, to: 'same' },
  'refuse-removal': { from: inReview, to: 'same' },
  cancel: { from: [...editable, 'AUDIT_REJECT', ...underWay], to: 'INVALID' },
  'take-letter': { from: ['AUDITED'], to: 'same' },
  'return-letter': { from: ['AUDITED'], to: 'same' },
  fund: { from: ['AUDITED'], to: 'same' },
  repay: { from: ['AUDITED'], to: 'same' },
  decline: { from: ['AUDITED'], to: 'INVALID' },
};

function nextState(from: PackageState, to: Step['to'], entry: ReviewEntry): PackageState {
  if (to === 'waiting') return from === 'FINAL_AUDITING' ? 'UN_FINAL_AUDIT' : 'UN_AUDIT';
  return to === 'entry' ? entry : to === 'same' ? from : to;
}

/** State after an event, or the refusal `not-in-this-state`. `entry`: state after a confirmation. */
export function transition(from: PackageState, event: PackageEvent, entry: ReviewEntry = 'UN_AUDIT'): Transition {
  const step = steps[event];
  if (!step.from.includes(from)) return { allowed: false, because: 'not-in-this-state', from };
  return { allowed: true, to: nextState(from, step.to, entry) };
}

/**
 * Actions of the platform and the funder that a state allows, except reviewers' verdicts. Changes and removals can be
 * answered only where they were requested.
 */
export function allowedActions(
  state: PackageState,
  changeAsked = false,
  removalAsked = false,
): readonly (PlatformAction | FunderAction)[] {
  return [
    ...(changeAsked ? changeAnswers : []),
    ...(removalAsked ? removalAnswers : []),
    ...platformActions,
    ...funderActions,
  ].filter((action) => transition(state, action).allowed);
}

/** Whether the customer may change materials in this state. */
export function isEditable(state: PackageState): boolean {
  return editable.includes(state);
}

export type ReviewStage = 'first' | 'final';

/** Review that the package is in; undefined for none. */
export function reviewStageOf(state: PackageState): ReviewStage | undefined {
  if (firstReview.includes(state)) return 'first';
  return finalReview.includes(state) ? 'final' : undefined;
}

/** Whether a reviewer is working on the package, according to its wire state. */
export function isTakenUp(state: string): boolean {
  return takenUp.some((each) => each === state);
}
