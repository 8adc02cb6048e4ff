import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import { daysOfMonth, isMonth, monthAfter } from '../../../domain/calendar/months.ts';
import { addDays, shanghaiDate, weekday, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { isWorkingDay } from '../../../domain/calendar/working-days.ts';
import type { CalendarMonth } from '../../../domain/trade/shared/trade-figures.ts';

export const calendarViews = ['month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Why nothing is paid on a day, or why something is paid on a weekend; undefined for a usual day. */
export type DayNote = 'holiday' | 'weekend' | 'worked';

/** A day of the calendar. */
export interface CalendarDay<Payment> {
  readonly day: PlainDate;
  readonly isToday: boolean;
  readonly note: DayNote | undefined;
  /** Undefined for a day without payments. */
  readonly payment: Payment | undefined;
}

export interface MonthCalendarParts<Payment> {
  readonly clock: Clock;
  /** Path of the page. */
  readonly path: string;
  /** The loaded month; undefined until then. */
  readonly shown: () => (CalendarMonth & { readonly days: readonly Payment[] }) | undefined;
  /** Loads the month that the address names. */
  readonly load: () => void;
}

/** The month of a calendar page: its place in the address, its days with payments, and the months beside it. */
export class MonthCalendar<Payment extends { readonly day: PlainDate }> {
  month = '';
  view: CalendarView = 'month';
  readonly #parts: MonthCalendarParts<Payment>;

  constructor(parts: MonthCalendarParts<Payment>) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { pathOf: false }, { autoBind: true, deep: false });
  }

  /** Shows the month and the view that the address names; the present month if it names none. */
  addressChanged(search: string): void {
    const asked = new URLSearchParams(search);
    const named = asked.get('month') ?? '';
    const month = isMonth(named) ? named : this.thisMonth;
    this.view = calendarViews.find((each) => each === asked.get('view')) ?? 'month';
    if (month === this.month) return;
    this.month = month;
    this.#parts.load();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get thisMonth(): string {
    return this.today.slice(0, 7);
  }

  /**
   * Address of another month, which is some months after the shown one, or before it if negative; undefined outside the
   * calendar.
   */
  pathOf(months: number): string | undefined {
    const month = monthAfter(this.month, months);
    return isMonth(month) ? this.#pathTo(month, this.view) : undefined;
  }

  get pathOfThisMonth(): string {
    return this.#pathTo(this.thisMonth, this.view);
  }

  get pathOfOtherView(): string {
    return this.#pathTo(this.month, this.view === 'month' ? 'list' : 'month');
  }

  /** Days of the month. */
  get days(): readonly CalendarDay<Payment>[] {
    const value = this.#parts.shown();
    if (!value) return [];
    const { month, calendar } = value;
    const first = `${month}-01`;
    const payments = new Map(value.days.map((payment) => [payment.day, payment]));
    return Array.from({ length: daysOfMonth(Number(month.slice(0, 4)), Number(month.slice(5))) }, (_, index) => {
      const day = addDays(first, index);
      const works = isWorkingDay(day, calendar);
      const isWeekend = weekday(day) === 0 || weekday(day) === 6;
      const note = works ? (isWeekend ? 'worked' : undefined) : calendar.holidays.has(day) ? 'holiday' : 'weekend';
      return { day, isToday: day === this.today, note, payment: payments.get(day) };
    });
  }

  /** Weeks of the month from Monday to Sunday; undefined for a day of another month. */
  get weeks(): readonly (readonly (CalendarDay<Payment> | undefined)[])[] {
    const { days } = this;
    const [first] = days;
    if (!first) return [];
    const cells = [...Array.from({ length: (weekday(first.day) + 6) % 7 }, () => undefined), ...days];
    return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
      Array.from({ length: 7 }, (__, place) => cells[week * 7 + place]),
    );
  }

  /** Days of the month with payments. */
  get paymentDays(): readonly Payment[] {
    return this.#parts.shown()?.days ?? [];
  }

  /** The first payment day after a month without any, with the address of its month; undefined for none. */
  get next(): { readonly day: PlainDate; readonly about: boolean; readonly path: string } | undefined {
    const { next: day, isNextAbout: about = false } = this.#parts.shown() ?? {};
    if (day === undefined || this.paymentDays.length > 0) return undefined;
    return { day, about, path: this.#pathTo(day.slice(0, 7), this.view) };
  }

  /** Whether the days off of the year are not announced yet, so that payment days may still change. */
  get isAbout(): boolean {
    const value = this.#parts.shown();
    return value !== undefined && !value.calendar.announced.has(Number(value.month.slice(0, 4)));
  }

  #pathTo(month: string, view: CalendarView): string {
    const asked = new URLSearchParams({
      ...(month === this.thisMonth ? {} : { month }),
      ...(view === 'month' ? {} : { view }),
    }).toString();
    return `${this.#parts.path}${asked === '' ? '' : `?${asked}`}`;
  }
}
