import { money, moneyToText, sumMoney, type Money } from '../../src/domain/money/money.ts';
import type { LedgerSide } from '../../src/domain/trade/shared/posting.ts';
import { businessFlows, flowsOfSide, type BusinessFlow } from '../../src/domain/trade/statistics/business-flow.ts';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { isRunning, monthsOf } from '../../src/domain/trade/statistics/month-period.ts';
import { returnRate } from '../../src/domain/trade/statistics/review.ts';
import {
  changeOf,
  flowByMonth,
  otherChanges,
  shareOf,
  sumOfFlow,
  type MonthFlow,
} from '../../src/domain/trade/statistics/statistics.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import type { SayIn } from '../../src/words/typed-words.ts';
import type { SheetCell, SheetColumn, StatisticsWire } from '../core/ports.ts';

type Say = SayIn<Catalogue>;
type Cells = readonly SheetCell[];
type FlowsWire = StatisticsWire['flows'];

const flowsOf = (flows: FlowsWire): readonly MonthFlow[] =>
  flows.flatMap(({ month, flow, count, totalAmount }) => {
    const known = businessFlows.find((each) => each === flow);
    return known ? [{ month, flow: known, count, amount: money(totalAmount) }] : [];
  });

/** Columns of the sheet of statistics. Every row states what it counts, so that rows can be sorted and filtered. */
export function statisticsColumns(say: Say): readonly SheetColumn[] {
  const column = (title: string, width: number): SheetColumn => ({ title, width });
  return [
    column(say('statistics.sheet-part'), 24),
    column(say('statistics.sheet-what'), 28),
    column(say('statistics.span'), 24),
    column(say('trade.landing-count-title'), 12),
    column(say('trade.column-amount'), 18),
    column(say('statistics.sheet-note'), 24),
  ];
}

/** Rows of the sheet of statistics, in the order of the page. */
export function statisticsRows(
  say: Say,
  wire: StatisticsWire,
  { side, isOfOneCompany }: { readonly side: LedgerSide; readonly isOfOneCompany: boolean },
): readonly Cells[] {
  const [flows, flowsBefore] = [flowsOf(wire.flows), flowsOf(wire.flowsBefore)];
  const months = monthsOf(wire.period);
  const period = say('statistics.sheet-period', wire.period);
  const nameOf = (flow: BusinessFlow): string => say('statistics.flow', { flow, side });
  const monthName = (month: string): string => say('statistics.month', { month });
  const row = (
    part: string,
    what: string,
    when: string,
    figures: { readonly count?: number; readonly amount?: Money | string; readonly note?: string },
  ): Cells => [
    { kind: 'text', text: part },
    { kind: 'text', text: what },
    { kind: 'text', text: when },
    figures.count === undefined ? { kind: 'text', text: '' } : { kind: 'count', count: figures.count },
    {
      kind: 'amount',
      yuan: typeof figures.amount === 'object' ? moneyToText(figures.amount) : (figures.amount ?? ''),
    },
    { kind: 'text', text: figures.note ?? '' },
  ];
  const sums = flowsOfSide[side].flatMap((flow) => {
    const [now, before] = [sumOfFlow(flows, flow), sumOfFlow(flowsBefore, flow)];
    const note = isRunning(wire.period, shanghaiDate(wire.time))
      ? say('statistics.change-running')
      : say('statistics.change', { change: changeOf(before.amount, now.amount) });
    return [
      row(say('statistics.sheet-sum'), nameOf(flow), period, { ...now, note }),
      row(say('statistics.sheet-before'), nameOf(flow), say('statistics.sheet-period', wire.before), before),
    ];
  });
  const byMonth = flowsOfSide[side].flatMap((flow) => {
    const amounts = flowByMonth(flows, flow, months);
    return months.map((month, index) =>
      row(say('statistics.sheet-month'), nameOf(flow), monthName(month), {
        count: flows.find((each) => each.flow === flow && each.month === month)?.count ?? 0,
        ...(amounts[index] ? { amount: amounts[index] } : {}),
      }),
    );
  });
  const others = otherChanges(side, flows, {
    opening: money(wire.openingAmount),
    balances: wire.balances.map(({ month, amount }) => ({ month, amount: money(amount) })),
  });
  const [otherName, note] = [say('statistics.other'), say('statistics.other-note', { side })];
  const other =
    isOfOneCompany || others.every(({ fen }) => fen === 0n)
      ? []
      : [
          row(say('statistics.sheet-sum'), otherName, period, { amount: sumMoney(others), note }),
          ...others.map((amount, index) =>
            row(say('statistics.sheet-month'), otherName, monthName(wire.balances[index]?.month ?? ''), { amount }),
          ),
        ];
  const balances = [
    row(say('statistics.balance'), say('statistics.sheet-opening'), monthName(wire.period.from), {
      amount: wire.openingAmount,
    }),
    ...wire.balances.map(({ month, amount }) =>
      row(say('statistics.balance'), say('statistics.open', { side }), monthName(month), { amount }),
    ),
  ];
  const ladderTitle = say('trade.landing-ladder', { side: side === 'issuer' ? 'core' : 'chain' });
  const overdue = wire.overdue && wire.overdue.count > 0 ? [wire.overdue] : [];
  const ladder = [
    ...overdue.map(({ count, totalAmount }) =>
      row(ladderTitle, say('trade.landing-month-of', { span: 'overdue', month: '' }), '', {
        count,
        amount: totalAmount,
      }),
    ),
    ...wire.dueMonths.map(({ month, count, totalAmount }) =>
      row(ladderTitle, say('statistics.sheet-due'), monthName(month), { count, amount: totalAmount }),
    ),
  ];
  const open = money(wire.openAmount);
  const unnamed = wire.unnamedAmount ?? '0.00';
  const listed = [
    ...wire.parts,
    ...(money(unnamed).fen === 0n ? [] : [{ name: say('statistics.unnamed'), amount: unnamed }]),
  ];
  const parts = listed.map(({ name, amount }) =>
    row(say('statistics.parts', { side }), name, '', {
      amount,
      note: say('statistics.percent', { tenths: shareOf(money(amount), open) }),
    }),
  );
  const reviewed = reviewRows(say, wire.reviews, { row, period, isOneMonth: months.length === 1 });
  return [...sums, ...byMonth, ...other, ...balances, ...ladder, ...parts, ...reviewed];
}

/** Rows of reviews: the time of each step by month, the submitted and returned applications, and the reasons. */
function reviewRows(
  say: Say,
  reviews: StatisticsWire['reviews'],
  {
    row,
    period,
    isOneMonth,
  }: {
    readonly row: (part: string, what: string, when: string, figures: { count?: number; note?: string }) => Cells;
    readonly period: string;
    /** Whether the period is a single month, whose figures are those of the period. */
    readonly isOneMonth: boolean;
  },
): readonly Cells[] {
  if (!reviews) return [];
  const title = say('statistics.reviews');
  const percent = (tenths: number | undefined): string =>
    tenths === undefined ? '' : say('statistics.percent', { tenths });
  const counted = (when: string, figures: { readonly submitted: number; readonly sentBack: number }) => [
    row(title, say('statistics.submitted'), when, { count: figures.submitted }),
    row(title, say('statistics.sent-back-count'), when, {
      count: figures.sentBack,
      note: percent(returnRate(figures)),
    }),
  ];
  return [
    ...reviews.times.flatMap(({ role, count, median, months }) => {
      const name = say('trade.step-name', { role });
      return [
        row(title, name, period, { count, note: say('statistics.hours', { tenths: median }) }),
        ...(isOneMonth ? [] : months).map((each) =>
          row(title, name, say('statistics.month', each), {
            count: each.count,
            note: say('statistics.hours', { tenths: each.median }),
          }),
        ),
      ];
    }),
    ...counted(period, reviews),
    ...(isOneMonth ? [] : reviews.months).flatMap(({ month, ...figures }) =>
      counted(say('statistics.month', { month }), figures),
    ),
    ...reviews.reasons.map(({ reason, count }) =>
      row(title, say('statistics.sheet-reason', { name: say('trade.reason', { reason }) }), period, { count }),
    ),
  ];
}
