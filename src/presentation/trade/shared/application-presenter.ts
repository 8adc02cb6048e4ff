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
  /** Path of what waits, for an address that names no application. */
  readonly toDoPath: string;
  /** Hears what the reader did, where a queue beside it lists the others that wait; undefined on a page of its own. */
  readonly changed?: ApplicationChanged | undefined;
}

/** Receives an application that the reader has decided, signed or taken back. */
export type ApplicationChanged = (application: TradeApplication) => void;

/** A step with who did it or can do it. */
export interface ShownStep {
  readonly state: 'done' | 'now' | 'next' | 'bad';
  readonly role: TradeApplication['steps'][number]['role'] | 'maker';
  readonly isOwn: boolean;
  readonly isYours: boolean;
  readonly names: readonly string[];
  readonly at: number | undefined;
  readonly words: string;
  /** Whether its approval is signed, and by what it was; undefined where it was not signed yet. */
  readonly isSigned: boolean;
  readonly signature: { readonly ending: string; readonly isWithoutEffect: boolean } | undefined;
}

/**
 * One application: what it asks for, the rules as they are judged now, who did what, and the decision of whoever's turn
 * it is (checklist ).
 */
export class ApplicationPresenter {
  readonly content: PageContent<TradeApplication>;
  /** Files of the reader's company behind the application. */
  readonly papers: PageContent<readonly TradePaper[]>;
  /** Others that wait for the reader, to go on with. */
  waiting: readonly TradeApplicationRow[] = [];
  /** The decision that asks for a reason. */
  deciding: 'return' | 'reject' | undefined = undefined;
  withdrawing = false;
  /** Whether the approval asks to be confirmed. */
  confirming = false;
  /** The signature that is under way; undefined while none is. */
  signing: CertificateSigning | undefined = undefined;
  /** Set where none of the reader's certificates can sign the approval. */
  unsignable: CertificateSigning | undefined = undefined;
  /** The same, as it is known before the approval is pressed. */
  lacking: CertificateSigning | undefined = undefined;
  reason = '';
  words = '';
  showsMissing = false;
  trouble: Message | undefined = undefined;
  busy = false;
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

  /** Whether the reader can return it for correction. */
  get mayReturn(): boolean {
    const { application } = this;
    const policies = application?.kind && actPolicies[application.kind];
    return this.canDecide && application?.act !== undefined && policies?.[application.act].isReturnable === true;
  }

  /** Whether the reader's approval is signed with a certificate. */
  get signs(): boolean {
    return this.canDecide && this.application?.waitsFor?.isSigned === true;
  }

  /** The counterparty as the key shows it: for the other company of an application its own name. */
  get signedCounterparty(): string {
    const { companyName = '', counterpartyName = '' } = this.application ?? {};
    return counterpartyName === companyName ? (this.#parts.session.who?.companyName ?? '') : counterpartyName;
  }

  /** What a correction leaves of its amount: it must be accepted again, or goes back to another company. */
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

  /** Length of the term from today; undefined without a day. */
  get days(): number | undefined {
    const { application } = this;
    return application && application.dueOn > this.today ? termDays(application.dueOn, this.today) : undefined;
  }

  get checks(): readonly ShownCheck[] {
    const { checks = [], submittedChecks = [] } = this.application ?? {};
    const shown = checks.map((check) => ({ ...showCheck(check), isChanged: hasChangedSince(check, submittedChecks) }));
    // Conditions that one sentence says are said once.
    const said = shown.map(({ outcome, what }) => JSON.stringify([outcome, what]));
    return shown.filter((_check, index) => said.indexOf(said[index] ?? '') === index);
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

  /** The next application that waits for the reader; undefined where this is the last. */
  get next(): TradeApplicationRow | undefined {
    const mine = this.waiting.filter(({ decisionBar }) => decisionBar === undefined);
    const at = mine.findIndex(({ id }) => id === this.#id);
    return mine[at + 1] ?? mine.find(({ id }) => id !== this.#id);
  }

  /** Place among those that wait for the reader, from 1; undefined where it is none of them. */
  get place(): { readonly at: number; readonly of: number } | undefined {
    const mine = this.waiting.filter(({ decisionBar }) => decisionBar === undefined);
    const at = mine.findIndex(({ id }) => id === this.#id);
    return at < 0 ? undefined : { at: at + 1, of: mine.length };
  }

  /** The wages that it pays or accepts, with the number of people as the rules counted them; undefined for none. */
  get payroll(): PayrollTerms | undefined {
    const { application } = this;
    if (application?.act !== 'payroll-issue') return application?.instrument?.payroll;
    const { form, checks } = application;
    const count = checks.find(({ code }) => code === 'PEOPLE')?.values['count'];
    return { project: form.project, period: form.period, people: count === undefined ? undefined : Number(count) };
  }

  /** Page of the financing that it began, or whose contract it signs. */
  get financingPath(): string | undefined {
    const id = this.application?.financed?.financingId ?? '';
    return id === '' ? undefined : this.#parts.financingPath(id);
  }

  /** Page of the instrument that it concerns or made. */
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
    this.withdrawing = true;
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
   * Approves by the press, or begins the signature where one is asked for. A final reviewer confirms the press: the
   * largest amounts take effect by it.
   */
  async approvePressed(): Promise<void> {
    if (this.signs && !(await this.beginSigning())) return;
    if (this.canDecide && this.application?.waitsFor?.role === 'final-reviewer') this.confirming = true;
    else await this.decide('approve');
  }

  async approvalConfirmed(): Promise<void> {
    if (this.confirming) await this.decide('approve');
  }

  /** Signs with the chosen certificate, which approves. A refusal is told in the dialog. */
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

  /** Finds out whether the reader, who is to sign, has a certificate for it. */
  async #lookForCertificate(): Promise<void> {
    const { application } = this;
    if (!application || !this.signs) return;
    const signing = this.#parts.signing(this.#signingDesk(application.id));
    try {
      const { signedBy } = await signing.load();
      if (this.#id !== application.id) return;
      runInAction(() => (this.lacking = signedBy.length > 0 && signing.usable.length === 0 ? signing : undefined));
    } catch {
      // The press asks again, and says what is wrong.
    }
  }

  #signingDesk(applicationId: string): SigningDesk {
    const { desk } = this.#parts;
    // The version that was read when the text was issued: the signature is about no other.
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

  /** Words a refusal for the dialog. It closes where the reader cannot decide any more; the page then tells it. */
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

  /** Shows a changed application, and tells what came of it. */
  #take(application: TradeApplication, told: Message): void {
    const { toasts } = this.#parts;
    runInAction(() => {
      this.content.take(application);
      this.words = '';
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

  /** Says what became of an application that no longer waits, instead of why the change was refused. */
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

  /** Runs one change at a time. After a refusal it is told, and the application is loaded again. */
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
    this.withdrawing = false;
    this.confirming = false;
    this.signing?.left();
    this.signing = undefined;
    this.unsignable = undefined;
  }

  /** Goes on to the first application that waits for the reader, or to the list of what waits. */
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
      // The application itself is shown without its neighbours.
    }
  }
}
