import type { PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { addMoney, compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { paysOn } from './instrument.ts';
import { workingDaysBefore } from './term.ts';

/** Working days before the payment day from which the issuer may know its payees. */
const namedDays = 5;

/**
 * The latest due date whose payees the issuer may know on a day: payees are named five working days before the payment
 * day (design of the trade, visibility).
 */
export const lastNamedDate = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addWorkingDays(today, namedDays, calendar).day;

/** Debt of an issuer for one due date. */
export interface OwedDay {
  readonly dueOn: PlainDate;
  /** Number of instruments. */
  readonly count: number;
  readonly amount: Money;
  /** Interest and penalty owed to funders in addition to the instruments; absent for none. */
  readonly beside?: Money;
}

/** A payment day of an issuer. */
export interface PaymentDay {
  readonly day: PlainDate;
  /** Whether the day may still change, because a year's days off are not announced. */
  readonly about: boolean;
  /** Due dates that are paid on this day. */
  readonly dueDates: readonly PlainDate[];
  readonly count: number;
  readonly amount: Money;
  /** Interest and penalty owed to funders in addition to the instruments. */
  readonly beside: Money;
  /** First day on which the payees are named. */
  readonly namedFrom: PlainDate;
  /** Amount by which the balance falls short for this and all earlier days; zero where it suffices or is unknown. */
  readonly missing: Money;
}

/**
 * Payment days of an issuer, the earliest first. Due dates that move to the same working day are combined. The balance
 * covers the earlier days first; undefined where unknown.
 */
export function paymentDays(
  owed: readonly OwedDay[],
  balance: Money | undefined,
  calendar: WorkingCalendar,
): readonly PaymentDay[] {
  const days = new Map<PlainDate, Omit<PaymentDay, 'missing'>>();
  for (const { dueOn, count, amount, beside = zeroMoney } of owed.toSorted((one, other) =>
    one.dueOn < other.dueOn ? -1 : 1,
  )) {
    const { day, about } = paysOn(dueOn, calendar);
    const before = days.get(day);
    days.set(day, {
      day,
      about: about || before?.about === true,
      dueDates: [...new Set([...(before?.dueDates ?? []), dueOn])],
      count: (before?.count ?? 0) + count,
      amount: addMoney(before?.amount ?? zeroMoney, amount),
      beside: addMoney(before?.beside ?? zeroMoney, beside),
      namedFrom: workingDaysBefore(day, namedDays, calendar),
    });
  }
  let owedUntil = zeroMoney;
  return [...days.values()].map((each) => {
    owedUntil = addMoney(owedUntil, addMoney(each.amount, each.beside));
    const isCovered = balance === undefined || compareMoney(owedUntil, balance) <= 0;
    return { ...each, missing: isCovered ? zeroMoney : { fen: owedUntil.fen - balance.fen } };
  });
}

/** Unpaid debts whose payment days have passed. */
export interface OverduePayments extends Pick<PaymentDay, 'count' | 'amount' | 'beside'> {
  /** The earliest of these payment days. */
  readonly since: PlainDate;
}

/** Debts of payment days before a day; undefined for none. */
export function overdueOf(days: readonly PaymentDay[], today: PlainDate): OverduePayments | undefined {
  const past = days.filter(({ day }) => day < today);
  const [first] = past;
  return (
    first && {
      since: first.day,
      count: past.reduce((sum, { count }) => sum + count, 0),
      amount: sumMoney(past.map(({ amount }) => amount)),
      beside: sumMoney(past.map(({ beside }) => beside)),
    }
  );
}

/** The latest due date whose payment day is before a day: debts with this or an earlier due date are overdue. */
export const lastOverdueDate = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  workingDaysBefore(today, 1, calendar);
