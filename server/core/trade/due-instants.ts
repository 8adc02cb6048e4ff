import * as v from 'valibot';
import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';
import { reminderDays } from '../../../src/domain/trade/financing/financing-dues.ts';
import { overdueHour, passingBars } from '../../../src/domain/trade/financing/statement-line.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import { workingDaysBefore } from '../../../src/domain/trade/shared/term.ts';
import type { Transaction } from '../store.ts';
import { momentOf } from './trade-facts.ts';

const fact = 'trade-played';
const keptPlay = v.fallback(v.object({ until: v.optional(v.number()) }), {});

/** The instant until which the trade's housekeeping has run; undefined before the first run. */
export const readLastRun = async ({ facts }: Pick<Transaction, 'facts'>): Promise<number | undefined> =>
  v.parse(keptPlay, await facts.read(fact)).until;

/**
 * Saves the instant until which the trade's housekeeping has run. After the clock was set back, it runs again from
 * there.
 */
export const saveProcessedUntil = async ({ facts }: Pick<Transaction, 'facts'>, until: number): Promise<void> =>
  facts.write(fact, { until });

/**
 * The last instant, at or before a given one, at which the time alone can change something: midnight, or the cut-off.
 */
export function lastDueInstant(now: number): number {
  const today = shanghaiDate(now);
  const cutOff = shanghaiInstant(today, overdueHour);
  return now >= cutOff ? cutOff : shanghaiInstant(today);
}

/**
 * The two days on which the housekeeping handles a last day: the working day before it, for the reminder, and the day
 * after it.
 */
const aroundLastDay = (lastDay: PlainDate, calendar: WorkingCalendar): readonly PlainDate[] => [
  workingDaysBefore(lastDay, 1, calendar),
  addDays(lastDay, 1),
];

/**
 * Due dates of the instruments and financings named by statement lines that wait for an obstacle which passes by
 * itself.
 */
async function dueDatesOfLines({
  statementLines,
  instruments,
  financings,
}: Transaction): Promise<readonly PlainDate[]> {
  const lines = await statementLines.findAll(await statementLines.barredBy(passingBars));
  const dueDates: PlainDate[] = [];
  for (const number of new Set(lines.map((each) => each.number))) {
    const named = (await instruments.byNumber(number)) ?? (await financings.byNumber(number));
    if (named) dueDates.push(named.dueOn);
  }
  return dueDates;
}

/**
 * Instants between two others, exclusive, at which something of the trade falls due, the earliest first. After a leap
 * of the clock, the housekeeping runs at each of them in order, so that lapses and overdue marks get their own day.
 * Reminders of limits are not included: of two missed reminders the later one is enough. `played`: undefined where the
 * housekeeping has never run before.
 */
export async function dueInstants(
  transaction: Transaction,
  played: number | undefined,
  now: number,
): Promise<readonly number[]> {
  const { tradeApplications, holdings, holdingFreezes, financings } = transaction;
  const { today, calendar } = momentOf(now);
  const next = addWorkingDays(today, 1, calendar).day;
  const remindedUntil = addWorkingDays(today, reminderDays, calendar).day;
  const applications = await tradeApplications.findAll([
    ...(await tradeApplications.ended(today)),
    ...(await tradeApplications.ending(today, next)),
  ]);
  const transits = await holdings.findAll([
    ...(await holdings.overdueTransits(today)),
    ...(await holdings.transitsEnding(today, next)),
  ]);
  const freezes = await holdingFreezes.findAll(await holdingFreezes.ended(today));
  const ended = await financings.findAll(await financings.ended(today));
  const disbursed = await financings.findAll(await financings.dueUntil(remindedUntil));
  const payDays = [...disbursed.map(({ dueOn }) => dueOn), ...(await dueDatesOfLines(transaction))].map(
    (dueOn) => paysOn(dueOn, calendar).day,
  );
  const days = [
    ...[...applications, ...ended].flatMap(({ endsOn }) => aroundLastDay(endsOn, calendar)),
    ...transits.flatMap(({ acceptBy }) => aroundLastDay(acceptBy, calendar)),
    ...freezes.map(({ until }) => addDays(until, 1)),
    ...payDays.flatMap((day) => [workingDaysBefore(day, reminderDays, calendar), day]),
  ];
  const instants = [
    ...days.map((day) => shanghaiInstant(day)),
    ...payDays.map((day) => shanghaiInstant(day, overdueHour)),
  ];
  return [...new Set(instants)]
    .filter((instant) => instant > (played ?? 0) && instant < now)
    .toSorted((one, other) => one - other);
}
