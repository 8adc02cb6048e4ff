import type { PackageState } from './package-state.ts';

/** What can happen to a package (the documents leave the server's transitions open; this is the one table that portal, reference back end and tests share). */
export type PackageEvent =
  | 'confirm' | 'reopen' | 'claim' | 'organise' | 'discard'
  | 'first-review-begins' | 'first-review-passes' | 'first-review-returns'
  | 'final-review-begins' | 'final-review-passes' | 'final-review-rejects';

/** What follows a confirmation, by the funder's and the product's switches. */
export type ReviewEntry = 'UN_AUDIT' | 'PRE_FILL_WAITED' | 'AI_DATE_IDENTIFICATION' | 'BIZ_CONFIRM' | 'SUBMITTED';

export type Transition =
  | { readonly allowed: true; readonly to: PackageState }
  | { readonly allowed: false; readonly because: 'not-in-this-state'; readonly from: PackageState };

const editable: readonly PackageState[] = ['PREPARE', 'MODIFY'];
const firstReview: readonly PackageState[] = ['UN_AUDIT', 'FIRST_AUDITING', 'FINAL_REJECT'];
const finalReview: readonly PackageState[] = ['UN_FINAL_AUDIT', 'FINAL_AUDITING'];

const sources: Readonly<Record<PackageEvent, readonly PackageState[]>> = {
  confirm: editable,
  reopen: ['AUDIT_REJECT'],
  // Whose it is next matters only while the customer has something to do.
  claim: [...editable, 'AUDIT_REJECT'],
  organise: ['BIZ_CONFIRM', 'BIZ_MODIFY'],
  discard: ['PREPARE'],
  'first-review-begins': ['UN_AUDIT', 'FINAL_REJECT'],
  'first-review-passes': firstReview,
  'first-review-returns': firstReview,
  'final-review-begins': ['UN_FINAL_AUDIT'],
  'final-review-passes': finalReview,
  'final-review-rejects': finalReview,
};

const targets: Readonly<Record<Exclude<PackageEvent, 'confirm' | 'claim'>, PackageState>> = {
  reopen: 'MODIFY',
  organise: 'UN_AUDIT',
  discard: 'INVALID',
  'first-review-begins': 'FIRST_AUDITING',
  'first-review-passes': 'UN_FINAL_AUDIT',
  'first-review-returns': 'AUDIT_REJECT',
  'final-review-begins': 'FINAL_AUDITING',
  'final-review-passes': 'AUDITED',
  'final-review-rejects': 'FINAL_REJECT',
};

/** Where an event leads from a state; refuses with `not-in-this-state`. `entry` is where a confirmation leads. */
export function transition(from: PackageState, event: PackageEvent, entry: ReviewEntry = 'UN_AUDIT'): Transition {
  if (!sources[event].includes(from)) return { allowed: false, because: 'not-in-this-state', from };
  if (event === 'claim') return { allowed: true, to: from };
  return { allowed: true, to: event === 'confirm' ? entry : targets[event] };
}

/** Whether the customer may change materials in this state. */
export function isEditable(state: PackageState): boolean {
  return editable.includes(state);
}

export type ReviewStage = 'first' | 'final';

/** Whose review a package is in, if anyone's. */
export function reviewStageOf(state: PackageState): ReviewStage | undefined {
  if (firstReview.includes(state)) return 'first';
  return finalReview.includes(state) ? 'final' : undefined;
}
