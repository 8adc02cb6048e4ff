import type { FinancingState } from './financing-machine.ts';

/**
 * Names of the states of a business in the evidence: of credits, of payrolls, and of receivables (checklist F-230). The
 * documents name no state of a payroll; once it is financed it has those of the credit that pays it.
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

/** Where the state of a business is shown: the evidence names it by the kind of the business. */
export type FinancedBusiness = keyof BusinessState;

const free: BusinessState = { credit: 'HOLDING', payroll: 'ISSUED', receivable: 'WAIT_SIGN_UP' };
const gone: BusinessState = { credit: 'SETTLED', payroll: 'SETTLED', receivable: 'SETTLED' };
const reviewed: BusinessState = { credit: 'FINANCING', payroll: 'FINANCING', receivable: 'FINANCING_AUDITING' };

/** Whether something of a holding is left with its holder. */
export const heldRests = ['left', 'nothing-left'] as const;
export type HeldRest = (typeof heldRests)[number];

type ByRest = Readonly<Record<HeldRest, BusinessState>>;

const always = (state: BusinessState): ByRest => ({ left: state, 'nothing-left': state });
const ended: ByRest = { left: free, 'nothing-left': gone };

/** The state of a business by its financing and what is left of its holding; `none` for one without a financing. */
const states: Readonly<Record<FinancingState | 'none', ByRest>> = {
  none: ended,
  // Its evidence is still made, so that it can be chosen.
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

/** States in the order in which a business with several financings shows one. */
const shownFirst: readonly FinancingState[] = [
  'OVERDUE',
  'DISBURSED',
  'DISBURSING',
  'CONTRACT_SIGN',
  'NEED_INFO',
  'FUNDER_REVIEW',
  'MATERIALS',
];

/** The state of a business, by its financings and what is left of its holding. */
export function businessStateOf(
  business: FinancedBusiness,
  financings: readonly FinancingState[],
  rest: HeldRest,
): string {
  const shown = shownFirst.find((state) => financings.includes(state)) ?? 'none';
  return states[shown][rest][business];
}

/** A financing as far as the evidence of what it finances follows it. Instants in milliseconds. */
export interface FollowedFinancing {
  readonly state: FinancingState;
  /** When it was paid out; undefined before, and after the money came back. */
  readonly disbursedAt: number | undefined;
  /** When it was settled; undefined before. */
  readonly settledAt: number | undefined;
}

const paidOut: readonly FinancingState[] = ['DISBURSED', 'OVERDUE', 'SETTLED'];

/**
 * When the businesses of an evidence package were first paid out, and when the last of it was repaid; each undefined
 * before.
 */
export function fundingOf(financings: readonly FollowedFinancing[]): {
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
