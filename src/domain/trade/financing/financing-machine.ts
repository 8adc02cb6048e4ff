/**
 * States of a financing after the director has approved the application (融资). `MATERIALS`: the evidence package is
 * not yet where the funder begins. `NEED_INFO`: the funder waits for answers.
 */
export const financingStates = [
  'MATERIALS',
  'FUNDER_REVIEW',
  'NEED_INFO',
  'CONTRACT_SIGN',
  'DISBURSING',
  'DISBURSED',
  'OVERDUE',
  'SETTLED',
  'REJECTED',
  'CANCELLED',
  'LAPSED',
] as const;
export type FinancingState = (typeof financingStates)[number];

export const isFinancingState = (text: string): text is FinancingState =>
  (financingStates as readonly string[]).includes(text);

/** What happens to a financing. Only the bank's word brings `disbursed`, `paid` and `repurchased`. */
export const financingEvents = [
  'materials-ready',
  'review-passed',
  'info-asked',
  'info-given',
  'info-overdue',
  'ran-out',
  'issuer-paid',
  'overtaken',
  'rejected',
  'offer-withdrawn',
  'cancelled',
  'signed',
  'disbursed',
  'disbursement-returned',
  'fell-overdue',
  'paid-in-time',
  'settled',
] as const;
export type FinancingEvent = (typeof financingEvents)[number];

interface Change {
  readonly from: readonly FinancingState[];
  readonly to: FinancingState;
}

/** States in which nothing is signed, and the supplier can still take it back. */
const unsigned: readonly FinancingState[] = ['MATERIALS', 'FUNDER_REVIEW', 'NEED_INFO', 'CONTRACT_SIGN'];

const changes: Readonly<Record<FinancingEvent, Change>> = {
  'materials-ready': { from: ['MATERIALS'], to: 'FUNDER_REVIEW' },
  'review-passed': { from: ['FUNDER_REVIEW'], to: 'CONTRACT_SIGN' },
  'info-asked': { from: ['FUNDER_REVIEW'], to: 'NEED_INFO' },
  'info-given': { from: ['NEED_INFO'], to: 'FUNDER_REVIEW' },
  'info-overdue': { from: ['NEED_INFO'], to: 'LAPSED' },
  'ran-out': { from: [...unsigned, 'DISBURSING'], to: 'LAPSED' },
  // Too little of the instruments is left to be financed.
  'issuer-paid': { from: [...unsigned, 'DISBURSING'], to: 'LAPSED' },
  // The same, because of an act of the platform's officers.
  overtaken: { from: [...unsigned, 'DISBURSING'], to: 'LAPSED' },
  rejected: { from: ['FUNDER_REVIEW', 'NEED_INFO'], to: 'REJECTED' },
  'offer-withdrawn': { from: unsigned, to: 'REJECTED' },
  cancelled: { from: unsigned, to: 'CANCELLED' },
  signed: { from: ['CONTRACT_SIGN'], to: 'DISBURSING' },
  disbursed: { from: ['DISBURSING'], to: 'DISBURSED' },
  'disbursement-returned': { from: ['DISBURSED'], to: 'DISBURSING' },
  'fell-overdue': { from: ['DISBURSED'], to: 'OVERDUE' },
  // What could be matched only later was there on the payment day.
  'paid-in-time': { from: ['OVERDUE'], to: 'DISBURSED' },
  settled: { from: ['DISBURSED', 'OVERDUE'], to: 'SETTLED' },
};

/** The state after an event; undefined where the event cannot happen in a state. */
export function financingAfter(state: FinancingState, event: FinancingEvent): FinancingState | undefined {
  const { from, to } = changes[event];
  return from.includes(state) ? to : undefined;
}

/** States in which a financing waits for its disbursement, and reserves what it finances. */
export const pendingFinancingStates: readonly FinancingState[] = [...unsigned, 'DISBURSING'];

/** States in which the funder has paid out and is not repaid. */
export const outstandingFinancingStates: readonly FinancingState[] = ['DISBURSED', 'OVERDUE'];

/** States in which a financing has ended without a disbursement. */
export const endedFinancingStates: readonly FinancingState[] = ['REJECTED', 'CANCELLED', 'LAPSED'];

/** States in which nothing more happens to a financing: it is repaid, or has ended without a disbursement. */
export const closedFinancingStates: readonly FinancingState[] = ['SETTLED', ...endedFinancingStates];

/** Events by which a financing ends without a disbursement; what happens to it later does not change why. */
export const endingEvents: readonly string[] = financingEvents.filter((event) =>
  endedFinancingStates.includes(changes[event].to),
);

/** Whether a financing is still to be paid out, was paid out, or never will be. */
export function payoutOf(state: FinancingState | undefined): 'expected' | 'done' | 'none' {
  if (state === undefined || endedFinancingStates.includes(state)) return 'none';
  return pendingFinancingStates.includes(state) ? 'expected' : 'done';
}

/** Whether the supplier can still take a financing back. */
export const isCancellable = (state: FinancingState): boolean => unsigned.includes(state);

/** Who has a financing in a state; undefined for nobody. */
export type FinancingTurn = 'supplier' | 'funder' | 'issuer';

const turns: Readonly<Record<FinancingState, FinancingTurn | undefined>> = {
  MATERIALS: 'supplier',
  FUNDER_REVIEW: 'funder',
  NEED_INFO: 'supplier',
  CONTRACT_SIGN: 'supplier',
  DISBURSING: 'funder',
  DISBURSED: 'issuer',
  OVERDUE: 'issuer',
  SETTLED: undefined,
  REJECTED: undefined,
  CANCELLED: undefined,
  LAPSED: undefined,
};

/** States in which a financing may wait for its supplier; an overdue one does once it is asked to buy back. */
export const supplierStates: readonly FinancingState[] = [
  ...financingStates.filter((state) => turns[state] === 'supplier'),
  'OVERDUE',
];

export const financingTurn = (state: FinancingState): FinancingTurn | undefined => turns[state];

/** Working days in which a supplier answers what a funder asks. */
export const answerDays = 10;
