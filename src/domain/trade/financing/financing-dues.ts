import { daysBetween, type PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { interestOf, type FinancingCost } from './financing-cost.ts';
import type { FundingTerms } from './funding-programme.ts';

/** What a funder that has paid out is still owed. */
export interface FinancingDues {
  /** Interest for late payment (罚息). */
  readonly penalty: Money;
  /** Interest that was not deducted from the disbursement. */
  readonly interest: Money;
  readonly principal: Money;
}

/** Kinds of dues, in the order in which one payment settles them. */
export const dueKinds = ['penalty', 'interest', 'principal'] as const satisfies readonly (keyof FinancingDues)[];

export const noDues: FinancingDues = { penalty: zeroMoney, interest: zeroMoney, principal: zeroMoney };

/** Sum of what is owed. */
export const sumOfDues = ({ penalty, interest, principal }: FinancingDues): Money =>
  sumMoney([penalty, interest, principal]);

/** A financing as far as its dues go. */
export interface RunningFinancing {
  /** Principal that is not repaid. */
  readonly outstanding: Money;
  /** Interest that is not deducted, and not paid. */
  readonly interestDue: Money;
  /** Penalty up to `penaltyFrom` that is not paid. */
  readonly penaltyDue: Money;
  /** Day from which on a further penalty is counted; empty for a financing that is not overdue. */
  readonly penaltyFrom: PlainDate;
  /** Last day of grace, on which nothing is added for late payment; empty before the financing is overdue. */
  readonly graceUntil: PlainDate;
}

/** Who pays the interest later, instead of having it deducted; undefined where it is deducted. */
export function laterInterestPayer({
  interestTime,
  interestBearer,
}: Pick<FundingTerms, 'interestTime' | 'interestBearer'>): FundingTerms['interestBearer'] | undefined {
  return interestBearer === 'issuer' || interestTime === 'maturity' ? interestBearer : undefined;
}

/** Interest that a disbursement leaves to be paid. */
export const interestAfter = (
  terms: Pick<FundingTerms, 'interestTime' | 'interestBearer'>,
  { interest }: Pick<FinancingCost, 'interest'>,
): Money => (laterInterestPayer(terms) === undefined ? zeroMoney : interest);

/**
 * What is owed on a day. A penalty is simple interest on the principal that is late, for whole days from the payment
 * day, included, to the day of payment, excluded; each span of days is rounded half up to the fen. What is paid by the
 * last day of grace costs none.
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

/** Principal that was repaid, with the day on which the bank moved it. */
export interface Repayment {
  readonly on: PlainDate;
  readonly amount: Money;
}

/** Days for which a penalty was counted: the first of them, and the day after the last one. */
export interface CountedDays extends Pick<RunningFinancing, 'graceUntil'> {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/**
 * Penalty for some days, each on the principal that was open then. `outstanding`: what is open after all repayments. A
 * span of days between two repayments is rounded by itself. What was repaid by the last day of grace costs none.
 */
export function penaltyFor(
  { from, to, graceUntil }: CountedDays,
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

/** How a payment settles dues, and what is left of it. */
export interface SettledDues {
  readonly paid: FinancingDues;
  readonly rest: Money;
}

/** Settles dues in their order; what exceeds them is left. Throws a RangeError for a negative payment. */
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

/** Working days before the payment day from which on issuer and supplier are reminded of it. */
export const reminderDays = 5;
