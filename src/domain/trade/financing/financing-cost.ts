import { addDays, daysBetween, shanghaiDate, shanghaiInstant, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, isWorkingDay, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import { addMoney, compareMoney, zeroMoney, type Money } from '../../money/money.ts';
import type { DayBasis, FundingTerms, Millionths } from './funding-programme.ts';

const millionth = 1_000_000n;
/** Day basis on which all annual costs are compared, whatever the basis of an interest. */
const comparedBasis = 360n;

/** A quotient of whole numbers that are not negative, rounded half up. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** A part of an amount, rounded half up to the fen. */
export function partOf({ fen }: Money, rate: Millionths): Money {
  return { fen: roundedQuotient(fen * BigInt(rate), millionth) };
}

/**
 * Simple interest for whole days: `amount × rate × days ÷ basis`, rounded half up to the fen. Throws a RangeError for
 * negative or broken numbers.
 */
export function interestOf({ fen }: Money, annualRate: Millionths, days: number, basis: DayBasis): Money {
  if (fen < 0n || annualRate < 0 || days < 0) throw new RangeError('Interest is computed of positive numbers');
  return { fen: roundedQuotient(fen * BigInt(annualRate) * BigInt(days), millionth * BigInt(basis)) };
}

/** The fee for an amount, within its bounds. */
export function feeOf(
  amount: Money,
  { feeRate, feeLeast, feeMost }: Pick<FundingTerms, 'feeRate' | 'feeLeast' | 'feeMost'>,
): Money {
  const usual = partOf(amount, feeRate);
  if (feeMost !== undefined && compareMoney(usual, feeMost) > 0) return feeMost;
  return compareMoney(usual, feeLeast) < 0 ? feeLeast : usual;
}

/** The value-added tax that an amount includes, rounded half up to the fen. */
export function includedTax({ fen }: Money, taxRate: Millionths): Money {
  const rate = BigInt(taxRate);
  return { fen: roundedQuotient(fen * rate, millionth + rate) };
}

/**
 * All costs as a simple rate of a year, in millionths: `cost ÷ net × 360 ÷ days`. Undefined where nothing is paid out
 * or no day passes.
 */
export function annualCostOf(cost: Money, net: Money, days: number): Millionths | undefined {
  if (net.fen <= 0n || days <= 0) return undefined;
  return Number(roundedQuotient(cost.fen * comparedBasis * millionth, net.fen * BigInt(days)));
}

/**
 * The day on which an amount arrives that is approved at an instant (milliseconds). An approval on a day off, or from
 * the cut-off on, counts for the next working day.
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

/** What a financing costs, from its disbursement to its due date. */
export interface FinancingCost {
  readonly amount: Money;
  /** Days that bear interest: from the disbursement, included, to the due date, excluded. */
  readonly days: number;
  readonly interest: Money;
  readonly fee: Money;
  /** Value-added tax that the fee includes. */
  readonly feeTax: Money;
  /** What the supplier bears of interest and fee. */
  readonly cost: Money;
  /** What is paid out. */
  readonly net: Money;
  /** Undefined where it cannot be computed. */
  readonly annualCost: Millionths | undefined;
}

/** Costs of an amount that is disbursed on one day and due on another. A day in the past bears no interest. */
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
    // Interest at maturity is no part of what is paid out, yet of what it costs.
    annualCost: annualCostOf(cost, net, days),
  };
}
