import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { TradeDesk, TradeOutcome, TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import { addDays, isSupportedDate, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { parseMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { uppercaseAmount } from '../../../domain/money/uppercase-amount.ts';
import type { issuingActs } from '../../../domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { maxBackingInvoices } from '../../../domain/trade/shared/issue-rules.ts';
import { isExpired, isNotYetValid } from '../../../domain/trade/shared/limit.ts';
import {
  addMonths,
  maxTermMonths,
  suggestedDueDay,
  termDays,
  termOf,
  defaultMonths,
} from '../../../domain/trade/shared/term.ts';
import {
  copyTradeForm,
  emptyTradeForm,
  type JudgedForm,
  type TradeApplication,
  type TradeParty,
  type TypedInvoice,
  type TypedTradeForm,
} from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { CheckStep } from '../shared/check-step.ts';
import { DraftKeeper } from '../shared/draft-keeper.ts';
import { PayeeSearch } from '../shared/payee-search.ts';
import { returnOf, type ReturnGrounds } from '../shared/return-grounds.ts';
import { showCheck, type ShownCheck } from '../shared/rule-words.ts';
import type { IssueImport } from './issue-import.ts';

/** How long typing must pause before the form is judged, in milliseconds. */
const judgingRest = 400;

export interface IssueParts {
  /** The purpose of the issue: a delivery, or a payroll. */
  readonly act: (typeof issuingActs)[number];
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Path of the form, and of the page that shows an application. */
  readonly paths: { readonly form: string; readonly application: (id: string) => string };
  /** Creates the import of many issues from a sheet. */
  readonly sheet: () => IssueImport;
}

/** Form fields that show the results of their rules beside them. Other results are in the list of all rules. */
export type IssueField = 'payee' | 'amount' | 'due' | 'reason' | 'invoices' | 'project' | 'period' | 'people';

const fieldOfRule: ReadonlyMap<string, IssueField> = new Map([
  ['PAYEE', 'payee'],
  ['PAYEE_OPENED', 'payee'],
  ['PAYEE_PEOPLE', 'payee'],
  ['PAYEE_STANDING', 'payee'],
  ['PAYEE_BARRED', 'payee'],
  ['AMOUNT', 'amount'],
  ['TERM', 'due'],
  ['PAYS_ON', 'due'],
  ['TERM_REASON', 'reason'],
  ['INVOICES', 'invoices'],
  ['INVOICE_SUM', 'invoices'],
  ['PROJECT', 'project'],
  ['PERIOD', 'period'],
  ['PEOPLE', 'people'],
] as const);

/**
 * The form by which a core enterprise issues an instrument (checklist R-056). It is stored as a draft while it is
 * typed, and judged by the same rules as at its submission. It is checked once more on a separate page.
 */
export class IssuePresenter {
  form: TypedTradeForm = emptyTradeForm;
  judged: JudgedForm | undefined = undefined;
  opening: Loading<undefined> = loading;
  trouble: Message | undefined = undefined;
  busy = false;
  /** Whether the user is asked to confirm an amount that exceeds the contract. */
  isConfirming = false;
  /** Whether it began with the content of another application. */
  isCopy = false;
  /** How often going on was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  /** Whether errors of empty fields are shown. */
  showsAll = false;
  /** Reason of a return, as the approver gave it; undefined for a form that was not returned. */
  returned: ReturnGrounds | undefined = undefined;
  /** The colleague who made it; undefined for the user's own. */
  otherMaker: string | undefined = undefined;
  readonly payees: PayeeSearch;
  readonly draft: DraftKeeper;
  readonly step: CheckStep;
  #cancelJudging: (() => void) | undefined;
  readonly #judging = new LatestRequest();
  readonly #opening = new LatestRequest();
  readonly #naming = new LatestRequest();
  readonly #parts: IssueParts;

  constructor(parts: IssueParts) {
    this.#parts = parts;
    this.payees = new PayeeSearch(parts);
    const { kind, desk, paths } = parts;
    const formPath = (id: string) => `${paths.form}?id=${encodeURIComponent(id)}`;
    this.draft = new DraftKeeper({
      ...parts,
      save: async (kept) => desk.save({ ...this.askedAs(kept), kind, submits: false }),
      formPath,
      isBusy: () => this.busy,
      onTrouble: (trouble) => (this.trouble = trouble),
    });
    this.step = new CheckStep({
      navigator: parts.navigator,
      formPath: () => this.draft.kept && formPath(this.draft.kept.id),
      canSubmit: () => this.canSubmit,
    });
    makeAutoObservable<this>(this, { payees: false, draft: false, step: false }, { autoBind: true, deep: false });
  }

  /** Chooses the company with a credit code, if it can be paid. Any other text leaves the form unchanged. */
  async payeeNamed(uscc: string): Promise<void> {
    const signal = this.#naming.next();
    try {
      const found = await this.#parts.desk.payees(uscc, signal);
      const payee = found.find((each) => each.uscc === uscc);
      if (!signal.aborted && payee && this.form.payeeId === '') this.payeeChosen(payee);
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    }
  }

  /** Opens a new form, one with the content of another application, or the draft that the address names. */
  async opened(applicationId: string, copiedId = ''): Promise<void> {
    if (this.draft.kept?.id === applicationId && applicationId !== '') return;
    if (applicationId === '' && copiedId === '') {
      this.opening = ready(undefined);
      void this.judge();
      return;
    }
    const signal = this.#opening.next();
    try {
      const application = await this.#parts.desk.application(applicationId || copiedId, signal);
      if (signal.aborted) return;
      if (applicationId === '') {
        runInAction(() => {
          this.opening = ready(undefined);
          if (application.act === this.#parts.act) this.copy(application);
        });
        void this.judge();
        return;
      }
      if (!application.mayEdit) {
        this.#parts.navigator.replaceWith(this.#parts.paths.application(applicationId));
        return;
      }
      runInAction(() => {
        this.take(application);
        this.opening = ready(undefined);
      });
      void this.judge();
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.opening = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }

  /** The import of many issues from a sheet, which does not use this form. */
  sheet(): IssueImport {
    return this.#parts.sheet();
  }

  left(): void {
    this.#cancelJudging?.();
    this.#judging.stop();
    this.#opening.stop();
    this.payees.left();
    this.#naming.stop();
    this.draft.left();
  }

  get act(): IssueParts['act'] {
    return this.#parts.act;
  }

  /** Whether the page shows the form, or the check before the submission. */
  get stage(): CheckStep['stage'] {
    return this.step.stage;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get companyName(): string {
    return this.judged?.company.name ?? this.#parts.session.who?.companyName ?? '';
  }

  get payee(): TradeParty | undefined {
    return this.judged?.parties.find(({ companyId }) => companyId === this.form.payeeId) ?? this.payees.chosen;
  }

  /** The typed amount; undefined for none. */
  get amount(): Money | undefined {
    return this.form.amount === '' ? undefined : parseMoney(this.form.amount);
  }

  get amountInWords(): string {
    const { amount } = this;
    return amount && amount.fen > 0n ? uppercaseAmount(amount) : '';
  }

  /** Length of the term in days; undefined without a day in the future. */
  get days(): number | undefined {
    const { dueOn } = this.form;
    return isSupportedDate(dueOn) && dueOn > this.today ? termDays(dueOn, this.today) : undefined;
  }

  get isExceptionalTerm(): boolean {
    return isSupportedDate(this.form.dueOn) && termOf(this.form.dueOn, this.today) === 'exceptional';
  }

  /** Due dates that can be chosen by a press: weekdays about three and six months from today. */
  get usualDays(): readonly { readonly months: number; readonly day: PlainDate }[] {
    return [3, defaultMonths].map((months) => ({ months, day: suggestedDueDay(this.today, months) }));
  }

  get earliestDay(): PlainDate {
    return addDays(this.today, 1);
  }

  get latestDay(): PlainDate {
    return addMonths(this.today, maxTermMonths);
  }

  get invoiceLines(): readonly {
    readonly invoice: TypedInvoice;
    readonly index: number;
    readonly isUsed: boolean;
    readonly share: Money;
  }[] {
    return this.form.invoices.map((invoice, index) => {
      const known = this.judged?.invoices[index];
      return {
        invoice,
        index,
        isUsed: known !== undefined && known.left.fen === 0n && this.isComplete(invoice),
        share: known?.share ?? zeroMoney,
      };
    });
  }

  /** Whether a line has everything that an invoice needs. */
  isComplete({ number, total, issuedOn }: TypedInvoice): boolean {
    return number.trim() !== '' && isSupportedDate(issuedOn) && (parseMoney(total)?.fen ?? 0n) > 0n;
  }

  get mayAddInvoice(): boolean {
    return this.form.invoices.length < maxBackingInvoices;
  }

  /** The results of the rules, each with the field in which it is corrected; undefined for a rule without a field. */
  get checks(): readonly (ShownCheck & { readonly field: IssueField | undefined })[] {
    return (this.judged?.checks ?? []).map((each) => ({ ...showCheck(each), field: fieldOfRule.get(each.code) }));
  }

  /** The checks beside a field. An empty field is only reported after an attempt to go on. */
  checksAt(field: IssueField): readonly ShownCheck[] {
    return (this.judged?.checks ?? [])
      .filter(({ code, outcome, because }) => {
        if (fieldOfRule.get(code) !== field) return false;
        // The payee's own field shows why the payee cannot accept.
        if (code === 'PAYEE_PEOPLE' && outcome === 'noted') return false;
        return this.showsAll || !(outcome === 'refused' && because === 'none');
      })
      .map(showCheck);
  }

  /** Rules that prevent the issue and belong to no field: those about the limit, the company or its people. */
  get obstacles(): readonly ShownCheck[] {
    return this.checks.filter(({ outcome, field }) => outcome === 'refused' && field === undefined);
  }

  get refusals(): readonly (ShownCheck & { readonly field: IssueField | undefined })[] {
    return this.checks.filter(({ outcome }) => outcome === 'refused');
  }

  get notes(): readonly ShownCheck[] {
    return this.checks.filter(({ outcome }) => outcome === 'noted');
  }

  /** The rules that require the final reviewer, with the reviewer's name. */
  get exceptions(): readonly ShownCheck[] {
    return (this.judged?.checks ?? []).filter(({ because }) => because === 'exceptional').map(showCheck);
  }

  /** The remaining limit after this issue; undefined if the company has no limit. */
  get limit() {
    const limit = this.judged?.limit;
    if (!limit) return undefined;
    const own = this.amount ?? zeroMoney;
    const left = { fen: limit.total.fen - limit.used.fen - limit.reserved.fen - own.fen };
    const { today } = this;
    return { ...limit, own, left, isExpired: isExpired(limit, today), isNotYetValid: isNotYetValid(limit, today) };
  }

  get canSubmit(): boolean {
    return this.judged !== undefined && this.refusals.length === 0;
  }

  changed(change: Partial<TypedTradeForm>): void {
    this.form = { ...this.form, ...change };
    if (!this.draft.isOutdated) this.trouble = undefined;
    this.#cancelJudging?.();
    this.#cancelJudging = this.#parts.clock.wakeAfter(judgingRest, () => void this.judge());
    this.draft.changed();
  }

  payeeChosen(party: TradeParty | undefined): void {
    this.payees.take(party);
    this.changed({ payeeId: party?.companyId ?? '' });
  }

  invoiceAdded(): void {
    if (!this.mayAddInvoice) return;
    this.changed({ invoices: [...this.form.invoices, { code: '', number: '', issuedOn: '', total: '' }] });
  }

  invoiceChanged(index: number, change: Partial<TypedInvoice>): void {
    this.changed({
      invoices: this.form.invoices.map((each, at) => (at === index ? { ...each, ...change } : each)),
    });
  }

  invoiceRemoved(index: number): void {
    this.changed({ invoices: this.form.invoices.filter((_each, at) => at !== index) });
  }

  /** Opens the check before the submission, if all rules hold. */
  async checkPressed(): Promise<void> {
    this.showsAll = true;
    this.#cancelJudging?.();
    await this.draft.keepChanges();
    if (this.draft.isOutdated) return;
    await this.judge();
    runInAction(() => {
      if (this.canSubmit) this.step.entered();
      else this.attempt += 1;
    });
  }

  backPressed(): void {
    this.step.left();
    this.trouble = undefined;
  }

  async draftPressed(): Promise<void> {
    await this.draft.keep();
    if (this.trouble === undefined) this.#parts.toasts.show('ok', message('trade.draft-kept'));
  }

  /** A rule that allows the submission only after the user's confirmation; undefined for none. */
  get toConfirm(): ShownCheck | undefined {
    const found = (this.judged?.checks ?? []).find(
      ({ code, outcome }) => code === 'CONTRACT_SUM' && outcome === 'noted',
    );
    return found && showCheck(found);
  }

  confirmationClosed(): void {
    this.isConfirming = false;
  }

  /** Submits the application, or asks for a confirmation first if one is needed. */
  async submitPressed(): Promise<void> {
    if (this.toConfirm) this.isConfirming = true;
    else await this.confirmed();
  }

  async confirmed(): Promise<void> {
    if (this.busy) return;
    this.isConfirming = false;
    this.busy = true;
    try {
      await this.draft.settle();
      const outcome = await this.#parts.desk.save({ ...this.asked, submits: true });
      runInAction(() => this.showOutcome(outcome));
      if (!outcome.done) return;
      const { id, number } = outcome.application;
      this.#parts.toasts.show('ok', message('trade.submitted', { number }));
      this.step.goOnTo(this.#parts.paths.application(id));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Discards what was typed here, and opens the stored application. */
  async latestPressed(): Promise<void> {
    const id = this.draft.forget();
    this.trouble = undefined;
    await this.retryPressed(id);
  }

  async retryPressed(applicationId: string, copiedId = ''): Promise<void> {
    this.opening = loading;
    await this.opened(applicationId, copiedId);
  }

  private get asked() {
    const { kind } = this.#parts;
    return { ...this.askedAs(this.draft.kept), kind } as const;
  }

  private askedAs(kept: DraftKeeper['kept']) {
    const { act } = this.#parts;
    return { act, applicationId: kept?.id, version: kept?.version, form: this.form };
  }

  private async judge(): Promise<void> {
    const signal = this.#judging.next();
    try {
      const judged = await this.#parts.desk.judge(this.asked, signal);
      if (!signal.aborted) runInAction(() => (this.judged = judged));
    } catch (thrown) {
      if (signal.aborted) return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    }
  }

  private showOutcome(outcome: TradeOutcome): void {
    if (outcome.done) {
      this.take(outcome.application);
      return;
    }
    this.step.left();
    this.attempt += 1;
    this.showRefusal(outcome);
    void this.judge();
  }

  private showRefusal(refusal: TradeRefusal): void {
    this.trouble = this.draft.refused(refusal);
  }

  private copy({ form, parties }: TradeApplication): void {
    this.payees.take(parties.find(({ companyId }) => companyId === form.payeeId));
    // Nothing is stored until something was typed.
    this.form = copyTradeForm(form, this.today);
    this.isCopy = true;
  }

  private take(application: TradeApplication): void {
    this.draft.take(application);
    this.form = application.form;
    this.payees.take(application.parties.find(({ companyId }) => companyId === application.form.payeeId));
    this.returned = returnOf(application);
    this.otherMaker = application.isMine ? undefined : application.makerName;
  }
}
