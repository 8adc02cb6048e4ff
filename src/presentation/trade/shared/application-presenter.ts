import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { SigningDesk, CertificateSigning } from '../../agreements/certificate-signing.ts';
import type { TradeDesk, TradeOutcome, TradePaper, TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import type { TradeDecision } from '../../../domain/trade/shared/application-machine.ts';
import type { PayrollTerms } from '../../../domain/trade/payroll/payroll.ts';
import { actPolicies } from '../../../domain/trade/shared/application-policy.ts';
import { isAcceptedAgain } from '../../../domain/trade/shared/officer-acts.ts';
import { postingEntries } from '../../../domain/trade/shared/posting.ts';
import { termDays } from '../../../domain/trade/shared/term.ts';
import {
  isWithoutEffect,
  type TradeApplication,
  type TradeApplicationRow,
} from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { refusalMessage, showCheck, type ShownCheck } from './rule-words.ts';
import { hasChangedSince } from '../../../domain/trade/shared/rule-check.ts';

export interface ApplicationParts {
  readonly desk: TradeDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Address of the form of an application; undefined for acts that have none. */
  readonly formPath: (application: TradeApplication) => string | undefined;
  readonly path: (applicationId: string) => string;
  /** Page of a financing; undefined for a role without one. */
  readonly financingPath: (financingId: string) => string | undefined;
  readonly instrumentPath: (instrumentId: string) => string | undefined;
  /** Creates a signature by certificate over a desk. */
  readonly signing: (desk: SigningDesk) => CertificateSigning;
  /** Path of the to-do page, for an address without an application. */
  readonly toDoPath: string;
  /**
   * Is called after an action of the user, if a queue beside the application lists the others that wait; undefined on a
   * page of its own.
   */
  readonly changed?: ApplicationChanged | undefined;
}

/** Receives an application that the reader has decided, signed or taken back. */
export type ApplicationChanged = (application: TradeApplication) => void;

/** A step with the people who did it or can do it. */
export interface ShownStep {
  readonly state: 'done' | 'now' | 'next' | 'bad';
  readonly role: TradeApplication['steps'][number]['role'] | 'maker';
  readonly isOwn: boolean;
  readonly isYours: boolean;
  readonly names: readonly string[];
  readonly at: number | undefined;
  readonly words: string;
  /** Whether its approval needs a signature, and the signature; undefined if it was not signed yet. */
  readonly isSigned: boolean;
  readonly signature: { readonly ending: string; readonly isWithoutEffect: boolean } | undefined;
}

/**
 * One application: its content, the rules as they are judged now, the steps so far, and the decision of the user whose
 * turn it is (checklist ).
 */
export class ApplicationPresenter {
  readonly content: PageContent<TradeApplication>;
  /** Files of the user's company that support the application. */
  readonly papers: PageContent<readonly TradePaper[]>;
  /** Other applications that wait for the user, to continue with. */
  waiting: readonly TradeApplicationRow[] = [];
  /** The decision that needs a reason. */
  deciding: 'return' | 'reject' | undefined = undefined;
  isWithdrawing = false;
  /** Whether the user is asked to confirm the approval. */
  confirming = false;
  /** The running signature; undefined while there is none. */
  signing: CertificateSigning | undefined = undefined;
  /** Set if no certificate of the user can sign the approval. */
  unsignable: CertificateSigning | undefined = undefined;
  /** The same, if it is known before the approval is pressed. */
  lacking: CertificateSigning | undefined = undefined;
  reason = '';
  words = '';
  showsMissing = false;
  trouble: Message | undefined = undefined;
  busy = false;
  /** Whether the user decided it, or took it back, on this page. */
  hasActed = false;
  #id = '';
  readonly #parts: ApplicationParts;

  constructor(parts: ApplicationParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.application(this.#id, signal));
    this.papers = new PageContent(parts.session, async (signal) => parts.desk.papers(this.#id, signal));
    makeAutoObservable<this>(this, { content: false, papers: false }, { autoBind: true, deep: false });
  }

  opened(id: string): void {
    if (id !== this.#id) {
      this.content.clear();
      this.papers.clear();
      this.lacking = undefined;
      this.closeDialogs();
      this.words = '';
      this.trouble = undefined;
      this.hasActed = false;
    }
    this.#id = id;
    if (id === '') {
      void this.openFirst();
      return;
    }
    void this.#load();
    void this.papers.load();
    void this.loadWaiting();
  }

  left(): void {
    this.content.stop();
    this.papers.stop();
    this.closeDialogs();
  }

  get application(): TradeApplication | undefined {
    return this.content.value;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get canDecide(): boolean {
    const { application } = this;
    return application?.state === 'WAITING' && application.decisionBar === undefined;
  }

  /** Whether the user can return it for correction. */
  get mayReturn(): boolean {
    const { application } = this;
    const policies = application?.kind && actPolicies[application.kind];
    return this.canDecide && application?.act !== undefined && policies?.[application.act].isReturnable === true;
  }

  /** Whether the user's approval is signed with a certificate. */
  get signs(): boolean {
    return this.canDecide && this.application?.waitsFor?.isSigned === true;
  }

  /** The counterparty as the key shows it. If the user belongs to the counterparty, it is the user's own company. */
  get signedCounterparty(): string {
    const { companyName = '', counterpartyName = '' } = this.application ?? {};
    return counterpartyName === companyName ? (this.#parts.session.who?.companyName ?? '') : counterpartyName;
  }

  /** The effect of a correction on its amount: it must be accepted again, or goes back to another company. */
  get correction(): 'again' | 'back' | undefined {
    const { application } = this;
    if (application?.act !== 'correction') return undefined;
    const corrected = application.checks.find(({ code }) => code === 'ORDER')?.values['entry'];
    const entry = postingEntries.find((each) => each === corrected);
    return entry !== undefined && isAcceptedAgain(entry) ? 'again' : 'back';
  }

  get amountInWords(): string {
    const { application } = this;
    return application && application.amount.fen > 0n ? uppercaseAmount(application.amount) : '';
  }

  /** Length of the term from today; undefined without a due date. */
  get days(): number | undefined {
    const { application } = this;
    return application && application.dueOn > this.today ? termDays(application.dueOn, this.today) : undefined;
  }

  get checks(): readonly ShownCheck[] {
    const { checks = [], submittedChecks = [] } = this.application ?? {};
    const shown = checks.map((check) => ({ ...showCheck(check), isChanged: hasChangedSince(check, submittedChecks) }));
    // Conditions with the same words are shown once.
    const contents = shown.map(({ outcome, what }) => JSON.stringify([outcome, what]));
    return shown.filter((_check, index) => contents.indexOf(contents[index] ?? '') === index);
  }

  /** The maker and every step, as a line of progress. */
  get steps(): readonly ShownStep[] {
    const { application } = this;
    if (!application) return [];
    const submitted = application.events.findLast(({ event }) => event === 'submitted');
    const since = submitted ? application.events.slice(application.events.lastIndexOf(submitted) + 1) : [];
    const maker: ShownStep = {
      state: application.state === 'DRAFT' || application.state === 'RETURNED' ? 'now' : 'done',
      role: 'maker',
      isOwn: true,
      isYours: application.isMine,
      names: [application.makerName],
      at: submitted?.at,
      words: '',
      isSigned: false,
      signature: undefined,
    };
    const steps = application.steps.map((step, index): ShownStep => {
      const done = since.find(({ event, step: at }) => event === 'approved' && at === index);
      const ended = since.find(({ event, step: at }) => (event === 'returned' || event === 'rejected') && at === index);
      const isNow = application.state === 'WAITING' && application.stepIndex === index;
      return {
        state: done ? 'done' : ended ? 'bad' : isNow ? 'now' : 'next',
        role: step.role,
        isOwn: step.isOwn,
        isYours: isNow && application.decisionBar === undefined,
        names: done ? [done.personName || done.companyName] : step.names,
        at: done?.at ?? ended?.at,
        words: (done ?? ended)?.words ?? '',
        isSigned: step.isSigned,
        signature:
          done && done.certificateEnding !== ''
            ? { ending: done.certificateEnding, isWithoutEffect: isWithoutEffect(since, since.indexOf(done)) }
            : undefined,
      };
    });
    return [maker, ...steps];
  }

  /** The next application that waits for the user; undefined if this is the last. */
  get next(): TradeApplicationRow | undefined {
    const mine = this.waiting.filter(({ decisionBar }) => decisionBar === undefined);
    const at = mine.findIndex(({ id }) => id === this.#id);
    return mine[at + 1] ?? mine.find(({ id }) => id !== this.#id);
  }

  /** The to-do list, to return to after the last of them; undefined before the user acted, and while one waits. */
  get listPath(): string | undefined {
    return this.hasActed && !this.next ? this.#parts.toDoPath : undefined;
  }

  /** Position among those that wait for the user, from 1; undefined if it is none of them. */
  get place(): { readonly at: number; readonly of: number } | undefined {
    const mine = this.waiting.filter(({ decisionBar }) => decisionBar === undefined);
    const at = mine.findIndex(({ id }) => id === this.#id);
    return at < 0 ? undefined : { at: at + 1, of: mine.length };
  }

  /**
   * The wages that it pays or accepts, with the number of people as the rules counted them; undefined if it pays no
   * wages.
   */
  get payroll(): PayrollTerms | undefined {
    const { application } = this;
    if (application?.act !== 'payroll-issue') return application?.instrument?.payroll;
    const { form, checks } = application;
    const count = checks.find(({ code }) => code === 'PEOPLE')?.values['count'];
    return { project: form.project, period: form.period, people: count === undefined ? undefined : Number(count) };
  }

  /** Page of the financing that it began, or that it signs the contract of. */
  get financingPath(): string | undefined {
    const id = this.application?.financed?.financingId ?? '';
    return id === '' ? undefined : this.#parts.financingPath(id);
  }

  /** Page of the instrument that it concerns or created. */
  get instrumentPath(): string | undefined {
    const { instrument } = this.application ?? {};
    return instrument && this.#parts.instrumentPath(instrument.id);
  }

  get formPath(): string | undefined {
    const { application } = this;
    return application?.mayEdit ? this.#parts.formPath(application) : undefined;
  }

  pathOf(id: string): string {
    return this.#parts.path(id);
  }

  wordsTyped(words: string): void {
    this.words = words;
  }

  reasonChosen(reason: string): void {
    this.reason = reason;
  }

  decisionAsked(decision: 'return' | 'reject'): void {
    this.deciding = decision;
    this.reason = '';
    this.showsMissing = false;
  }

  withdrawalAsked(): void {
    this.isWithdrawing = true;
  }

  dialogClosed(): void {
    this.closeDialogs();
  }

  get isReasonMissing(): boolean {
    return this.showsMissing && this.reason === '';
  }

  get areWordsMissing(): boolean {
    return this.showsMissing && this.words.trim() === '';
  }

  async decisionConfirmed(): Promise<void> {
    const { deciding } = this;
    if (!deciding) return;
    this.showsMissing = true;
    if (this.reason === '' || this.words.trim() === '') return;
    await this.decide(deciding);
  }

  /**
   * Approves by the press, or begins the signature if one is required. A final reviewer must confirm the press, because
   * the largest amounts take effect by it.
   */
  async approvePressed(): Promise<void> {
    if (this.signs && !(await this.beginSigning())) return;
    if (this.canDecide && this.application?.waitsFor?.role === 'final-reviewer') this.confirming = true;
    else await this.decide('approve');
  }

  async approvalConfirmed(): Promise<void> {
    if (this.confirming) await this.decide('approve');
  }

  /** Signs with the chosen certificate, which approves the application. A refusal is shown in the dialog. */
  async signPressed(): Promise<void> {
    const { signing } = this;
    if (!signing || !(await signing.signPressed())) return;
    runInAction(() => this.closeDialogs());
  }

  /**
   * Loads the certificates that can sign, and opens the dialog.
   * @returns whether a press is enough
   */
  private async beginSigning(): Promise<boolean> {
    const { application } = this;
    if (!application || this.busy) return false;
    this.busy = true;
    this.trouble = undefined;
    const signing = this.#parts.signing(this.#signingDesk(application.id));
    try {
      const { signedBy } = await signing.load();
      if (this.#id !== application.id || signedBy.length === 0) return this.#id === application.id;
      runInAction(() => {
        if (signing.usable.length === 0) this.unsignable = signing;
        else this.signing = signing;
      });
      this.signing?.opened();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
      await this.content.refresh();
      this.#sayMeanwhile();
    } finally {
      runInAction(() => (this.busy = false));
    }
    return false;
  }

  async #load(): Promise<void> {
    if (await this.content.load()) await this.#lookForCertificate();
  }

  /** Checks whether the user, who is to sign, has a certificate for it. */
  async #lookForCertificate(): Promise<void> {
    const { application } = this;
    if (!application || !this.signs) return;
    const signing = this.#parts.signing(this.#signingDesk(application.id));
    try {
      const { signedBy } = await signing.load();
      if (this.#id !== application.id) return;
      runInAction(() => (this.lacking = signedBy.length > 0 && signing.usable.length === 0 ? signing : undefined));
    } catch {
      // Pressing the approval checks again, and shows the problem.
    }
  }

  #signingDesk(applicationId: string): SigningDesk {
    const { desk } = this.#parts;
    // The version that was read when the text was issued. The signature is only valid for this version.
    let version = 0;
    return {
      choice: async () => desk.signingChoice(applicationId),
      challenge: async (serial) => {
        version = this.application?.version ?? 0;
        const outcome = await desk.signingText(applicationId, version, serial);
        return outcome.asked ? outcome : { asked: false, ...(await this.#signingRefused(outcome)) };
      },
      prove: async (serial, signed) => {
        const { words } = this;
        const decided = { applicationId, version, decision: 'approve', words, signed: { ...signed, serial } } as const;
        const outcome = await desk.decide(decided);
        if (!outcome.done) return { done: false, ...(await this.#signingRefused(outcome)) };
        const { number } = outcome.application;
        this.#take(outcome.application, message('trade.decided', { decision: 'approve', number }));
        return { done: true };
      },
    };
  }

  /**
   * Words a refusal for the dialog. If the user may no longer decide, the dialog closes and the page shows the refusal.
   */
  async #signingRefused(refusal: TradeRefusal) {
    if (refusal.because === 'signature') return refusal.refusal;
    const words = refusalMessage(refusal);
    await this.content.refresh();
    runInAction(() => {
      if (this.canDecide) return;
      this.trouble = words;
      this.closeDialogs();
    });
    return { because: 'worded', words } as const;
  }

  /** Shows a changed application, and its result. */
  #take(application: TradeApplication, told: Message): void {
    const { toasts } = this.#parts;
    runInAction(() => {
      this.content.take(application);
      this.words = '';
      this.hasActed = true;
    });
    if (application.state === 'REFUSED_BY_RULE') toasts.show('warn', message('trade.refused-by-rule'));
    else toasts.show('ok', told);
    this.#parts.changed?.(application);
    void this.loadWaiting();
  }

  async withdrawalConfirmed(): Promise<void> {
    const { application } = this;
    if (!application) return;
    await this.#run(
      async () => this.#parts.desk.withdraw(application.id, application.version),
      message('trade.withdrawn', { number: application.number }),
    );
  }

  private async decide(decision: TradeDecision): Promise<void> {
    const { application } = this;
    if (!application) return;
    const { id: applicationId, version, number } = application;
    const isApproval = decision === 'approve';
    await this.#run(
      async () =>
        this.#parts.desk.decide({
          applicationId,
          version,
          decision,
          words: this.words,
          ...(isApproval ? {} : { reason: this.reason }),
        }),
      message('trade.decided', { decision, number }),
    );
  }

  /** Shows the result of an application that no longer waits, and not why the change was refused. */
  #sayMeanwhile(): void {
    const { application } = this;
    if (application?.state === undefined || application.state === 'WAITING') return;
    const { state, stateSince: at, makerName, events } = application;
    const withdrawal = events.findLast(({ event }) => event === 'withdrawn');
    const name = withdrawal?.personName || makerName || application.companyName;
    runInAction(() => {
      this.trouble =
        state === 'WITHDRAWN'
          ? message('trade.withdrawn-meanwhile', { name, at })
          : message('trade.meanwhile', { state, at });
    });
  }

  /** Runs one change at a time. After a refusal, the refusal is shown and the application is loaded again. */
  async #run(work: () => Promise<TradeOutcome>, told: Message): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    const { session } = this.#parts;
    try {
      const outcome = await work();
      runInAction(() => this.closeDialogs());
      if (outcome.done) {
        this.#take(outcome.application, told);
        return;
      }
      runInAction(() => (this.trouble = refusalMessage(outcome)));
      await this.content.refresh();
      this.#sayMeanwhile();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => {
        this.closeDialogs();
        this.trouble = failureOf(thrown).what;
      });
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private closeDialogs(): void {
    this.deciding = undefined;
    this.isWithdrawing = false;
    this.confirming = false;
    this.signing?.left();
    this.signing = undefined;
    this.unsignable = undefined;
  }

  /** Opens the first application that waits for the user, or the to-do page. */
  private async openFirst(): Promise<void> {
    await this.loadWaiting();
    const first = this.waiting.find(({ decisionBar }) => decisionBar === undefined);
    const { navigator, path, toDoPath } = this.#parts;
    if (this.#id === '') navigator.replaceWith(first ? path(first.id) : toDoPath);
  }

  private async loadWaiting(): Promise<void> {
    if (this.#parts.changed) return;
    try {
      const waiting = await this.#parts.desk.waiting();
      runInAction(() => (this.waiting = waiting));
    } catch {
      // If its neighbours cannot be loaded, the application is shown without them.
    }
  }
}
