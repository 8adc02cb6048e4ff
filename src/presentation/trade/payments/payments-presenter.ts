import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { PaymentBook } from '../../../application/ports/trade/payment-book.ts';
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
import { MonthCalendar } from './month-calendar.ts';

export interface PaymentsParts {
  readonly kind: InstrumentKind;
  readonly book: Pick<PaymentBook, 'month'>;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly paths: {
    readonly payments: string;
    /** Empty for a user without the list of instruments. */
    readonly instruments: string;
  };
}

/** The calendar of a core enterprise's future payments. */
export class PaymentsPresenter {
  readonly content: PageContent<PaymentMonth>;
  readonly calendar: MonthCalendar<DuePayment>;
  readonly #parts: PaymentsParts;

  constructor(parts: PaymentsParts) {
    const { kind, book, session, clock, paths } = parts;
    this.#parts = parts;
    this.content = new PageContent(session, async (signal) => book.month(kind, this.calendar.month, signal));
    this.calendar = new MonthCalendar({
      clock,
      path: paths.payments,
      shown: () => this.content.value,
      load: () => {
        this.content.clear();
        void this.content.load();
      },
    });
    makeAutoObservable<this>(
      this,
      { content: false, calendar: false, instrumentsPath: false },
      { autoBind: true, deep: false },
    );
  }

  left(): void {
    this.content.stop();
  }

  /** The payments of the month, to holders and to funders together. */
  get total(): { readonly count: number; readonly amount: Money } {
    const { paymentDays } = this.calendar;
    return {
      count: paymentDays.reduce((all, { count }) => all + count, 0),
      amount: sumMoney(paymentDays.map(({ amount, beside }) => addMoney(amount, beside))),
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
    return oldBalanceDaysOf(this.content.value, this.calendar.today);
  }

  /** Days since the first payment day that has passed. */
  get overdueDays(): number {
    return overdueDaysOf(this.content.value, this.calendar.today);
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
}
