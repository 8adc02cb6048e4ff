import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { PaymentBook } from '../../../application/ports/trade/payment-book.ts';
import { daysBetween } from '../../../domain/calendar/plain-date.ts';
import { sumMoney, type Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { ReceiptDay } from '../../../domain/trade/shared/expected-receipts.ts';
import type { ReceiptMonth } from '../../../domain/trade/shared/trade-figures.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { MonthCalendar } from './month-calendar.ts';

export interface ReceiptsParts {
  readonly kind: InstrumentKind;
  readonly book: Pick<PaymentBook, 'receipts'>;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly paths: {
    readonly receipts: string;
    /** Empty for a user without the list of holdings. */
    readonly holdings: string;
  };
}

/** The calendar of what a holder is to be paid. */
export class ReceiptsPresenter {
  readonly content: PageContent<ReceiptMonth>;
  readonly calendar: MonthCalendar<ReceiptDay>;
  readonly #parts: ReceiptsParts;

  constructor(parts: ReceiptsParts) {
    const { kind, book, session, clock, paths } = parts;
    this.#parts = parts;
    this.content = new PageContent(session, async (signal) => book.receipts(kind, this.calendar.month, signal));
    this.calendar = new MonthCalendar({
      clock,
      path: paths.receipts,
      shown: () => this.content.value,
      load: () => {
        this.content.clear();
        void this.content.load();
      },
    });
    makeAutoObservable<this>(
      this,
      { content: false, calendar: false, holdingsPath: false },
      { autoBind: true, deep: false },
    );
  }

  left(): void {
    this.content.stop();
  }

  /** What is to be paid in the month. */
  get total(): { readonly count: number; readonly amount: Money } {
    const { paymentDays } = this.calendar;
    return {
      count: paymentDays.reduce((all, { count }) => all + count, 0),
      amount: sumMoney(paymentDays.map(({ amount }) => amount)),
    };
  }

  /** Days since the first payment day that has passed; zero if none has. */
  get overdueDays(): number {
    const overdue = this.content.value?.overdue;
    return overdue ? daysBetween(overdue.since, this.calendar.today) : 0;
  }

  /** Path of the list of overdue holdings; undefined for a user without that list. */
  get overduePath(): string | undefined {
    const { holdings } = this.#parts.paths;
    return holdings === '' ? undefined : `${holdings}?part=overdue`;
  }

  /** Path of the list of the holdings that are paid on a day; undefined for a user without that list. */
  holdingsPath({ due }: Pick<ReceiptDay, 'due'>): string | undefined {
    const { holdings } = this.#parts.paths;
    return holdings === '' ? undefined : `${holdings}?from=${due.from}&to=${due.to}`;
  }
}
