import { parseMoney } from '../../domain/money/money.ts';
import {
  closedFinancingStates,
  financingAfter,
  isFinancingState,
  type FinancingEvent,
} from '../../domain/trade/financing/financing-machine.ts';
import { blocksDisbursement, canBecome, paymentStates } from '../../domain/trade/financing/payment.ts';
import {
  funderActs,
  type BankWord,
  type FundedFinancing,
  type FundedPayment,
  type FunderAct,
} from '../api/financing-answers.ts';

const canHappen = ({ state }: FundedFinancing, event: FinancingEvent): boolean =>
  isFinancingState(state) && financingAfter(state, event) !== undefined;

const stateOf = ({ state }: FundedPayment) => paymentStates.find((each) => each === state);

/** Whether an amount of an answer is zero. */
export const isZero = (amount: string): boolean => parseMoney(amount)?.fen === 0n;

/** A payment in an unknown state counts as under way. */
function isOnItsWay(payment: FundedPayment): boolean {
  const state = stateOf(payment);
  return state === undefined || blocksDisbursement(state);
}

const isPossible: Readonly<Record<FunderAct, (financing: FundedFinancing) => boolean>> = {
  search: (financing) => canHappen(financing, 'review-passed') && !financing.isSearched,
  approve: (financing) => canHappen(financing, 'review-passed') && financing.isSearched,
  ask: (financing) => canHappen(financing, 'info-asked'),
  reject: (financing) => canHappen(financing, 'rejected'),
  'withdraw-offer': (financing) => canHappen(financing, 'offer-withdrawn'),
  seal: (financing) => canHappen(financing, 'disbursed') && !financing.isSealed,
  register: (financing) => canHappen(financing, 'disbursed') && !financing.isRegistered,
  disburse: (financing) =>
    canHappen(financing, 'disbursed') &&
    financing.isSealed &&
    financing.isRegistered &&
    !financing.payments.some(isOnItsWay),
  'ask-repurchase': ({ state, hasRecourse, repurchaseBy, outstanding }) =>
    state === 'OVERDUE' && hasRecourse && repurchaseBy === '' && !isZero(outstanding),
  'waive-penalty': ({ penalty }) => !isZero(penalty),
  'end-registration': ({ state, isRegistered, isRegistrationEnded }) =>
    isRegistered && !isRegistrationEnded && isFinancingState(state) && closedFinancingStates.includes(state),
};

/** The possible decisions of the funder about a financing now, in the usual order. */
export const possibleActs = (financing: FundedFinancing): readonly FunderAct[] =>
  funderActs.filter((act) => isPossible[act](financing));

const wordStates = { confirm: 'CONFIRMED', fail: 'FAILED', return: 'RETURNED' } as const;

/** The results that the bank can report for a payment now. */
export function possibleWords(payment: FundedPayment): readonly BankWord[] {
  const state = stateOf(payment);
  // Payments by other parties are matched by the lines of a statement.
  if (state === undefined || payment.purpose !== 'disbursement') return [];
  return (['confirm', 'fail', 'return'] as const).filter((word) => canBecome(state, wordStates[word]));
}

const actsWithWords: readonly FunderAct[] = ['ask', 'reject', 'withdraw-offer'];

/** Whether an act has a remark to the supplier. */
export const hasWords = (act: FunderAct): boolean => actsWithWords.includes(act);
