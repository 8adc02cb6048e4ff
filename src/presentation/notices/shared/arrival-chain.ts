import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { AgreementDesk } from '../../../application/ports/notices/agreement-desk.ts';
import type { Calm } from '../../../application/ports/calm.ts';
import type { NoticeDesk } from '../../../application/ports/notices/notice-desk.ts';
import type { WindowTurns } from '../../../application/ports/notices/window-turns.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { AgencyNotice } from '../../../domain/notices/agency-notice.ts';
import { agreementNames, type AgreementName } from '../../../domain/agreements/agreement.ts';
import { objectionDeadline } from '../../../domain/agreements/objection-time.ts';
import {
  afterArrival,
  firstArrivalStep,
  invoicingInfoPath,
  isUndisturbed,
  type Arrival,
  type ArrivalEvent,
  type ArrivalNotice,
  type ArrivalStep,
} from '../../../domain/notices/arrival.ts';
import { startPath } from '../../../domain/parties/start-list.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { loading, ready, type Loading } from '../../shared/loading.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { AgreementChange } from './agreement-changes.ts';
import type { AgreementPresenter } from '../../agreements/agreement-presenter.ts';
import type { ArrivalMemory } from './arrival-memory.ts';

/** Where one objects to one's standing. */
export const objectionPath = '/my/agency-objection';

export interface ArrivalParts {
  readonly agreements: AgreementDesk;
  readonly notices: NoticeDesk;
  readonly turns: WindowTurns;
  readonly calm: Calm;
  readonly memory: ArrivalMemory;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly navigator: Navigator;
  readonly texts: AgreementPresenter;
  readonly clock: Pick<Clock, 'now' | 'wakeAfter'>;
  /** What changed since the agreements were signed last; undefined where the back end does not tell. */
  readonly changes: (() => Promise<readonly AgreementChange[]>) | undefined;
  /** Whether an objection can be sent from here. */
  readonly canObject: boolean;
  /** Signs out, and says so itself where that fails. */
  readonly signOut: () => Promise<void>;
}

/** How long a dialog waits for what it says besides, in milliseconds. */
const patience = 1_000;

const over: ArrivalStep = { kind: 'over' };

/**
 * What is asked of somebody who has arrived, one thing at a time, in one window of the browser (document 1, section 2).
 */
export class ArrivalChain {
  step: ArrivalStep = over;
  /** Whether it is still to be known what stands next, in this window or in another. */
  isPending = false;
  /** What the dialog that stands is about. */
  agency: AgencyNotice | undefined;
  /** Until when one may object to the agreements, in milliseconds; undefined where it is not told. */
  deadline: number | undefined;
  /** What changed in the agreements, while it is shown in place of their text. */
  changes: Loading<readonly AgreementChange[]> | undefined;
  /** It is known that the agreements to be signed read as those that were signed last. */
  isUnchanged = false;
  /** The one of them that is known to have changed alone. */
  changedAlone: AgreementName | undefined;
  /** Whether it is asked if one really does not agree. */
  declining = false;
  signing = false;
  /** What went wrong as it was signed, until it is tried again. */
  signingTrouble: Message | undefined;
  /** What to tell customer service of it, where it went wrong. */
  signingFailure: Failure | undefined;
  #begunFor: string | undefined;
  #run = 0;
  #told = false;
  #answered: () => void = () => undefined;
  readonly #parts: ArrivalParts;

  constructor(parts: ArrivalParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get texts(): AgreementPresenter {
    return this.#parts.texts;
  }

  get canCompare(): boolean {
    return this.#parts.changes !== undefined;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get canObject(): boolean {
    return this.#parts.canObject;
  }

  /** Whether the time for objections was over as the agreements were asked about. */
  get isPast(): boolean {
    return this.deadline !== undefined && this.deadline <= this.#parts.clock.now();
  }

  /** Which dialog stands; undefined for none. */
  get showing(): ArrivalNotice | undefined {
    return this.step.kind === 'showing' ? this.step.notice : undefined;
  }

  /** Whether nothing is asked of whoever is here, nor about to be. */
  get isThrough(): boolean {
    return !this.isPending && this.step.kind === 'over';
  }

  /** Somebody stands at a path: the chain begins, unless it has, or nothing is asked here. */
  async arrivedAt(path: string): Promise<void> {
    const { session, turns, calm } = this.#parts;
    const { who } = session;
    if (!who || this.#begunFor === who.userId || isUndisturbed(path)) return;
    this.#begunFor = who.userId;
    this.#told = false;
    this.isPending = true;
    const run = (this.#run += 1);
    let outcome: { readonly isThrough: boolean } = { isThrough: false };
    while (!outcome.isThrough && run === this.#run) {
      await calm.whenCalm();
      // Who sits before another window by then is asked there.
      await turns.take(`arrival-${who.userId}`, async () => {
        outcome = { isThrough: run !== this.#run || (await this.through(run)) };
      });
    }
    if (run === this.#run) runInAction(() => (this.isPending = false));
  }

  /** Nobody is signed in any more. By their own will: whoever comes next is asked anew. */
  left(because: 'left' | 'ended'): void {
    if (because === 'left' && this.#begunFor !== undefined) this.#parts.memory.forget(this.#begunFor);
    this.#begunFor = undefined;
    this.#run += 1;
    this.isPending = false;
    this.step = over;
    this.declining = false;
    this.changes = undefined;
    this.#answered();
  }

  async agreePressed(): Promise<void> {
    if (this.showing !== 'agreement' || this.signing) return;
    this.signing = true;
    this.signingTrouble = undefined;
    this.signingFailure = undefined;
    try {
      const outcome = await this.#parts.agreements.sign();
      if (outcome === 'signed') {
        this.#parts.toasts.show('ok', message('notices.agreement-signed'));
        // The page behind it may count what is left to be signed.
        void this.#parts.session.load();
      }
      runInAction(() => {
        this.changes = undefined;
        if (outcome === 'signed') this.answered();
        else this.signingTrouble = message('notices.agreement-changed');
      });
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => {
        this.signingFailure = failureOf(thrown);
        this.signingTrouble = this.signingFailure.what;
      });
    } finally {
      runInAction(() => (this.signing = false));
    }
  }

  /** Shows what changed, or all of the text again. */
  async changesPressed(): Promise<void> {
    if (this.changes) this.changes = undefined;
    else await this.changesLoaded();
  }

  async changesLoaded(): Promise<void> {
    const { changes, session } = this.#parts;
    if (!changes) return;
    const asked = (this.changes = loading);
    let known: Loading<readonly AgreementChange[]>;
    try {
      known = ready(await changes());
    } catch (thrown) {
      session.faultSeen(thrown);
      known = { kind: 'failed', failure: failureOf(thrown) };
    }
    // Whoever has gone back to the text meanwhile stays there.
    runInAction(() => {
      if (this.changes === asked) this.changes = known;
    });
  }

  disagreePressed(): void {
    if (this.showing === 'agreement' && !this.signing) this.declining = true;
  }

  declineDropped(): void {
    this.declining = false;
  }

  /** No partial use: whoever does not agree leaves. */
  async declineConfirmed(): Promise<void> {
    await this.#parts.signOut();
    runInAction(() => (this.declining = false));
  }

  async invoiceChangeRead(): Promise<void> {
    if (this.showing === 'invoice-change')
      await this.acknowledged(async () => this.#parts.notices.acknowledgeInvoiceChange());
  }

  /** What took the place of paper is looked at, and corrected where it is not right. */
  async invoiceChangeChecked(): Promise<void> {
    if (this.showing !== 'invoice-change') return;
    const read = this.invoiceChangeRead();
    this.#parts.navigator.goTo(invoicingInfoPath);
    await read;
  }

  /** Nobody is taken away from what they came for: it is asked again another time. */
  invoicingInfoLater(): void {
    if (this.showing === 'invoicing-info') this.answered();
  }

  invoicingInfoPressed(): void {
    if (this.showing !== 'invoicing-info') return;
    this.answered();
    this.#parts.navigator.goTo(invoicingInfoPath);
  }

  async agencyRead(): Promise<void> {
    const { agency } = this;
    if (this.showing === 'agency' && agency)
      await this.acknowledged(async () => this.#parts.notices.confirmAgencyNotice(agency));
  }

  /** It was read, and is objected to. */
  async objectPressed(): Promise<void> {
    if (this.showing !== 'agency') return;
    await this.agencyRead();
    this.#parts.navigator.goTo(objectionPath);
  }

  /** Whether the chain is through; it is not where nobody has this window before them any more. */
  private async through(run: number): Promise<boolean> {
    const { memory, session, navigator, calm } = this.#parts;
    const arrival = (): Arrival => ({
      isMain: session.who?.isMain === true,
      isNewcomer: session.who?.home === startPath,
      path: (navigator.current().split('?')[0] ?? '').replace(/(?<=.)\/+$/, ''),
      settled: memory.settled(session.who?.userId ?? ''),
    });
    let step = firstArrivalStep(arrival());
    while (step.kind !== 'over' && run === this.#run) {
      runInAction(() => (this.step = step));
      const event = await this.asked(step.notice, run);
      if (run !== this.#run) return true;
      const { notice } = step;
      if (event === 'to-be-shown') {
        // Not in the middle of something: what somebody was about to press is theirs.
        const isCalm = await calm.whenCalmInSight();
        if (run !== this.#run) return true;
        if (!isCalm) {
          runInAction(() => (this.step = over));
          return false;
        }
        step = afterArrival(step, event, arrival());
        const { promise, resolve } = Promise.withResolvers<void>();
        runInAction(() => {
          this.#answered = resolve;
          this.isPending = false;
          this.step = step;
        });
        await promise;
        if (run !== this.#run) return true;
        this.settle(notice);
        step = afterArrival(step, 'closed', arrival());
      } else {
        if (event === 'not-to-be-shown') this.settle(notice);
        step = afterArrival(step, event, arrival());
      }
    }
    if (run !== this.#run) return true;
    runInAction(() => (this.step = over));
    // Whoever went on to register meanwhile is asked afterwards.
    if (isUndisturbed(arrival().path)) this.#begunFor = undefined;
    return true;
  }

  private settle(notice: ArrivalNotice): void {
    if (this.#begunFor !== undefined) this.#parts.memory.settle(this.#begunFor, notice);
  }

  private async asked(notice: ArrivalNotice, run: number): Promise<ArrivalEvent> {
    try {
      return (await this.isToBeShown(notice)) ? 'to-be-shown' : 'not-to-be-shown';
    } catch (thrown) {
      const { kind } = asPortFault(thrown);
      this.#parts.session.faultSeen(thrown);
      // Once: where the network is away, it is for all of them.
      if (run === this.#run && !this.#told && kind !== 'not-signed-in' && kind !== 'cancelled') {
        this.#told = true;
        this.#parts.toasts.show('bad', failureOf(thrown).what);
      }
      return 'failed';
    }
  }

  private async isToBeShown(notice: ArrivalNotice): Promise<boolean> {
    const { agreements, notices } = this.#parts;
    switch (notice) {
      case 'agreement': {
        const due = await agreements.agreementsToSign();
        runInAction(
          () =>
            ([this.deadline, this.isUnchanged, this.changedAlone] = [
              due?.publishedAt === undefined ? undefined : objectionDeadline(due.publishedAt),
              false,
              undefined,
            ]),
        );
        // What it says does not change under one's eyes; what takes longer holds nobody up.
        if (due) await this.within(patience, this.comparedBefore(this.#run));
        return due !== undefined;
      }
      case 'invoice-change':
        return notices.invoiceChange();
      case 'invoicing-info':
        return notices.isInvoicingIncomplete();
      case 'agency': {
        const agency = await notices.agencyNotice();
        runInAction(() => (this.agency = agency));
        return agency !== undefined;
      }
    }
  }

  /**
   * Whether every text to be signed is one that was signed already; where that cannot be told they are said to be
   * updated, as they usually are.
   */
  private async comparedBefore(run: number): Promise<void> {
    let changes: readonly AgreementChange[] = [];
    try {
      changes = (await this.#parts.changes?.()) ?? [];
    } catch {
      return;
    }
    // What was never signed can be compared with nothing: then nothing is said of it.
    if (changes.length < agreementNames.length) return;
    const changed = changes.filter(({ lines }) => lines.some(({ kind }) => kind !== 'same')).map(({ name }) => name);
    if (run === this.#run && this.step.kind === 'asking')
      runInAction(
        () =>
          ([this.isUnchanged, this.changedAlone] = [
            changed.length === 0,
            changed.length === 1 ? changed[0] : undefined,
          ]),
      );
  }

  private async within(milliseconds: number, work: Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const calledOff = this.#parts.clock.wakeAfter(milliseconds, resolve);
    await Promise.race([work, promise]);
    calledOff();
  }

  /** It counts as read here, whether or not the back end could be told; then it is shown again another day. */
  private async acknowledged(tell: () => Promise<void>): Promise<void> {
    this.answered();
    try {
      await tell();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.#parts.toasts.show('bad', failureOf(thrown).what);
    }
  }

  private answered(): void {
    if (this.step.kind === 'showing') {
      this.step = { kind: 'asking', notice: this.step.notice };
      this.isPending = true;
    }
    this.#answered();
  }
}
