import type { FinancingState } from './financing-machine.ts';

/**
 * States of a business in its evidence package, for credits, payrolls and receivables (checklist F-230). The documents
 * name no state of a payroll; once financed, it has those of the credit that pays it.
 */
interface BusinessState {
  readonly credit: 'HOLDING' | 'FINANCING' | 'FINANCED' | 'SETTLED';
  readonly payroll: 'ISSUED' | 'FINANCING' | 'FINANCED' | 'SETTLED';
  readonly receivable:
    | 'WAIT_SIGN_UP'
    | 'FINANCING_AUDITING'
    | 'FINANCING_AUDITING_INTERACTING'
    | 'WAIT_PAYMENT'
    | 'LOANED'
    | 'OVERDUE'
    | 'SETTLED';
}

/** Kind of business, which decides the names of its states. */
export type FinancedBusiness = keyof BusinessState;

const free: BusinessState = { credit: 'HOLDING', payroll: 'ISSUED', receivable: 'WAIT_SIGN_UP' };
const gone: BusinessState = { credit: 'SETTLED', payroll: 'SETTLED', receivable: 'SETTLED' };
const reviewed: BusinessState = { credit: 'FINANCING', payroll: 'FINANCING', receivable: 'FINANCING_AUDITING' };

/** Whether the holder still has a part of the holding. */
export const remainingHoldingStates = ['left', 'nothing-left'] as const;
export type RemainingHoldingState = (typeof remainingHoldingStates)[number];

type ByRest = Readonly<Record<RemainingHoldingState, BusinessState>>;

const always = (state: BusinessState): ByRest => ({ left: state, 'nothing-left': state });
const ended: ByRest = { left: free, 'nothing-left': gone };

/** State of a business by its financing and the rest of its holding; `none` for a business without a financing. */
const states: Readonly<Record<FinancingState | 'none', ByRest>> = {
  none: ended,
  // The evidence package is still being assembled, so the business can be selected.
  MATERIALS: always(free),
  FUNDER_REVIEW: always(reviewed),
  NEED_INFO: always({ credit: 'FINANCING', payroll: 'FINANCING', receivable: 'FINANCING_AUDITING_INTERACTING' }),
  CONTRACT_SIGN: always({ credit: 'FINANCING', payroll: 'FINANCING', receivable: 'WAIT_SIGN_UP' }),
  DISBURSING: always({ credit: 'FINANCING', payroll: 'FINANCING', receivable: 'WAIT_PAYMENT' }),
  DISBURSED: always({ credit: 'FINANCED', payroll: 'FINANCED', receivable: 'LOANED' }),
  OVERDUE: always({ credit: 'FINANCED', payroll: 'FINANCED', receivable: 'OVERDUE' }),
  SETTLED: ended,
  REJECTED: ended,
  CANCELLED: ended,
  LAPSED: ended,
};

/** States by priority, where a business has several financings. */
const shownFirst: readonly FinancingState[] = [
  'OVERDUE',
  'DISBURSED',
  'DISBURSING',
  'CONTRACT_SIGN',
  'NEED_INFO',
  'FUNDER_REVIEW',
  'MATERIALS',
];

/** State of a business, from its financings and the rest of its holding. */
export function businessStateOf(
  business: FinancedBusiness,
  financings: readonly FinancingState[],
  rest: RemainingHoldingState,
): string {
  const shown = shownFirst.find((state) => financings.includes(state)) ?? 'none';
  return states[shown][rest][business];
}

/** Facts of a financing that its evidence package shows. Instants in milliseconds since the epoch. */
export interface FinancingSummary {
  readonly state: FinancingState;
  /** Time of the disbursement; undefined before, and after a returned disbursement. */
  readonly disbursedAt: number | undefined;
  /** Time of the settlement; undefined before. */
  readonly settledAt: number | undefined;
}

const paidOut: readonly FinancingState[] = ['DISBURSED', 'OVERDUE', 'SETTLED'];

/** First disbursement for the businesses of an evidence package, and their last repayment; each undefined before. */
export function fundingOf(financings: readonly FinancingSummary[]): {
  readonly fundedAt: number | undefined;
  readonly repaidAt: number | undefined;
} {
  const funded = financings.filter(({ state }) => paidOut.includes(state));
  const disbursed = funded.flatMap(({ disbursedAt }) => disbursedAt ?? []);
  const settled = funded.flatMap(({ settledAt }) => settledAt ?? []);
  return {
    fundedAt: disbursed.length === 0 ? undefined : Math.min(...disbursed),
    repaidAt: settled.length === 0 || settled.length < funded.length ? undefined : Math.max(...settled),
  };
}
