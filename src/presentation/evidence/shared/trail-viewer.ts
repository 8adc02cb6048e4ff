import { makeAutoObservable, runInAction } from 'mobx';
import type { BusinessTrail } from '../../../application/ports/evidence/business-trail.ts';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import {
  journeyProgress,
  type InvoiceJourney,
  type JourneyStepState,
  type JourneyStep,
} from '../../../domain/evidence/orders/invoice-journey.ts';
import type { OrderDetails } from '../../../domain/evidence/orders/order-details.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { AccountNumbers, type AccountNumberView } from './account-numbers.ts';
import { orderSections } from './order-sections.ts';

/** The subject of the dialog: the order behind a business, or the journey of an invoice. */
export type TrailSubject =
  | {
      readonly kind: 'order';
      readonly book: OpenBook;
      readonly number: string;
      /** The package whose log records that the account number was viewed; undefined before there is a package. */
      readonly packageId: string | undefined;
    }
  | { readonly kind: 'journey'; readonly invoiceNumber: string };

type Found =
  | { readonly kind: 'order'; readonly order: OrderDetails }
  | { readonly kind: 'journey'; readonly journey: InvoiceJourney }
  | { readonly kind: 'nothing' };

export interface OrderView {
  readonly kind: 'order';
  readonly sections: ReturnType<typeof orderSections>;
  readonly account: AccountNumberView;
  /** Whether the account number may be shown. Without a package the viewer cannot be recorded, so it stays masked. */
  readonly mayAsk: boolean;
}

export interface JourneyView {
  readonly kind: 'journey';
  readonly journey: InvoiceJourney;
  /** Empty for a state that this portal does not know. */
  readonly steps: readonly { readonly step: JourneyStep; readonly state: JourneyStepState }[];
}

export type TrailView = OrderView | JourneyView | { readonly kind: 'nothing' };

/** The dialog that shows the order behind a business, or the journey of an invoice. */
export class TrailViewer {
  subject: TrailSubject | undefined = undefined;
  found: Loading<Found> = loading;
  readonly accounts: AccountNumbers;
  readonly #trail: Pick<BusinessTrail, 'order' | 'journey'>;
  readonly #session: SessionStore;
  readonly #latest = new LatestRequest();

  constructor(trail: Pick<BusinessTrail, 'order' | 'journey'>, viewings: ViewingRecord, session: SessionStore) {
    this.#trail = trail;
    this.#session = session;
    this.accounts = new AccountNumbers(viewings, session);
    makeAutoObservable<this>(this, { accounts: false }, { autoBind: true, deep: false });
  }

  get view(): Loading<TrailView> {
    const { found, subject } = this;
    if (found.kind !== 'ready') return found;
    const { value } = found;
    if (value.kind === 'journey')
      return ready({
        kind: 'journey',
        journey: value.journey,
        steps: journeyProgress(value.journey.processState) ?? [],
      });
    if (value.kind === 'nothing' || subject?.kind !== 'order') return ready({ kind: 'nothing' });
    const { packageId } = subject;
    return ready({
      kind: 'order',
      sections: orderSections(value.order),
      account: this.accounts.view(packageId ?? '', value.order.receivingAccount),
      mayAsk: packageId !== undefined,
    });
  }

  opened(subject: TrailSubject): void {
    this.subject = subject;
    void this.load(subject);
  }

  retryPressed(): void {
    if (this.subject) void this.load(this.subject);
  }

  closed(): void {
    this.#latest.stop();
    this.accounts.left();
    this.subject = undefined;
  }

  private async load(subject: TrailSubject): Promise<void> {
    const signal = this.#latest.next();
    this.found = loading;
    try {
      const found = await this.fetch(subject, signal);
      if (!signal.aborted) runInAction(() => (this.found = ready(found)));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#session.faultSeen(thrown);
      runInAction(() => (this.found = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  private async fetch(subject: TrailSubject, signal: AbortSignal): Promise<Found> {
    if (subject.kind === 'journey') {
      const journey = await this.#trail.journey(subject.invoiceNumber, signal);
      return journey ? { kind: 'journey', journey } : { kind: 'nothing' };
    }
    const order = await this.#trail.order(policyOf(subject.book).orderLookup, subject.number, signal);
    return order ? { kind: 'order', order } : { kind: 'nothing' };
  }
}
