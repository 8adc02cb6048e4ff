import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { InstrumentBook, InstrumentBusiness } from '../../../application/ports/trade/instrument-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { daysBetween, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import { sumMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import { heldParts, shownParts, type HeldPart } from '../../../domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  dueStatus,
  financeableOf,
  isFinanceable,
  type DueStatus,
  type HeldInstrument,
  type InstrumentDetail,
} from '../../../domain/trade/shared/held-instrument.ts';
import type { InstrumentState, IssuedSums } from '../../../domain/trade/shared/issued-instrument.ts';
import type { LedgerSide } from '../../../domain/trade/shared/posting.ts';
import { termDays } from '../../../domain/trade/shared/term.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { tradeSideOf } from '../../../domain/trade/shared/work-areas.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { acceptancePathOf } from '../shared/acceptance-path.ts';
import { idIn } from '../shared/list-place.ts';
import { UndoRequest } from '../shared/undo-request.ts';
import { PackageStarter, type PackageBeginnerParts } from './package-starter.ts';

export interface InstrumentParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly book: Pick<HoldingBook, 'instrument'>;
  readonly instruments: InstrumentBook;
  readonly begin: PackageBeginnerParts['begin'];
  readonly identifiers: PackageBeginnerParts['identifiers'];
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly paths: {
    /** The list of the instruments that the company issued or holds. */
    readonly list: string;
    /** The ledger, filtered by the postings of one instrument. */
    readonly ledger: (number: string) => string;
    /** Undefined for a page that the user does not have. */
    readonly acceptance: string | undefined;
    readonly application: (id: string) => string | undefined;
    readonly form: (row: TradeApplicationRow) => string | undefined;
    readonly financing: (id: string) => string | undefined;
    /** Page of an evidence package, in its book. */
    readonly package: (packageId: string, book: OpenBook | undefined) => string;
    /** Page on which the product of a book is opened. */
    readonly product: (book: OpenBook) => string;
    readonly transfer: (holding: Pick<HeldInstrument, 'instrumentId' | 'holdingId'>) => string | undefined;
    readonly finance: (holding: Pick<HeldInstrument, 'holdingId'>) => string | undefined;
  };
}

/**
 * The state of an instrument as the user sees it: for an issuer the state of the instrument, for a holder the state of
 * its holding. `financed`: all of it was financed. `gone`: nothing is left, and nothing was paid. `not-accepted`: it
 * went back before the user's company had accepted any of it.
 */
export type InstrumentStatus = InstrumentState | 'held' | 'financed' | 'gone' | 'not-accepted';

/** Sums of an issued instrument, in the order in which they are shown. */
export const shownSums = [
  'inTransit',
  'heldByPayee',
  'financed',
  'passedOn',
  'paid',
  'cancelled',
] as const satisfies readonly (keyof IssuedSums)[];
export type IssuedSum = (typeof shownSums)[number];

/** An action that the user can begin on the instrument. */
export interface InstrumentStart {
  readonly what: 'accept' | 'transfer' | 'finance';
  readonly path: string;
  /** The amount that the action is about; undefined if the user's company has only one. */
  readonly amount: Money | undefined;
}

/** One instrument: its terms, its holders, its applications and its payments. */
export class InstrumentPresenter {
  /** The value is undefined if there is no such instrument, or the user may not see it. */
  readonly content: PageContent<InstrumentDetail | undefined>;
  readonly business: PageContent<InstrumentBusiness>;
  readonly undo: UndoRequest;
  /** Begins an evidence package for an amount. */
  readonly beginner: PackageStarter;
  #id = '';
  readonly #parts: InstrumentParts;

  constructor(parts: InstrumentParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.#read(signal));
    this.business = new PageContent(parts.session, async (signal) => parts.instruments.business(this.#id, signal));
    this.undo = new UndoRequest({
      ...parts,
      applicationPath: (id) => parts.paths.application(id) ?? parts.paths.list,
      reload: async () => void (await this.content.refresh()),
    });
    this.beginner = new PackageStarter({
      ...parts,
      reload: async () => void (await this.business.refresh()),
    });
    makeAutoObservable<this>(
      this,
      { content: false, business: false, undo: false, beginner: false, pathOf: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows the instrument that the address names. */
  addressChanged(search: string): void {
    const id = idIn(new URLSearchParams(search), 'id');
    if (id === this.#id && this.content.value) return;
    this.#id = id;
    this.content.clear();
    this.business.clear();
    this.beginner.cleared();
    void this.load();
  }

  left(): void {
    this.undo.dialogClosed();
    this.content.stop();
    this.business.stop();
  }

  get instrument(): InstrumentDetail | undefined {
    return this.content.value;
  }

  get paths(): InstrumentParts['paths'] {
    return this.#parts.paths;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** The side of the user's ledger. */
  get side(): LedgerSide {
    return tradeSideOf(this.#role) === 'core' ? 'issuer' : 'holder';
  }

  get amountInWords(): string {
    return this.instrument ? uppercaseAmount(this.instrument.amount) : '';
  }

  /** Days from today to the due date; negative after it. */
  get daysLeft(): number {
    return this.instrument ? daysBetween(this.today, this.instrument.dueOn) : 0;
  }

  /** Days from the issue to the due date. */
  get days(): number | undefined {
    return this.instrument && termDays(this.instrument.dueOn, this.instrument.issuedOn);
  }

  /**
   * The parts of the amount that the user's company holds, which add up to it; empty for an issuer, and if the company
   * holds nothing.
   */
  get parts(): readonly { readonly part: HeldPart; readonly amount: Money }[] {
    const held = this.#held;
    if (held.length === 0) return [];
    const sums = Object.fromEntries(heldParts.map((part) => [part, sumMoney(held.map((each) => each[part]))]));
    return shownParts(sums as Record<HeldPart, Money>);
  }

  /** Amounts that were sent to the user's company and wait for its acceptance. */
  get inTransit(): Money {
    const sent = this.side === 'issuer' ? [] : (this.instrument?.own ?? []).filter(({ place }) => place === 'transit');
    return sumMoney(sent.map(({ amount }) => amount));
  }

  /** Amounts that a correction has put in transit again, so that the user's company must accept them again. */
  get again(): readonly HeldInstrument[] {
    return (this.instrument?.own ?? []).filter(({ isAgain }) => isAgain === true);
  }

  /** Corrections by the platform that wait for a signature of the user's company; empty until loaded. */
  get corrections(): readonly TradeApplicationRow[] {
    const own = (this.instrument?.own ?? []).flatMap(({ openApplications }) => openApplications.map(({ id }) => id));
    return (this.business.value?.applications ?? []).filter(
      ({ id, act, state }) => act === 'correction' && state === 'WAITING' && own.includes(id),
    );
  }

  /** The kind of facts to show: those of an issuer, those of a holder, or neither. */
  get facts(): 'issued' | 'held' | 'other' {
    if (this.side === 'issuer') return 'issued';
    return this.#held.length > 0 ? 'held' : 'other';
  }

  /** Payments to the user's company; for an issuer its own payments. */
  get paid(): Money {
    const lines = this.instrument?.postings.filter(({ entry }) => entry === 'payment') ?? [];
    return sumMoney(lines.map(({ amount }) => amount));
  }

  /** Days by which the last payment of a paid instrument came after the payment day; 0 for a payment in time. */
  get daysPaidLate(): number {
    const { instrument } = this;
    const days = (this.business.value?.payments ?? [])
      .filter(({ purpose, state }) => purpose === 'principal' && state === 'CONFIRMED')
      .map(({ valueDay }) => valueDay)
      .filter((day) => day !== '');
    const last = days.toSorted().at(-1);
    return instrument && last !== undefined ? Math.max(0, daysBetween(instrument.paysOn.day, last)) : 0;
  }

  /** The sums that show an issuer where the amount is, without those that are zero. */
  get sums(): readonly { readonly sum: IssuedSum; readonly amount: Money }[] {
    const sums = this.business.value?.sums;
    return sums ? shownSums.map((sum) => ({ sum, amount: sums[sum] })).filter(({ amount }) => amount.fen > 0n) : [];
  }

  /** The amount that concerns the user: for a holder what it has of the instrument, otherwise the whole of it. */
  get ownAmount(): Money {
    const { instrument } = this;
    if (!instrument) return zeroMoney;
    const own = sumMoney(instrument.own.map(({ amount }) => amount));
    return this.side === 'holder' && own.fen > 0n ? own : instrument.amount;
  }

  /** The state of the instrument for the user; undefined until loaded. */
  get standing(): InstrumentStatus | undefined {
    const { instrument } = this;
    if (!instrument) return undefined;
    if (this.side === 'issuer') return this.business.value?.sums?.state;
    if (this.#held.length > 0) return this.due === 'overdue' ? 'overdue' : 'held';
    if (instrument.own.length > 0) return 'transit';
    if (this.paid.fen > 0n) return 'paid';
    if (!instrument.chain.some(({ isOwn, place }) => isOwn && place === 'held')) return 'not-accepted';
    const left = instrument.postings.filter(({ direction }) => direction === 'out');
    return left.length > 0 && left.every(({ entry }) => entry === 'disbursement') ? 'financed' : 'gone';
  }

  /** State of the payment from the due date on; undefined before, and if nothing is owed. */
  get due(): DueStatus | undefined {
    const { instrument, today } = this;
    if (!instrument || !this.isOwed) return undefined;
    return dueStatus(instrument.dueOn, instrument.paysOn.day, today);
  }

  /** Whether something is still to be paid: of the whole instrument for its issuer, of the own holding for a holder. */
  get isOwed(): boolean {
    if (this.side === 'holder') return this.#held.length > 0;
    const sums = this.business.value?.sums;
    return sums !== undefined && sums.inTransit.fen + sums.heldByPayee.fen + sums.passedOn.fen + sums.financed.fen > 0n;
  }

  /** The actions that the user can begin. */
  get starts(): readonly InstrumentStart[] {
    if (roleKind(this.#role) !== 'operator' || this.side === 'issuer') return [];
    const { paths } = this.#parts;
    const own = this.instrument?.own ?? [];
    const amountOf = (amount: Money): Money | undefined => (own.length > 1 ? amount : undefined);
    return own.flatMap((each): readonly InstrumentStart[] => {
      if (each.place === 'transit') {
        const path = each.openApplications.length === 0 ? acceptancePathOf(paths.acceptance, each) : undefined;
        return path === undefined ? [] : [{ what: 'accept', path, amount: amountOf(each.amount) }];
      }
      const transfer = each.transferBar === undefined ? paths.transfer(each) : undefined;
      const finance = isFinanceable(each) ? paths.finance(each) : undefined;
      const starts: InstrumentStart[] = [];
      if (transfer !== undefined) starts.push({ what: 'transfer', path: transfer, amount: amountOf(each.available) });
      if (finance !== undefined) starts.push({ what: 'finance', path: finance, amount: amountOf(financeableOf(each)) });
      return starts;
    });
  }

  /** Page of an application; for a draft the form, in which it is continued. */
  pathOf(row: TradeApplicationRow): string | undefined {
    const { form, application } = this.#parts.paths;
    return row.state === 'DRAFT' ? form(row) : application(row.id);
  }

  async load(): Promise<void> {
    await Promise.all([this.content.load(), this.business.load()]);
  }

  get #held(): readonly HeldInstrument[] {
    return (this.instrument?.own ?? []).filter(({ place }) => place === 'held');
  }

  get #role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  async #read(signal: AbortSignal): Promise<InstrumentDetail | undefined> {
    if (this.#id === '') return undefined;
    try {
      return await this.#parts.book.instrument(this.#id, signal);
    } catch (thrown) {
      if (asPortFault(thrown).kind === 'not-found') return undefined;
      throw thrown;
    }
  }
}
