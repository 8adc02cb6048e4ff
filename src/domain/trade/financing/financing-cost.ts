import { addDays, daysBetween, shanghaiDate, shanghaiInstant, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, isWorkingDay, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import { addMoney, compareMoney, zeroMoney, type Money } from '../../money/money.ts';
import type { DayBasis, FundingTerms, Millionths } from './funding-programme.ts';

const millionth = 1_000_000n;
/** Day basis of all annual costs, so that they are comparable regardless of the day basis of the interest. */
const comparedBasis = 360n;

/** Quotient of whole, non-negative numbers, rounded half up. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Part of an amount, rounded half up to the fen. */
export function partOf({ fen }: Money, rate: Millionths): Money {
  return { fen: roundedQuotient(fen * BigInt(rate), millionth) };
}

/**
 * Simple interest for whole days: `amount × rate × days ÷ basis`, rounded half up to the fen. Throws `RangeError` for
 * negative values.
 */
export function interestOf({ fen }: Money, annualRate: Millionths, days: number, basis: DayBasis): Money {
  if (fen < 0n || annualRate < 0 || days < 0) throw new RangeError('Interest is computed of positive numbers');
  return { fen: roundedQuotient(fen * BigInt(annualRate) * BigInt(days), millionth * BigInt(basis)) };
}

/** Fee for an amount, limited by its bounds. */
export function feeOf(
  amount: Money,
  { feeRate, feeLeast, feeMost }: Pick<FundingTerms, 'feeRate' | 'feeLeast' | 'feeMost'>,
): Money {
  const usual = partOf(amount, feeRate);
  if (feeMost !== undefined && compareMoney(usual, feeMost) > 0) return feeMost;
  return compareMoney(usual, feeLeast) < 0 ? feeLeast : usual;
}

/** Value-added tax included in an amount, rounded half up to the fen. */
export function includedTax({ fen }: Money, taxRate: Millionths): Money {
  const rate = BigInt(taxRate);
  return { fen: roundedQuotient(fen * rate, millionth + rate) };
}

/**
 * Annual cost as a simple rate in millionths: `cost ÷ net × 360 ÷ days`. Undefined where the net amount or the number
 * of days is not positive.
 */
export function annualCostOf(cost: Money, net: Money, days: number): Millionths | undefined {
  if (net.fen <= 0n || days <= 0) return undefined;
  return Number(roundedQuotient(cost.fen * comparedBasis * millionth, net.fen * BigInt(days)));
}

/**
 * Day on which an amount approved at an instant (milliseconds since the epoch) arrives. An approval on a day off, or
 * from the cut-off hour on, counts for the next working day.
 */
export function arrivalDay(
  approvedAt: number,
  { settlementDays, cutOffHour }: Pick<FundingTerms, 'settlementDays' | 'cutOffHour'>,
  calendar: WorkingCalendar,
): ExpectedDay {
  const today = shanghaiDate(approvedAt);
  const isInTime = isWorkingDay(today, calendar) && approvedAt < shanghaiInstant(today, cutOffHour);
  const counted = addWorkingDays(isInTime ? today : addDays(today, 1), 0, calendar);
  const arrival = addWorkingDays(counted.day, settlementDays, calendar);
  return { day: arrival.day, about: counted.about || arrival.about };
}

/** Costs of a financing, from its disbursement to its due date. */
export interface FinancingCost {
  readonly amount: Money;
  /** Days with interest: from the disbursement, inclusive, to the due date, exclusive. */
  readonly days: number;
  readonly interest: Money;
  readonly fee: Money;
  /** Value-added tax included in the fee. */
  readonly feeTax: Money;
  /** Interest and fee that the supplier bears. */
  readonly cost: Money;
  /** Amount paid out. */
  readonly net: Money;
  /** Annual cost; undefined where it cannot be computed. */
  readonly annualCost: Millionths | undefined;
}

/**
 * Costs of an amount that is disbursed on one day and due on another. No interest accrues where the due date is not
 * later.
 */
export function financingCost(
  amount: Money,
  terms: FundingTerms,
  disbursedOn: PlainDate,
  dueOn: PlainDate,
): FinancingCost {
  const days = Math.max(0, daysBetween(disbursedOn, dueOn));
  const interest = interestOf(amount, terms.annualRate, days, terms.dayBasis);
  const fee = feeOf(amount, terms);
  const borne = terms.interestBearer === 'supplier' ? interest : zeroMoney;
  const cost = addMoney(borne, fee);
  const deducted = terms.interestTime === 'advance' ? cost : fee;
  const net = { fen: amount.fen > deducted.fen ? amount.fen - deducted.fen : 0n };
  return {
    amount,
    days,
    interest,
    fee,
    feeTax: includedTax(fee, terms.feeTaxRate),
    cost,
    net,
    // Interest paid at maturity does not reduce the payout, but is part of the cost.
    annualCost: annualCostOf(cost, net, days),
  };
}
