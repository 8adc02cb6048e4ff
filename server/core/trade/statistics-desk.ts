import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { lastOverdueDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import type { LedgerOwner } from '../../../src/domain/trade/shared/posting.ts';
import { daysOfPeriod, isAskable, monthsOf, periodBefore } from '../../../src/domain/trade/statistics/month-period.ts';
import { mostParts, type MonthFlow } from '../../../src/domain/trade/statistics/statistics.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import type { CountedSum } from '../tables/trade.ts';
import { tradeCaller } from './application-desk.ts';
import { ledgerOf, namesOf } from './holding-wire.ts';
import { momentOf, type Moment } from './trade-facts.ts';

const flowToWire = ({ month, flow, count, amount }: MonthFlow) => ({
  month,
  flow,
  count,
  totalAmount: moneyToText(amount),
});

/** What was open at the end of each month; of a month that is not over, today. Later months have none. */
async function balancesOf({ postings }: Transaction, owner: LedgerOwner, months: readonly string[], today: PlainDate) {
  const balances = [];
  for (const month of months.filter((each) => each <= today.slice(0, 7))) {
    const { to } = daysOfPeriod({ from: month, to: month });
    balances.push({ month, amount: moneyToText(await postings.balanceBefore(owner, addDays(to, 1))) });
  }
  return balances;
}

/** What is open and should have been paid before today. */
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

/** Statistics of a company's instruments, from kept sums (checklist ). */
export function statisticsDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<'tradeStatistics'> {
  return {
    tradeStatistics: async ({ instrumentKind: kind, from, to, counterpartyId }, context) => {
      const caller = tradeCaller(context);
      const period = { from, to };
      if (!isAskable(period)) throw new Refusal('REQUEST_INVALID', { field: 'to' });
      const before = periodBefore(period);
      const owner = ledgerOf(caller);
      const moment = momentOf(clock.now());
      const { now, today } = moment;
      return store.transaction(async (transaction) => {
        const { holdings, postings } = transaction;
        // The period before ends where this one begins.
        const flows = await postings.flows({ ...owner, kind, counterpartyId, from: before.from, to });
        const dueMonths = actsForCore(caller.role)
          ? await holdings.owedByMonth(owner.companyId, kind)
          : await holdings.heldByMonth(owner.companyId, kind);
        const open = await holdings.open(owner, kind, mostParts);
        const overdue = await overdueSum(transaction, owner, kind, moment);
        const names = await namesOf(
          transaction,
          open.parts.map(({ companyId }) => companyId),
        );
        return {
          period,
          before,
          flows: flows.filter(({ month }) => month >= from).map(flowToWire),
          flowsBefore: flows.filter(({ month }) => month < from).map(flowToWire),
          openingAmount: moneyToText(await postings.balanceBefore(owner, daysOfPeriod(period).from)),
          balances: await balancesOf(transaction, owner, monthsOf(period), today),
          dueMonths: dueMonths.map(({ month, count, amount }) => ({ month, count, totalAmount: moneyToText(amount) })),
          overdue: { count: overdue.count, totalAmount: moneyToText(overdue.amount) },
          parts: open.parts.map(({ companyId, amount }) => ({
            companyId,
            name: names.get(companyId) ?? '',
            amount: moneyToText(amount),
          })),
          openAmount: moneyToText(open.amount),
          partCount: open.count,
          time: now,
        };
      });
    },
  };
}
