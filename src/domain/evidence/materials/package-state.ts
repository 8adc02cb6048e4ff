/**
 * Every state of an evidence package that the wire may name (document 2, section 4; SUBMITTED belongs to
 * trade-background packages, AUDIT to the simplified variant).
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
 * How a state is shown to the customer. `unrecognised` is a code that this portal does not know yet: shown and
 * reported, never thrown.
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
  // The final reviewer's rejection is rework inside the platform; the customer is not told.
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

/** The state in the simplified variant, which only says that a review is in progress. */
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

/** The codes behind one displayed state, for a filter. */
export function statesOfDisplayState(shown: DisplayState): readonly PackageState[] {
  return packageStates.filter((state) => display[state] === shown);
}
