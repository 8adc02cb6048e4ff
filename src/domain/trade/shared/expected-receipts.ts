import type { PlainDate } from '../../calendar/plain-date.ts';
import type { WorkingCalendar } from '../../calendar/working-days.ts';
import { compareMoney, sumMoney, type Money } from '../../money/money.ts';
import { paysOn } from './instrument.ts';

/** Amount that a company holds of one issuer with one due date. */
export interface HeldDay {
  readonly dueOn: PlainDate;
  readonly issuerId: string;
  readonly issuerName: string;
  /** Number of holdings. */
  readonly count: number;
  readonly amount: Money;
}

/** An issuer that is to pay a holder, with its amount. */
export interface Payer {
  readonly companyName: string;
  readonly amount: Money;
}

/** A day on which a holder is to be paid. */
export interface ReceiptDay {
  readonly day: PlainDate;
  /** Whether the day may still change, because a year's days off are not announced. */
  readonly about: boolean;
  /** First and last due date that is paid on this day. */
  readonly due: { readonly from: PlainDate; readonly to: PlainDate };
  /** Number of holdings. */
  readonly count: number;
  readonly amount: Money;
  /** The largest amount first. */
  readonly payers: readonly Payer[];
}

/** The issuers of some holdings, each once. */
function payersOf(held: readonly HeldDay[]): readonly Payer[] {
  return [...Map.groupBy(held, ({ issuerId }) => issuerId).values()]
    .map((all) => ({ companyName: all[0]?.issuerName ?? '', amount: sumMoney(all.map(({ amount }) => amount)) }))
    .toSorted((one, other) => compareMoney(other.amount, one.amount) || (one.companyName < other.companyName ? -1 : 1));
}

/** Payment days of a holder, the earliest first. Due dates that move to the same working day are combined. */
export function receiptDays(held: readonly HeldDay[], calendar: WorkingCalendar): readonly ReceiptDay[] {
  return [...Map.groupBy(held, ({ dueOn }) => paysOn(dueOn, calendar).day)]
    .map(([day, all]) => {
      const dueDates = all.map(({ dueOn }) => dueOn).toSorted();
      return {
        day,
        about: dueDates.some((dueOn) => paysOn(dueOn, calendar).about),
        due: { from: dueDates[0] ?? day, to: dueDates.at(-1) ?? day },
        count: all.reduce((sum, { count }) => sum + count, 0),
        amount: sumMoney(all.map(({ amount }) => amount)),
        payers: payersOf(all),
      };
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
