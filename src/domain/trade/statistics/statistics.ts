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

/** Open amount between the user and another company. */
export interface OpenPart {
  readonly companyId: string;
  readonly name: string;
  readonly amount: Money;
}

/** Figures of a company's instruments for a period, and for the period before. */
export interface TradeStatistics {
  readonly period: MonthPeriod;
  readonly before: MonthPeriod;
  readonly flows: readonly MonthFlow[];
  readonly flowsBefore: readonly MonthFlow[];
  /** Open amount at the end of each month of the period; for the current month, today. */
  readonly balances: readonly { readonly month: string; readonly amount: Money }[];
  /** Open amount at the beginning of the period. */
  readonly opening: Money;
  /** Current open amount by month of the due date. */
  readonly dueMonths: readonly DueMonth[];
  /** Part of it that was payable before today; undefined where the back end does not say. */
  readonly overdue: Pick<DueMonth, 'count' | 'amount'> | undefined;
  /** Companies with the largest current open amounts, the largest first; and the total with all companies. */
  readonly parts: readonly OpenPart[];
  readonly open: Money;
  readonly partCount: number;
  /** Amount held by companies whose names the user may not know yet. */
  readonly unnamed: Money;
  /** Review figures; undefined where the back end does not say. */
  readonly reviews: ReviewFigures | undefined;
  /** Time at which the figures were read, in milliseconds since the epoch. */
  readonly asOf: number;
}

/** Share of one company in the open amount, in percent, from which it is highlighted (集中度提醒线). */
export const concentrationLine = 20;

/** Maximum number of companies listed by name. */
export const maxParts = 10;

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

/** Values of a flow for each of some months; zero for a month without any. */
export const flowByMonth = (
  flows: readonly MonthFlow[],
  flow: BusinessFlow,
  months: readonly string[],
): readonly Money[] =>
  months.map((month) => flows.find((each) => each.flow === flow && each.month === month)?.amount ?? zeroMoney);

/** Flows that increase the open amount; other ledger flows decrease it. */
const raisingFlows: readonly BusinessFlow[] = ['issued', 'received'];

/**
 * Change of a side's balance that the counted flows do not explain: returns, cancellations, court transfers,
 * successions and corrections. Opening, flows and this change add up to the closing balance.
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
 * `otherChange` of each month with a known balance, the earliest first. `balances`: open amounts at the end of those
 * months.
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
 * Change between two amounts in tenths of a percent, rounded half away from zero; undefined where the first is not
 * positive.
 */
export function changeOf(before: Money, now: Money): number | undefined {
  if (before.fen <= 0n) return undefined;
  const difference = now.fen - before.fen;
  const sign = difference < 0n ? -1n : 1n;
  return Number(sign * ((2n * sign * difference * 1000n + before.fen) / (2n * before.fen)));
}

/** Share of a part in a whole, in tenths of a percent, rounded half up; zero where the whole is not positive. */
export const shareOf = (part: Money, whole: Money): number =>
  whole.fen <= 0n ? 0 : Number((2n * part.fen * 1000n + whole.fen) / (2n * whole.fen));

/** Number of steps of a chart axis. */
export const axisSteps = 4;

/**
 * Step of a chart axis that reaches an amount in four steps: 1, 2, 2.5 or 5 times a power of ten, at least one yuan.
 * Zero for no amount.
 */
export function axisStep(highest: Money): Money {
  if (highest.fen <= 0n) return zeroMoney;
  for (let power = 10n; ; power *= 10n)
    for (const tenths of [10n, 20n, 25n, 50n]) {
      const step = tenths * power;
      if (step * BigInt(axisSteps) >= highest.fen) return { fen: step };
    }
}
