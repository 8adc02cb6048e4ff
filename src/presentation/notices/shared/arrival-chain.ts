import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { AgreementDesk } from '../../../application/ports/notices/agreement-desk.ts';
import type { IdleSignal } from '../../../application/ports/idle-signal.ts';
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
  showsNoNotices,
  type Arrival,
  type ArrivalEvent,
  type ArrivalNotice,
  type ArrivalStep,
} from '../../../domain/notices/arrival.ts';
import { startPath } from '../../../domain/parties/start-list.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { AgreementChange } from './agreement-changes.ts';
import type { AgreementPresenter } from '../../agreements/agreement-presenter.ts';
import type { ArrivalMemory } from './arrival-memory.ts';

/** The page for an objection to the company's standing. */
export const objectionPath = '/my/agency-objection';

export interface ArrivalParts {
  readonly agreements: AgreementDesk;
  readonly notices: NoticeDesk;
  readonly turns: WindowTurns;
  readonly calm: IdleSignal;
  readonly memory: ArrivalMemory;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly navigator: Navigator;
  readonly texts: AgreementPresenter;
  readonly clock: Pick<Clock, 'now' | 'wakeAfter'>;
  /** The changes since the agreements were signed last; undefined if the back end does not give them. */
  readonly changes: (() => Promise<readonly AgreementChange[]>) | undefined;
  /** Whether objections can be sent. */
  readonly canObject: boolean;
  /** Signs out, and shows its own failure. */
  readonly signOut: () => Promise<void>;
}

/** How long a dialog waits for additional facts, in milliseconds. */
const comparisonTimeout = 1_000;

const over: ArrivalStep = { kind: 'over' };

/** The requests to a user who has arrived, one at a time, in one window of the browser (document 1, section 2). */
export class ArrivalChain {
  step: ArrivalStep = over;
  /** Whether the next request is still unknown, in this window or another. */
  isPending = false;
  /** The subject of the shown dialog. */
  agency: AgencyNotice | undefined;
  /** Until when the user may object to the agreements, in milliseconds; undefined if unknown. */
  deadline: number | undefined;
  /** The changes of the agreements, while they are shown in place of the text. */
  changes: Loading<readonly AgreementChange[]> | undefined;
  /** Whether the agreements to be signed are known to have the same text as before. */
  isUnchanged = false;
  /** The agreement that is known to be the only changed one. */
  changedAlone: AgreementName | undefined;
  /** Whether the user is asked to confirm the refusal. */
  declining = false;
  signing = false;
  /** Why signing failed, until it is tried again. */
  signingTrouble: Message | undefined;
  /** The facts of a failure, for customer service. */
  signingFailure: Failure | undefined;
  #startedFor: string | undefined;
  #run = 0;
  #isFailureShown = false;
  #resolveDialog: () => void = () => undefined;
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

  /** Whether the time for objections had passed when the agreements were requested. */
  get isPast(): boolean {
    return this.deadline !== undefined && this.deadline <= this.#parts.clock.now();
  }

  /** The shown dialog; undefined for none. */
  get showing(): ArrivalNotice | undefined {
    return this.step.kind === 'showing' ? this.step.notice : undefined;
  }

  /** Whether nothing is asked of the user, and nothing will be. */
  get isThrough(): boolean {
    return !this.isPending && this.step.kind === 'over';
  }

  /** Begins the requests to a user who is at a path, unless they have begun or the path is undisturbed. */
  async pageOpened(path: string): Promise<void> {
    const { session, turns, calm } = this.#parts;
    const { who } = session;
    if (!who || this.#startedFor === who.userId || showsNoNotices(path)) return;
    this.#startedFor = who.userId;
    this.#isFailureShown = false;
    this.isPending = true;
    const run = (this.#run += 1);
    let outcome: { readonly isThrough: boolean } = { isThrough: false };
    while (!outcome.isThrough && run === this.#run) {
      await calm.whenIdle();
      // A user who has gone to another window is asked there.
      await turns.take(`arrival-${who.userId}`, async () => {
        outcome = { isThrough: run !== this.#run || (await this.runRequests(run)) };
      });
    }
    if (run === this.#run) runInAction(() => (this.isPending = false));
  }

  /** Ends the requests after the session. If the user signed out, the next session asks again. */
  sessionEnded(because: 'left' | 'ended'): void {
    if (because === 'left' && this.#startedFor !== undefined) this.#parts.memory.forget(this.#startedFor);
    this.#startedFor = undefined;
    this.#run += 1;
    this.isPending = false;
    this.step = over;
    this.declining = false;
    this.changes = undefined;
    this.#resolveDialog();
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
        // The page behind the dialog may show how many agreements are unsigned.
        void this.#parts.session.load();
      }
      runInAction(() => {
        this.changes = undefined;
        if (outcome === 'signed') this.closeDialog();
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

  /** Shows the changes, or the full text again. */
  async changesPressed(): Promise<void> {
    if (this.changes) this.changes = undefined;
    else await this.loadChanges();
  }

  async loadChanges(): Promise<void> {
    const { changes, session } = this.#parts;
    if (!changes) return;
    const request = (this.changes = loading);
    let known: Loading<readonly AgreementChange[]>;
    try {
      known = ready(await changes());
    } catch (thrown) {
      session.faultSeen(thrown);
      known = { kind: 'failed', failure: failureOf(thrown) };
    }
    // A user who has returned to the text stays there.
    runInAction(() => {
      if (this.changes === request) this.changes = known;
    });
  }

  disagreePressed(): void {
    if (this.showing === 'agreement' && !this.signing) this.declining = true;
  }

  declineDropped(): void {
    this.declining = false;
  }

  /** Signs out, because the portal cannot be used without the agreements. */
  async declineConfirmed(): Promise<void> {
    await this.#parts.signOut();
    runInAction(() => (this.declining = false));
  }

  async invoiceChangeRead(): Promise<void> {
    if (this.showing === 'invoice-change')
      await this.acknowledge(async () => this.#parts.notices.acknowledgeInvoiceChange());
  }

  /** Opens the invoicing data that replaced the paper, to check it. */
  async invoiceChangePressed(): Promise<void> {
    if (this.showing !== 'invoice-change') return;
    const read = this.invoiceChangeRead();
    this.#parts.navigator.goTo(invoicingInfoPath);
    await read;
  }

  /** Postpones the request, so that the user can continue. */
  invoicingInfoPostponed(): void {
    if (this.showing === 'invoicing-info') this.closeDialog();
  }

  invoicingInfoPressed(): void {
    if (this.showing !== 'invoicing-info') return;
    this.closeDialog();
    this.#parts.navigator.goTo(invoicingInfoPath);
  }

  async agencyRead(): Promise<void> {
    const { agency } = this;
    if (this.showing === 'agency' && agency)
      await this.acknowledge(async () => this.#parts.notices.confirmAgencyNotice(agency));
  }

  /** The user has read the notice, and wants to object. */
  async objectPressed(): Promise<void> {
    if (this.showing !== 'agency') return;
    await this.agencyRead();
    this.#parts.navigator.goTo(objectionPath);
  }

  /**
   * Runs the requests.
   * @returns whether they are finished; false if the user has left this window
   */
  private async runRequests(run: number): Promise<boolean> {
    const { memory, session, navigator, calm } = this.#parts;
    const arrival = (): Arrival => ({
      isMain: session.who?.isMain === true,
      isNewcomer: session.who?.home === startPath,
      path: (navigator.current().split('?')[0] ?? '').replace(/(?<=.)\/+$/, ''),
      settled: memory.settledNotices(session.who?.userId ?? ''),
    });
    let step = firstArrivalStep(arrival());
    while (step.kind !== 'over' && run === this.#run) {
      runInAction(() => (this.step = step));
      const event = await this.checkNotice(step.notice, run);
      if (run !== this.#run) return true;
      const { notice } = step;
      if (event === 'to-be-shown') {
        // The dialog must not appear while the user is about to press something.
        const isCalm = await calm.whenIdleAndVisible();
        if (run !== this.#run) return true;
        if (!isCalm) {
          runInAction(() => (this.step = over));
          return false;
        }
        step = afterArrival(step, event, arrival());
        const { promise, resolve } = Promise.withResolvers<void>();
        runInAction(() => {
          this.#resolveDialog = resolve;
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
    // A user who went on to register is asked afterwards.
    if (showsNoNotices(arrival().path)) this.#startedFor = undefined;
    return true;
  }

  private settle(notice: ArrivalNotice): void {
    if (this.#startedFor !== undefined) this.#parts.memory.settle(this.#startedFor, notice);
  }

  private async checkNotice(notice: ArrivalNotice, run: number): Promise<ArrivalEvent> {
    try {
      return (await this.isToBeShown(notice)) ? 'to-be-shown' : 'not-to-be-shown';
    } catch (thrown) {
      const { kind } = asPortFault(thrown);
      this.#parts.session.faultSeen(thrown);
      // Shown only once, because a lost connection affects all requests.
      if (run === this.#run && !this.#isFailureShown && kind !== 'not-signed-in' && kind !== 'cancelled') {
        this.#isFailureShown = true;
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
        // The comparison must not change the shown dialog, and must not delay it for long.
        if (due) await this.runWithTimeout(comparisonTimeout, this.compareTexts(this.#run));
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
   * Compares the agreements to be signed with the signed ones. If that fails they are called updated, as they usually
   * are.
   */
  private async compareTexts(run: number): Promise<void> {
    let changes: readonly AgreementChange[] = [];
    try {
      changes = (await this.#parts.changes?.()) ?? [];
    } catch {
      return;
    }
    // If some agreements were never signed there is nothing to compare, and no change is reported.
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

  private async runWithTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancelTimer = this.#parts.clock.wakeAfter(milliseconds, resolve);
    await Promise.race([work, promise]);
    cancelTimer();
  }

  /** Closes the dialog and reports that it was read. If the report fails it is shown again another day. */
  private async acknowledge(tell: () => Promise<void>): Promise<void> {
    this.closeDialog();
    try {
      await tell();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.#parts.toasts.show('bad', failureOf(thrown).what);
    }
  }

  private closeDialog(): void {
    if (this.step.kind === 'showing') {
      this.step = { kind: 'asking', notice: this.step.notice };
      this.isPending = true;
    }
    this.#resolveDialog();
  }
}
