import { sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import type { LedgerSide } from '../shared/posting.ts';
import type { DueMonth } from '../shared/maturity-ladder.ts';
import { ledgerFlows, type BusinessFlow } from './business-flow.ts';
import type { ReviewFigures } from './review.ts';
import type { MonthPeriod } from './month-period.ts';

/** A flow in one month. */
export interface MonthFlow {
  readonly month: string;
  readonly flow: BusinessFlow;
  readonly count: number;
  readonly amount: Money;
}

/** What is open between the reader and another company. */
export interface OpenPart {
  readonly companyId: string;
  readonly name: string;
  readonly amount: Money;
}

/** Figures of a company's instruments over a period, with those of the period before. */
export interface TradeStatistics {
  readonly period: MonthPeriod;
  readonly before: MonthPeriod;
  readonly flows: readonly MonthFlow[];
  readonly flowsBefore: readonly MonthFlow[];
  /** What was open at the end of each month of the period, today for the present one. */
  readonly balances: readonly { readonly month: string; readonly amount: Money }[];
  /** What was open when the period began. */
  readonly opening: Money;
  /** What is open now, by the month in which it falls due. */
  readonly dueMonths: readonly DueMonth[];
  /** What of it should have been paid before today; undefined where the back end does not say. */
  readonly overdue: Pick<DueMonth, 'count' | 'amount'> | undefined;
  /** The companies with which most is open now, the most first, and everything that is open with all of them. */
  readonly parts: readonly OpenPart[];
  readonly open: Money;
  readonly partCount: number;
  /** What is held by companies of which the reader is not told yet. */
  readonly unnamed: Money;
  /** How applications were reviewed; undefined where the back end does not say. */
  readonly reviews: ReviewFigures | undefined;
  /** When the figures were read, in milliseconds. */
  readonly asOf: number;
}

/** Share of one company in what is open from which on it is pointed out, in percent (集中度提醒线). */
export const concentrationLine = 20;

/** Number of companies that are listed by name. */
export const mostParts = 10;

export interface FlowSum {
  readonly count: number;
  readonly amount: Money;
}

/** Sum of a flow over all months. */
export function sumOfFlow(flows: readonly MonthFlow[], flow: BusinessFlow): FlowSum {
  const own = flows.filter((each) => each.flow === flow);
  return {
    count: own.reduce((all, { count }) => all + count, 0),
    amount: sumMoney(own.map(({ amount }) => amount)),
  };
}

/** A flow in each of some months; zero where nothing was done. */
export const flowByMonth = (
  flows: readonly MonthFlow[],
  flow: BusinessFlow,
  months: readonly string[],
): readonly Money[] =>
  months.map((month) => flows.find((each) => each.flow === flow && each.month === month)?.amount ?? zeroMoney);

/** Flows that raise what is open; the others that move the ledger lower it. */
const raisingFlows: readonly BusinessFlow[] = ['issued', 'received'];

/**
 * What changed the balance of a side beside the flows that are counted: returns, cancellations, court transfers,
 * successions and corrections. Opening, flows and this add up to the closing.
 */
export function otherChange(
  side: LedgerSide,
  flows: readonly MonthFlow[],
  { opening, closing }: { readonly opening: Money; readonly closing: Money },
): Money {
  const moved = ledgerFlows[side].map((flow) => {
    const { fen } = sumOfFlow(flows, flow).amount;
    return { fen: raisingFlows.includes(flow) ? fen : -fen };
  });
  return { fen: closing.fen - opening.fen - sumMoney(moved).fen };
}

/**
 * `otherChange` of each month of which the balance is known, the earliest first. `balances`: what was open at the end
 * of each of them.
 */
export const otherChanges = (
  side: LedgerSide,
  flows: readonly MonthFlow[],
  { opening, balances }: Pick<TradeStatistics, 'opening' | 'balances'>,
): readonly Money[] =>
  balances.map(({ month, amount: closing }, index) =>
    otherChange(
      side,
      flows.filter((each) => each.month === month),
      { opening: balances[index - 1]?.amount ?? opening, closing },
    ),
  );

/**
 * Change from one amount to another in tenths of a percent, rounded half away from zero; undefined where there was
 * nothing before.
 */
export function changeOf(before: Money, now: Money): number | undefined {
  if (before.fen <= 0n) return undefined;
  const difference = now.fen - before.fen;
  const sign = difference < 0n ? -1n : 1n;
  return Number(sign * ((2n * sign * difference * 1000n + before.fen) / (2n * before.fen)));
}

/** Share of a part in a whole, in tenths of a percent, rounded half up; zero of nothing. */
export const shareOf = (part: Money, whole: Money): number =>
  whole.fen <= 0n ? 0 : Number((2n * part.fen * 1000n + whole.fen) / (2n * whole.fen));

/** Number of steps of a chart's axis. */
export const axisSteps = 4;

/**
 * The step of an axis that reaches an amount in four steps: 1, 2, 2.5 or 5 times a power of ten, one yuan at least.
 * Zero for nothing.
 */
export function axisStep(highest: Money): Money {
  if (highest.fen <= 0n) return zeroMoney;
  for (let power = 10n; ; power *= 10n)
    for (const tenths of [10n, 20n, 25n, 50n]) {
      const step = tenths * power;
      if (step * BigInt(axisSteps) >= highest.fen) return { fen: step };
    }
}
