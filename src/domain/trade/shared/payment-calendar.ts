import type { PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { addMoney, compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { paysOn } from './instrument.ts';
import { workingDaysBefore } from './term.ts';

/** Working days before the payment day from which on an issuer is told whom it pays. */
const namedDays = 5;

/**
 * The last due date whose payees an issuer is told on a day: five working days before its payment day, the payees are
 * named (design of the trade, visibility).
 */
export const lastNamedDate = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addWorkingDays(today, namedDays, calendar).day;

/** What an issuer owes for one due date. */
export interface OwedDay {
  readonly dueOn: PlainDate;
  /** Number of instruments. */
  readonly count: number;
  readonly amount: Money;
  /** Interest and penalty that the issuer owes funders beside its instruments; absent for nothing. */
  readonly beside?: Money;
}

/** A day on which an issuer pays. */
export interface PaymentDay {
  readonly day: PlainDate;
  /** Whether the day may still move, because a year's days off are not announced. */
  readonly about: boolean;
  /** Due dates that are paid on this day. */
  readonly dueDates: readonly PlainDate[];
  readonly count: number;
  readonly amount: Money;
  /** Interest and penalty that the issuer owes funders beside its instruments. */
  readonly beside: Money;
  /** First day on which the payees are named. */
  readonly namedFrom: PlainDate;
  /** What a balance lacks for this day and everything before it; zero where it covers them, or no balance is known. */
  readonly missing: Money;
}

/**
 * The days on which an issuer pays, the earliest first. Due dates that move to the same working day are added up. A
 * balance pays the earlier days first; undefined where none is known.
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

/** What an issuer has not paid although its payment days have passed. */
export interface OverduePayments extends Pick<PaymentDay, 'count' | 'amount' | 'beside'> {
  /** First of the payment days that have passed. */
  readonly since: PlainDate;
}

/** What is owed of the payment days that lie before a day; undefined where nothing is. */
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

/** The last due date whose payment day lies before a day: what is due then or before is overdue. */
export const lastOverdueDate = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  workingDaysBefore(today, 1, calendar);
