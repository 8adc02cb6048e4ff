import type { StatisticsWire } from '../ports.ts';
import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  addMoney,
  compareMoney,
  moneyToText,
  sumMoney,
  zeroMoney,
  type Money,
} from '../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { lastOverdueDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import type { LedgerOwner } from '../../../src/domain/trade/shared/posting.ts';
import {
  daysOfPeriod,
  monthsOf,
  periodBefore,
  type MonthPeriod,
} from '../../../src/domain/trade/statistics/month-period.ts';
import { stepRoles } from '../../../src/domain/trade/shared/application-policy.ts';
import { actsOfSide, reviewFigures, type ReviewSum } from '../../../src/domain/trade/statistics/review.ts';
import { maxParts, type MonthFlow } from '../../../src/domain/trade/statistics/statistics.ts';
import type { Transaction } from '../store.ts';
import type { CountedSum, OpenParts } from '../tables/trade.ts';
import { namesOf } from './holding-wire.ts';
import { readNamedHolders } from './named-holders.ts';
import type { Moment } from './trade-facts.ts';

const flowToWire = ({ month, flow, count, amount }: MonthFlow) => ({
  month,
  flow,
  count,
  totalAmount: moneyToText(amount),
});

/**
 * Open amounts at the beginning of a period, and at the end of each of its months; for the current month, today's.
 * Later months have none.
 */
async function balancesOf({ postings }: Transaction, owner: LedgerOwner, period: MonthPeriod, today: PlainDate) {
  const months = monthsOf(period).filter((each) => each <= today.slice(0, 7));
  const ends = months.map((month) => addDays(daysOfPeriod({ from: month, to: month }).to, 1));
  const [opening, ...balances] = await postings.balancesBefore(owner, [daysOfPeriod(period).from, ...ends]);
  return {
    openingAmount: moneyToText(opening ?? zeroMoney),
    balances: months.map((month, index) => ({ month, amount: moneyToText(balances[index] ?? zeroMoney) })),
  };
}

/** Figures of the reviews of some months. */
function reviewsToWire(sums: readonly ReviewSum[], months: readonly string[]) {
  const { times, months: counted, reasons, submitted, sentBack } = reviewFigures(sums, months, stepRoles);
  return {
    times: times.map((time) => ({ ...time, months: [...time.months] })),
    months: [...counted],
    reasons: [...reasons],
    submitted,
    sentBack,
  };
}

/** Amounts that are open and should have been paid before today. */
async function overdueSum(
  { holdings }: Transaction,
  { companyId, side }: LedgerOwner,
  kind: InstrumentKind,
  { today, calendar }: Moment,
): Promise<CountedSum> {
  const dueTo = lastOverdueDate(today, calendar);
  if (side === 'holder')
    return holdings.sum({ companyId, place: 'held', keyword: '', dueTo, orderBy: 'dueOn', descending: false });
  const days = await holdings.owedByDay(companyId, kind, dueTo);
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    amount: sumMoney(days.map(({ amount }) => amount)),
  };
}

/** Kind of instrument and months of statistics. Where a company is named, the flows are only those with it. */
export interface StatisticsQuery {
  readonly kind: InstrumentKind;
  readonly period: MonthPeriod;
  readonly counterpartyId: string | undefined;
}

/**
 * The companies with the largest open amounts. For an issuer's instruments, only companies that the issuer may know are
 * named.
 */
async function openParts(
  transaction: Transaction,
  owner: LedgerOwner,
  kind: InstrumentKind,
  moment: Moment,
): Promise<OpenParts & { readonly unnamed: Money }> {
  if (owner.side === 'holder')
    return { ...(await transaction.holdings.open(owner, kind, maxParts)), unnamed: zeroMoney };
  const { openAmounts: open, unnamedAmount: unnamed } = await readNamedHolders(
    transaction,
    owner.companyId,
    kind,
    moment,
  );
  const parts = [...open]
    .map(([companyId, amount]) => ({ companyId, amount }))
    .toSorted((one, other) => compareMoney(other.amount, one.amount) || (one.companyId < other.companyId ? -1 : 1));
  return {
    parts: parts.slice(0, maxParts),
    count: parts.length,
    amount: addMoney(sumMoney(parts.map(({ amount }) => amount)), unnamed),
    unnamed,
  };
}

/** Statistics of a company, from stored sums. */
export async function readStatistics(
  transaction: Transaction,
  owner: LedgerOwner,
  { kind, period, counterpartyId }: StatisticsQuery,
  moment: Moment,
): Promise<StatisticsWire> {
  const { holdings, postings, tradeApplications } = transaction;
  const { companyId, side } = owner;
  const { from, to } = period;
  const before = periodBefore(period);
  // The period before ends where this one begins.
  const flows = await postings.flows({ ...owner, kind, counterpartyId, from: before.from, to });
  const dueMonths =
    side === 'issuer' ? await holdings.owedByMonth(companyId, kind) : await holdings.heldByMonth(companyId, kind);
  const open = await openParts(transaction, owner, kind, moment);
  const overdue = await overdueSum(transaction, owner, kind, moment);
  const reviews = await tradeApplications.reviews({ ...period, companyId, kind, acts: actsOfSide(kind, side) });
  const names = await namesOf(
    transaction,
    open.parts.map((part) => part.companyId),
  );
  return {
    period,
    before,
    flows: flows.filter(({ month }) => month >= from).map(flowToWire),
    flowsBefore: flows.filter(({ month }) => month < from).map(flowToWire),
    ...(await balancesOf(transaction, owner, period, moment.today)),
    dueMonths: dueMonths.map(({ month, count, amount }) => ({ month, count, totalAmount: moneyToText(amount) })),
    overdue: { count: overdue.count, totalAmount: moneyToText(overdue.amount) },
    parts: open.parts.map((part) => ({
      companyId: part.companyId,
      name: names.get(part.companyId) ?? '',
      amount: moneyToText(part.amount),
    })),
    openAmount: moneyToText(open.amount),
    partCount: open.count,
    unnamedAmount: moneyToText(open.unnamed),
    reviews: reviewsToWire(reviews, monthsOf(period)),
    time: moment.now,
  };
}
