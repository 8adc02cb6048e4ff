/**
 * All states of an evidence package on the wire (document 2, section 4). SUBMITTED belongs to trade-background
 * packages, AUDIT to the simplified variant.
 */
export const packageStates = [
  'PREPARE',
  'MODIFY',
  'BIZ_MODIFY',
  'BIZ_CONFIRM',
  'UN_AUDIT',
  'FIRST_AUDITING',
  'UN_FINAL_AUDIT',
  'FINAL_AUDITING',
  'FINAL_REJECT',
  'PRE_FILL_WAITED',
  'PRE_FILLING',
  'AI_AUDITING',
  'AI_DATE_IDENTIFICATION',
  'PRE_AUDITING',
  'PRE_AUDIT_WAITED',
  'AUDIT',
  'AUDIT_REJECT',
  'AUDITED',
  'INVALID',
  'SUBMITTED',
] as const;

export type PackageState = (typeof packageStates)[number];

/**
 * Display form of a state. `unrecognised`: a code that this portal does not know; it is shown and reported, never
 * thrown.
 */
export type DisplayState =
  | 'to-be-completed'
  | 'modifying'
  | 'to-be-organised'
  | 'organising'
  | 'returned'
  | 'passed'
  | 'invalid'
  | 'submitted'
  | 'unrecognised';

const display: Readonly<Record<PackageState, Exclude<DisplayState, 'unrecognised'>>> = {
  PREPARE: 'to-be-completed',
  MODIFY: 'modifying',
  BIZ_MODIFY: 'modifying',
  BIZ_CONFIRM: 'to-be-organised',
  UN_AUDIT: 'organising',
  FIRST_AUDITING: 'organising',
  UN_FINAL_AUDIT: 'organising',
  FINAL_AUDITING: 'organising',
  // A final reviewer's rejection is rework inside the platform and is not shown to the customer.
  FINAL_REJECT: 'organising',
  PRE_FILL_WAITED: 'organising',
  PRE_FILLING: 'organising',
  AI_AUDITING: 'organising',
  AI_DATE_IDENTIFICATION: 'organising',
  PRE_AUDITING: 'organising',
  PRE_AUDIT_WAITED: 'organising',
  AUDIT: 'organising',
  AUDIT_REJECT: 'returned',
  AUDITED: 'passed',
  INVALID: 'invalid',
  SUBMITTED: 'submitted',
};

/**
 * States in which the platform works on a package. The simplified variant has one state for them (document 2, section
 * 4; X-27).
 */
const organising: readonly PackageState[] = [
  'BIZ_MODIFY',
  'BIZ_CONFIRM',
  'UN_AUDIT',
  'FIRST_AUDITING',
  'UN_FINAL_AUDIT',
  'FINAL_AUDITING',
  'FINAL_REJECT',
  'PRE_FILL_WAITED',
  'PRE_FILLING',
  'AI_AUDITING',
  'AI_DATE_IDENTIFICATION',
  'PRE_AUDITING',
  'PRE_AUDIT_WAITED',
];

/** State in the simplified variant, which reports only that a review is in progress. */
export function toSimplifiedState(state: PackageState): PackageState {
  return organising.includes(state) ? 'AUDIT' : state;
}

export const displayStates: readonly DisplayState[] = [
  'to-be-completed',
  'modifying',
  'to-be-organised',
  'organising',
  'returned',
  'passed',
  'invalid',
  'submitted',
];

export function isPackageState(code: string): code is PackageState {
  return (packageStates as readonly string[]).includes(code);
}

export function displayStateOf(code: string): DisplayState {
  return isPackageState(code) ? display[code] : 'unrecognised';
}

/** Codes behind one displayed state, for a filter. */
export function statesOfDisplayState(shown: DisplayState): readonly PackageState[] {
  return packageStates.filter((state) => display[state] === shown);
}
