import { daysBetween, type PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { interestOf, type FinancingCost } from './financing-cost.ts';
import type { FundingTerms } from './funding-programme.ts';

/** Amounts owed to a funder that has paid out. */
export interface FinancingDues {
  /** Late-payment interest (罚息). */
  readonly penalty: Money;
  /** Interest that was not deducted from the disbursement. */
  readonly interest: Money;
  readonly principal: Money;
}

/** Kinds of dues, in the order in which one payment settles them. */
export const dueKinds = ['penalty', 'interest', 'principal'] as const satisfies readonly (keyof FinancingDues)[];

export const noDues: FinancingDues = { penalty: zeroMoney, interest: zeroMoney, principal: zeroMoney };

/** Sum of all dues. */
export const sumOfDues = ({ penalty, interest, principal }: FinancingDues): Money =>
  sumMoney([penalty, interest, principal]);

/** Facts of a financing that determine its dues. */
export interface RunningFinancing {
  /** Principal not repaid yet. */
  readonly outstanding: Money;
  /** Interest that was neither deducted nor paid. */
  readonly interestDue: Money;
  /** Unpaid penalty up to `penaltyFrom`. */
  readonly penaltyDue: Money;
  /** First day of further penalty; empty for a financing that is not overdue. */
  readonly penaltyFrom: PlainDate;
  /** Last day of grace, up to which a late payment costs nothing; empty before the financing is overdue. */
  readonly graceUntil: PlainDate;
}

/** Payer of interest that is not deducted from the disbursement; undefined where it is deducted. */
export function deferredInterestPayer({
  interestTime,
  interestBearer,
}: Pick<FundingTerms, 'interestTime' | 'interestBearer'>): FundingTerms['interestBearer'] | undefined {
  return interestBearer === 'issuer' || interestTime === 'maturity' ? interestBearer : undefined;
}

/** Interest that remains to be paid after a disbursement. */
export const outstandingInterest = (
  terms: Pick<FundingTerms, 'interestTime' | 'interestBearer'>,
  { interest }: Pick<FinancingCost, 'interest'>,
): Money => (deferredInterestPayer(terms) === undefined ? zeroMoney : interest);

/**
 * Dues on a day. The penalty is simple interest on the late principal, for whole days from the payment day, inclusive,
 * to the day of payment, exclusive; each period is rounded half up to the fen. Payments by the last day of grace cost
 * no penalty.
 */
export function duesOn(
  { outstanding, interestDue, penaltyDue, penaltyFrom, graceUntil }: RunningFinancing,
  { penaltyRate, dayBasis }: Pick<FundingTerms, 'penaltyRate' | 'dayBasis'>,
  day: PlainDate,
): FinancingDues {
  const days = penaltyFrom === '' || day <= graceUntil ? 0 : Math.max(0, daysBetween(penaltyFrom, day));
  const further = interestOf(outstanding, penaltyRate, days, dayBasis);
  return { penalty: addMoney(penaltyDue, further), interest: interestDue, principal: outstanding };
}

/** Repaid principal, with the day on which the bank moved it. */
export interface Repayment {
  readonly on: PlainDate;
  readonly amount: Money;
}

/** Period of a penalty: its first day, and the day after its last. */
export interface PenaltyPeriod extends Pick<RunningFinancing, 'graceUntil'> {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/**
 * Penalty for a period, on the principal that was open on each day. `outstanding`: principal open after all repayments.
 * Each part between two repayments is rounded separately. Repayments by the last day of grace cost no penalty.
 */
export function penaltyFor(
  { from, to, graceUntil }: PenaltyPeriod,
  outstanding: Money,
  repayments: readonly Repayment[],
  { penaltyRate, dayBasis }: Pick<FundingTerms, 'penaltyRate' | 'dayBasis'>,
): Money {
  const late = repayments.filter(({ on }) => on > from && on > graceUntil);
  let open = sumMoney([outstanding, ...late.map(({ amount }) => amount)]);
  let since = from;
  let penalty = zeroMoney;
  for (const { on, amount } of late
    .filter((each) => each.on < to)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    penalty = addMoney(penalty, interestOf(open, penaltyRate, daysBetween(since, on), dayBasis));
    open = { fen: open.fen - amount.fen };
    since = on;
  }
  return addMoney(penalty, interestOf(open, penaltyRate, Math.max(0, daysBetween(since, to)), dayBasis));
}

/** Dues that a payment settles, and the rest of the payment. */
export interface SettledDues {
  readonly paid: FinancingDues;
  readonly rest: Money;
}

/** Settles dues in their order and returns the rest. Throws `RangeError` for a negative payment. */
export function settleDues(payment: Money, dues: FinancingDues): SettledDues {
  if (payment.fen < 0n) throw new RangeError('A payment is not negative');
  let left = payment;
  let paid = noDues;
  for (const kind of dueKinds) {
    const part = compareMoney(left, dues[kind]) < 0 ? left : dues[kind];
    paid = { ...paid, [kind]: part };
    left = { fen: left.fen - part.fen };
  }
  return { paid, rest: left };
}

/** Working days before the payment day from which issuer and supplier are reminded. */
export const reminderDays = 5;
