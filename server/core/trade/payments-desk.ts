import { isMonth } from '../../../src/domain/calendar/months.ts';
import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import { lastOverdueDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import { receiptDays } from '../../../src/domain/trade/shared/expected-receipts.ts';
import { daysOfPeriod } from '../../../src/domain/trade/statistics/month-period.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { tradeCaller } from './application-desk.ts';
import { sumToWire, duePayments, maxNamedCompanies } from './due-payments.ts';
import { limitCaller } from './limit-desk.ts';
import { momentOf, type Moment } from './trade-facts.ts';

/** Number of days after which nothing falls due: no instrument runs longer than a year; one more month is added. */
const maxTermDays = 400;
/** More days than are ever off in a row. */
const maxDaysOff = 31;

/** A month and the exceptions to its week from Monday to Friday, in the form of the wire. */
function monthToWire(month: string, { calendar: { holidays, workedWeekends, announced } }: Moment) {
  const inMonth = (days: ReadonlySet<PlainDate>): PlainDate[] => [...days].filter((day) => day.startsWith(month));
  return {
    month,
    holidays: inMonth(holidays),
    workedWeekends: inMonth(workedWeekends),
    isAnnounced: announced.has(Number(month.slice(0, 4))),
  };
}

/** First and last day of a month (`YYYY-MM`). Refused with REQUEST_INVALID for anything else. */
function spanOf(month: string): { readonly from: PlainDate; readonly until: PlainDate } {
  if (!isMonth(month)) throw new Refusal('REQUEST_INVALID', { field: 'month' });
  const { from, to } = daysOfPeriod({ from: month, to: month });
  return { from, until: to };
}

/** A user who sees what a company holds. Refused with NOT_PERMITTED for anybody else. */
function holderCaller(context: CallContext): Caller {
  const caller = tradeCaller(context);
  if (actsForCore(caller.role)) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/** Number and sum of what should have been paid to a holder before today; undefined for nothing. */
async function overdueReceipts({ holdings }: Transaction, companyId: string, { today, calendar }: Moment) {
  const late = { companyId, place: 'held', keyword: '', dueTo: lastOverdueDate(today, calendar) } as const;
  const sum = await holdings.sum({ ...late, orderBy: 'dueOn', descending: false });
  const [first] = await holdings.page({ ...late, orderBy: 'dueOn', descending: false }, { offset: 0, limit: 1 });
  return first && { ...sumToWire(sum), since: paysOn(first.dueOn, calendar).day };
}

/** The months of payments that a core enterprise is to make, or a holder is to get (checklist F-247). */
export function paymentsDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<'tradePaymentMonth' | 'tradeReceiptMonth'> {
  return {
    tradePaymentMonth: async ({ instrumentKind: kind, month }, context) => {
      const { user } = limitCaller(context);
      const { from, until } = spanOf(month);
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const span = { from, until: addDays(until, maxTermDays) };
        const { days, ...more } = await duePayments(transaction, user.pkCorp, kind, moment, span);
        const next = days.find(({ payDate }) => payDate > until);
        return {
          ...more,
          ...monthToWire(month, moment),
          // An instrument that is due on the last days of a month may be paid in the next month.
          days: days.filter(({ payDate }) => payDate <= until),
          nextPayDate: next?.payDate,
          nextPayDateAbout: next?.payDateAbout,
        };
      });
    },
    tradeReceiptMonth: async ({ instrumentKind: kind, month }, context) => {
      const { user } = holderCaller(context);
      const { from, until } = spanOf(month);
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        // What is due on the last days before the month may be paid in it.
        const span = { from: addDays(from, -maxDaysOff), until };
        const held = await transaction.holdings.heldByDay(user.pkCorp, kind, span);
        const later = await transaction.holdings.firstDueAfter(user.pkCorp, kind, until);
        const nextDay = later === undefined ? undefined : paysOn(later, moment.calendar);
        const days = receiptDays(held, moment.calendar);
        const next = days.find(({ day }) => day > until) ?? nextDay;
        return {
          ...monthToWire(month, moment),
          overdue: await overdueReceipts(transaction, user.pkCorp, moment),
          days: days
            .filter(({ day }) => day >= from && day <= until)
            .map(({ day, about, due, payers, ...sum }) => ({
              payDate: day,
              payDateAbout: about,
              ...sumToWire(sum),
              dueFrom: due.from,
              dueTo: due.to,
              payers: payers
                .slice(0, maxNamedCompanies)
                .map(({ companyName, amount }) => ({ companyName, amount: moneyToText(amount) })),
            })),
          nextPayDate: next?.day,
          nextPayDateAbout: next?.about,
        };
      });
    },
  };
}
