import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, flag, instant, maybe, text } from '../../fields.ts';
import { kind, ownCall } from './trade-shapes.ts';

export const countedAmount = v.object({ count, totalAmount: v.string() });

/**
 * How a company's payment is collected (checklist F-244): `ONLINE` where the bank debits its account, `OFFLINE` where
 * the company pays by itself. Unknown modes are possible. The flags say what the bank has for a debit: an agreement, an
 * account at the partner bank, a collection contract. They are absent where that is not known, and for other companies.
 */
export const collectionFlags = v.object({
  collectMode: v.string(),
  authFlag: maybe(flag),
  collectFlag: maybe(flag),
  contractFlag: maybe(flag),
});

/** Unpaid amounts that a core enterprise is to pay within some days, by payment day. */
export const duePayments = {
  /** Amounts that should have been paid before today; absent for none. */
  overdue: maybe(
    v.object({
      ...countedAmount.entries,
      /** Interest and penalty that are owed to funders in addition. */
      besideAmount: v.string(),
      /** Earliest of the payment days. */
      since: v.string(),
    }),
  ),
  days: v.array(
    v.object({
      payDate: v.string(),
      payDateAbout: flag,
      count,
      totalAmount: v.string(),
      /** Interest and penalty that are owed to funders in addition; absent for none. */
      besideAmount: maybe(v.string()),
      /** First and last due date of the amounts that are paid on this day. */
      dueFrom: maybe(v.string()),
      dueTo: maybe(v.string()),
      /** First day on which the payees are named. */
      namedFrom: v.string(),
      /**
       * How much the last known balance, less the payments since then, falls short for this day and earlier ones;
       * `0.00` for nothing.
       */
      missingAmount: v.string(),
      /** Absent before the payees are named. */
      payees: maybe(v.array(v.object({ companyName: v.string(), amount: v.string() }))),
    }),
  ),
  /** How it is collected; absent for the usual way. */
  collection: maybe(collectionFlags),
  /** The account from which the company pays; absent for none. */
  account: maybe(
    v.object({
      bankName: v.string(),
      accountEnding: v.string(),
      /** The balance that the bank last reported; absent before. */
      balance: maybe(
        v.object({
          amount: v.string(),
          source: v.string(),
          time: instant,
          /** Amount that was paid for instruments since then; absent where it is not known. */
          paidSinceAmount: maybe(v.string()),
        }),
      ),
    }),
  ),
};

/** The month of a calendar. */
const calendarMonth = {
  month: v.string(),
  /** The first payment day after the month; absent for none. */
  nextPayDate: maybe(v.string()),
  /** Whether it may still move, because its year's days off are not announced. */
  nextPayDateAbout: maybe(flag),
  /** Days off of the month, and its weekend days that are working days. */
  holidays: v.array(v.string()),
  workedWeekends: v.array(v.string()),
  /** Whether the days off of the year are announced. */
  isAnnounced: flag,
};

/**
 * Payment days of a month, `YYYY-MM`. Refused with REQUEST_INVALID and the field `month` for an invalid month, and with
 * NOT_PERMITTED for a user who is not an operator, a director, a final reviewer or a query user.
 */
export const tradePaymentExtensions = {
  /** The unpaid amounts that the caller's core enterprise is to pay. NOT_PERMITTED for any other company. */
  tradePaymentMonth: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/payments',
    changes: false,
    request: v.object({ instrumentKind: kind, month: text(7) }),
    answer: v.object({ ...duePayments, ...calendarMonth }),
  }),
  /** The amounts that the caller's company holds and is to be paid. NOT_PERMITTED for a core enterprise. */
  tradeReceiptMonth: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/receipts',
    changes: false,
    request: v.object({ instrumentKind: kind, month: text(7) }),
    answer: v.object({
      ...calendarMonth,
      /** Amounts that should have been paid before today; absent for none. `since`: earliest of their payment days. */
      overdue: maybe(v.object({ ...countedAmount.entries, since: v.string() })),
      days: v.array(
        v.object({
          payDate: v.string(),
          payDateAbout: flag,
          ...countedAmount.entries,
          /** First and last due date of the amounts that are paid on this day. */
          dueFrom: v.string(),
          dueTo: v.string(),
          /** The largest amount first. */
          payers: v.array(v.object({ companyName: v.string(), amount: v.string() })),
        }),
      ),
    }),
  }),
};
