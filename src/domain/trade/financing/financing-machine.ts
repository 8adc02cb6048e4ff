/**
 * States of a financing (融资) after the director's approval of the application. `MATERIALS`: the evidence package is not
 * ready for the funder's review. `NEED_INFO`: the funder waits for answers.
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

/** Events of a financing. `disbursed`, `paid` and `repurchased` come from the bank only. */
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

/** States before the signature, in which the supplier can still cancel. */
const unsigned: readonly FinancingState[] = ['MATERIALS', 'FUNDER_REVIEW', 'NEED_INFO', 'CONTRACT_SIGN'];

const changes: Readonly<Record<FinancingEvent, Change>> = {
  'materials-ready': { from: ['MATERIALS'], to: 'FUNDER_REVIEW' },
  'review-passed': { from: ['FUNDER_REVIEW'], to: 'CONTRACT_SIGN' },
  'info-asked': { from: ['FUNDER_REVIEW'], to: 'NEED_INFO' },
  'info-given': { from: ['NEED_INFO'], to: 'FUNDER_REVIEW' },
  'info-overdue': { from: ['NEED_INFO'], to: 'LAPSED' },
  'ran-out': { from: [...unsigned, 'DISBURSING'], to: 'LAPSED' },
  // The issuer has paid, so that too little of the instruments is left to finance.
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
  // A payment that was made in time was matched later.
  'paid-in-time': { from: ['OVERDUE'], to: 'DISBURSED' },
  settled: { from: ['DISBURSED', 'OVERDUE'], to: 'SETTLED' },
};

/** State after an event; undefined where the event is not possible. */
export function financingAfter(state: FinancingState, event: FinancingEvent): FinancingState | undefined {
  const { from, to } = changes[event];
  return from.includes(state) ? to : undefined;
}

/** States before the disbursement, in which a financing reserves its holdings. */
export const pendingFinancingStates: readonly FinancingState[] = [...unsigned, 'DISBURSING'];

/** States after the disbursement and before the repayment. */
export const outstandingFinancingStates: readonly FinancingState[] = ['DISBURSED', 'OVERDUE'];

/** Whether the funder has paid out and waits for repayment. */
export const isOutstanding = ({ state }: { readonly state: FinancingState | undefined }): boolean =>
  state !== undefined && outstandingFinancingStates.includes(state);

/** Final states without a disbursement. */
export const endedFinancingStates: readonly FinancingState[] = ['REJECTED', 'CANCELLED', 'LAPSED'];

/** Final states: repaid, or ended without a disbursement. */
export const closedFinancingStates: readonly FinancingState[] = ['SETTLED', ...endedFinancingStates];

/** Events that end a financing without a disbursement. Later events do not change this reason. */
export const endingEvents: readonly string[] = financingEvents.filter((event) =>
  endedFinancingStates.includes(changes[event].to),
);

/** Whether the payout of a financing is expected, done, or will never happen. */
export function payoutOf(state: FinancingState | undefined): 'expected' | 'done' | 'none' {
  if (state === undefined || endedFinancingStates.includes(state)) return 'none';
  return pendingFinancingStates.includes(state) ? 'expected' : 'done';
}

/** Whether the supplier can still cancel a financing. */
export const isCancellable = (state: FinancingState): boolean => unsigned.includes(state);

/** Party that has to act on a financing; undefined for nobody. */
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

/** States in which a financing may wait for its supplier. An overdue one does after a request to buy back. */
export const supplierStates: readonly FinancingState[] = [
  ...financingStates.filter((state) => turns[state] === 'supplier'),
  'OVERDUE',
];

export const financingTurn = (state: FinancingState): FinancingTurn | undefined => turns[state];

/** Working days within which a supplier answers a funder's questions. */
export const answerDays = 10;
