import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { isWorkingDay, plainWeek, type WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';
import {
  repurchaseDueDate,
  lastDayOfGrace,
  lastDayOfState,
  repurchaseFrom,
} from '../../../src/domain/trade/financing/financing-deadlines.ts';
import { financingStates, pendingFinancingStates } from '../../../src/domain/trade/financing/financing-machine.ts';
import { offerOf } from '../../../src/domain/trade/financing/funding-offer.ts';
import { money } from '../../../src/domain/money/money.ts';
import { acceptUntil, correctUntil, decideUntil } from '../../../src/domain/trade/shared/deadlines.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import { closesOn, lastOpenDay } from '../../../src/domain/trade/shared/transfer-rules.ts';
import { fundingProgrammes } from '../../../server/seed/trade/funding-programmes.ts';
import { mayHolidays } from './rule-facts.ts';

const [programme] = fundingProgrammes;
if (!programme) throw new Error('No funder finances anything');
const limit = { total: money('1000000.00'), taken: money('0.00'), validUntil: '' };

/** Deadlines of actions that begin today, for an instrument. */
const deadlines: Readonly<
  Record<string, (dueOn: PlainDate, today: PlainDate, calendar: WorkingCalendar, days: number) => PlainDate>
> = {
  'an acceptance': acceptUntil,
  'an approval': (dueOn, today, calendar) => decideUntil(dueOn, today, calendar),
  'an approval without an instrument': (_dueOn, today, calendar) => decideUntil('', today, calendar),
  // A recall and an acceptance end with the amount in transit.
  'the decision about an amount on its way': (dueOn, today, calendar) =>
    decideUntil(dueOn, today, calendar, acceptUntil(dueOn, today, calendar)),
  'a correction of what was returned': (_dueOn, today, calendar) => correctUntil(today, calendar),
  'a repurchase': (_dueOn, today, calendar) => repurchaseDueDate(today, calendar),
  'the days of grace': (dueOn, _today, calendar, graceDays) =>
    lastDayOfGrace(paysOn(dueOn, calendar).day, { graceDays }, calendar),
  'an offer': (dueOn, today, calendar) =>
    offerOf(programme, limit, { amount: money('1000.00'), dueOn, now: shanghaiInstant(today, 9), calendar }).validUntil,
  ...Object.fromEntries(
    pendingFinancingStates.map((state) => [
      `a financing in ${state}`,
      (dueOn: PlainDate, today: PlainDate, calendar: WorkingCalendar) => lastDayOfState(state, dueOn, today, calendar),
    ]),
  ),
};

const first = '2027-01-01';
const dayOf = (count: number): PlainDate => addDays(first, count);
/** Calendars with long holidays, and weekends with working days. */
const calendars = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 1, max: 9 }), fc.boolean()), { maxLength: 30 })
  .map((runs): WorkingCalendar => {
    const of = (isWorked: boolean): ReadonlySet<PlainDate> =>
      new Set(
        runs
          .filter((run) => run[2] === isWorked)
          .flatMap(([from, length]) => Array.from({ length }, (_, index) => dayOf(from + index))),
      );
    return { holidays: of(false), workedWeekends: of(true), announced: new Set([2027]) };
  });

describe('a deadline', () => {
  it.each(Object.keys(deadlines))('of %s never falls on a day off', (name) => {
    fc.assert(
      fc.property(
        calendars,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 10, max: 300 }),
        fc.integer({ min: 0, max: 30 }),
        (calendar, from, term, days) => {
          const last = deadlines[name]?.(dayOf(from + term), dayOf(from), calendar, days) ?? '';
          expect([last, isWorkingDay(last, calendar)]).toEqual([last, true]);
        },
      ),
    );
  });

  it('of an open application is today or later, and three working days before the payment', () => {
    fc.assert(
      fc.property(
        calendars,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 60 }),
        (calendar, from, term) => {
          const [today, dueOn] = [dayOf(from), dayOf(from + term)];
          const last = lastOpenDay(dueOn, calendar);
          expect(closesOn(dueOn, calendar) <= today).toBe(last < today);
          if (last < today) return;
          for (const until of [acceptUntil(dueOn, today, calendar), decideUntil(dueOn, today, calendar)])
            expect(until >= today && until <= last).toBe(true);
        },
      ),
    );
  });

  it('that has none is empty', () => {
    const without = financingStates.filter((state) => !pendingFinancingStates.includes(state));
    expect(without.map((state) => lastDayOfState(state, '2027-05-01', '2027-04-01', mayHolidays))).toEqual(
      without.map(() => ''),
    );
  });

  it.each([
    // Paid on a Thursday: the three working days before it begin on a Monday, and Sunday is no day to act.
    ['2027-05-20', '2027-05-14', '2027-05-15'],
    ['2027-05-21', '2027-05-17', '2027-05-18'],
  ])('before an instrument of %s closes is the working day %s, and it is closed from %s on', (dueOn, last, closed) => {
    expect([lastOpenDay(dueOn, plainWeek), closesOn(dueOn, plainWeek)]).toEqual([last, closed]);
  });

  it.each([
    ['MATERIALS', '2027-05-14'],
    ['FUNDER_REVIEW', '2027-05-14'],
    ['CONTRACT_SIGN', '2027-05-14'],
    // A signed contract can be paid out until the day before the due date.
    ['DISBURSING', '2027-05-19'],
  ] as const)('of a financing in %s of an instrument of Thursday 20 May is %s', (state, last) => {
    expect(lastDayOfState(state, '2027-05-20', '2027-03-01', plainWeek)).toBe(last);
  });

  it.each([
    // Ten working days to answer, but not after the instrument closes.
    ['2027-05-20', '2027-03-01', '2027-03-15'],
    ['2027-05-20', '2027-05-10', '2027-05-14'],
  ])('of questions about an instrument of %s, asked on %s, is %s', (dueOn, today, last) => {
    expect(lastDayOfState('NEED_INFO', dueOn, today, plainWeek)).toBe(last);
  });

  it.each([
    ['2027-03-31', 5, '2027-04-05'],
    ['2027-03-31', 0, '2027-03-31'],
    ['2027-03-31', 3, '2027-04-05'],
    ['2027-04-30', 1, '2027-05-06'],
  ])('of grace after %s and %i days is %s', (day, graceDays, last) => {
    expect(lastDayOfGrace(day, { graceDays }, mayHolidays)).toBe(last);
    expect(repurchaseFrom(last)).toBe(addDays(last, 1));
  });
});
