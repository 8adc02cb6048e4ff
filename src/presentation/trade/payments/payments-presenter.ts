import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { PaymentBook } from '../../../application/ports/trade/payment-book.ts';
import { daysOfMonth, isMonth, monthAfter } from '../../../domain/calendar/months.ts';
import { addDays, shanghaiDate, weekday, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { isWorkingDay } from '../../../domain/calendar/working-days.ts';
import { addMoney, sumMoney, type Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { DuePayment, PaymentMonth } from '../../../domain/trade/shared/trade-figures.ts';
import {
  firstMissingOf,
  largestShortfallOf,
  oldBalanceDaysOf,
  overdueDaysOf,
  overduePathOf,
  owedPathOf,
} from '../shared/due-payments.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface PaymentsParts {
  readonly kind: InstrumentKind;
  readonly book: PaymentBook;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly paths: {
    readonly payments: string;
    /** Empty for a user without the list of instruments. */
    readonly instruments: string;
  };
}

export const paymentViews = ['month', 'list'] as const;
export type PaymentView = (typeof paymentViews)[number];

/** Why nothing is paid on a day, or why something is paid on a weekend; undefined for a usual day. */
export type DayNote = 'holiday' | 'weekend' | 'worked';

/** A day of the calendar. */
export interface CalendarDay {
  readonly day: PlainDate;
  readonly isToday: boolean;
  readonly note: DayNote | undefined;
  /** Undefined for a day without payments. */
  readonly payment: DuePayment | undefined;
}

/** The calendar of a core enterprise's future payments. */
export class PaymentsPresenter {
  month = '';
  view: PaymentView = 'month';
  readonly content: PageContent<PaymentMonth>;
  readonly #parts: PaymentsParts;

  constructor(parts: PaymentsParts) {
    const { kind, book, session } = parts;
    this.#parts = parts;
    this.content = new PageContent(session, async (signal) => book.month(kind, this.month, signal));
    makeAutoObservable<this>(
      this,
      { content: false, pathOf: false, instrumentsPath: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows the month and the view that the address names; the present month if it names none. */
  addressChanged(search: string): void {
    const asked = new URLSearchParams(search);
    const named = asked.get('month') ?? '';
    const month = isMonth(named) ? named : this.today.slice(0, 7);
    this.view = paymentViews.find((each) => each === asked.get('view')) ?? 'month';
    if (month === this.month) return;
    this.month = month;
    this.content.clear();
    void this.content.load();
  }

  left(): void {
    this.content.stop();
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
  get days(): readonly CalendarDay[] {
    const { value } = this.content;
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
  get weeks(): readonly (readonly (CalendarDay | undefined)[])[] {
    const { days } = this;
    const [first] = days;
    if (!first) return [];
    const cells = [...Array.from({ length: (weekday(first.day) + 6) % 7 }, () => undefined), ...days];
    return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
      Array.from({ length: 7 }, (__, place) => cells[week * 7 + place]),
    );
  }

  /** Days of the month with payments. */
  get paymentDays(): readonly DuePayment[] {
    return this.content.value?.days ?? [];
  }

  /** The first payment day after a month without any, with the address of its month; undefined for none. */
  get next(): { readonly day: PlainDate; readonly about: boolean; readonly path: string } | undefined {
    const { next: day, isNextAbout: about = false } = this.content.value ?? {};
    if (day === undefined || this.paymentDays.length > 0) return undefined;
    return { day, about, path: this.#pathTo(day.slice(0, 7), this.view) };
  }

  /** The payments of the month, to holders and to funders separately. */
  get total(): { readonly count: number; readonly amount: Money } {
    return {
      count: this.paymentDays.reduce((all, { count }) => all + count, 0),
      amount: sumMoney(this.paymentDays.map(({ amount, beside }) => addMoney(amount, beside))),
    };
  }

  /** The first day that the last known balance does not cover; undefined if it covers all days, or is not known. */
  get firstMissing(): DuePayment | undefined {
    return firstMissingOf(this.content.value);
  }

  /** The last day that it does not cover; undefined if that is the first one. */
  get largestShortfall(): DuePayment | undefined {
    return largestShortfallOf(this.content.value);
  }

  /** Age of a balance that is too old to be relied upon, in days; undefined otherwise. */
  get oldBalanceDays(): number | undefined {
    return oldBalanceDaysOf(this.content.value, this.today);
  }

  /** Whether the days off of the year are not announced yet, so that payment days may still change. */
  get isAbout(): boolean {
    const { value } = this.content;
    return value !== undefined && !value.calendar.announced.has(Number(value.month.slice(0, 4)));
  }

  /** Days since the first payment day that has passed. */
  get overdueDays(): number {
    return overdueDaysOf(this.content.value, this.today);
  }

  /** Path of the list of overdue instruments; undefined for a user without that list. */
  get overduePath(): string | undefined {
    return overduePathOf(this.#parts.paths.instruments);
  }

  /**
   * Path of the list of the instruments that are paid on a day; undefined if there is none, and for a user without that
   * list.
   */
  instrumentsPath(payment: Pick<DuePayment, 'due' | 'count'>): string | undefined {
    return owedPathOf(this.#parts.paths.instruments, payment);
  }

  #pathTo(month: string, view: PaymentView): string {
    const asked = new URLSearchParams({
      ...(month === this.thisMonth ? {} : { month }),
      ...(view === 'month' ? {} : { view }),
    }).toString();
    return `${this.#parts.paths.payments}${asked === '' ? '' : `?${asked}`}`;
  }
}
