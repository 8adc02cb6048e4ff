import { isMonth, daysOfMonth } from '../../../src/domain/calendar/months.ts';
import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { duePayments } from './due-payments.ts';
import { limitCaller } from './limit-desk.ts';
import { momentOf } from './trade-facts.ts';

/** Number of days after which nothing falls due: no instrument runs longer than a year; one more month is added. */
const maxTermDays = 400;

/** The month of the payments that a core enterprise is to make (checklist F-247). */
export function paymentsDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<'tradePaymentMonth'> {
  return {
    tradePaymentMonth: async ({ instrumentKind: kind, month }, context) => {
      const { user } = limitCaller(context);
      if (!isMonth(month)) throw new Refusal('REQUEST_INVALID', { field: 'month' });
      const moment = momentOf(clock.now());
      const { holidays, workedWeekends, announced } = moment.calendar;
      const year = Number(month.slice(0, 4));
      const from = `${month}-01`;
      const until = `${month}-${String(daysOfMonth(year, Number(month.slice(5)))).padStart(2, '0')}`;
      const inMonth = (days: ReadonlySet<PlainDate>): PlainDate[] => [...days].filter((day) => day.startsWith(month));
      return store.transaction(async (transaction) => {
        const span = { from, until: addDays(until, maxTermDays) };
        const { days, ...more } = await duePayments(transaction, user.pkCorp, kind, moment, span);
        const next = days.find(({ payDate }) => payDate > until);
        return {
          ...more,
          month,
          // An instrument that is due on the last days of a month may be paid in the next month.
          days: days.filter(({ payDate }) => payDate <= until),
          nextPayDate: next?.payDate,
          nextPayDateAbout: next?.payDateAbout,
          holidays: inMonth(holidays),
          workedWeekends: inMonth(workedWeekends),
          isAnnounced: announced.has(year),
        };
      });
    },
  };
}
