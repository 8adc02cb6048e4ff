import { makeAutoObservable, runInAction } from 'mobx';
import type {
  BankAccount,
  BankAccountDesk,
  BankAccounts,
  BankOutcome,
} from '../../../application/ports/company/bank-account-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import {
  amountAttempts,
  bankAccountState,
  parseSmallAmount,
  type BankAccountState,
} from '../../../domain/company/shared/bank-account.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { BankAccountForm } from './bank-account-form.ts';
import { refusalWords } from './refusal-words.ts';

export interface BankAccountsParts {
  readonly desk: BankAccountDesk;
  readonly session: SessionStore;
  readonly drafts: Drafts;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

/** An account with how it stands today, and what can be done about it. */
export interface ShownAccount extends BankAccount {
  readonly state: BankAccountState;
  /** How many more times its amount may be entered. */
  readonly attemptsLeft: number;
  /** Another small transfer may go out; 'tomorrow' where today's are used up. */
  readonly again: 'now' | 'tomorrow' | 'spent' | undefined;
}

/**
 * The accounts of the company: listing one, showing by a small amount that it is the company's own, which is in use
 * (checklist F-062).
 */
export class BankAccountsPresenter {
  readonly kept: PageContent<BankAccounts>;
  readonly form: BankAccountForm;
  /** The form was asked for, though accounts are listed. */
  isAdding = false;
  /** What was typed as an account's amount, and what is wrong with it. */
  amounts: ReadonlyMap<string, string> = new Map();
  amountErrors: ReadonlyMap<string, Message> = new Map();
  /** The account at which something is under way. */
  busyAt: string | undefined;
  /** The account that is to be taken out, once that is confirmed. */
  leaving: ShownAccount | undefined;
  readonly #parts: BankAccountsParts;

  constructor(parts: BankAccountsParts) {
    this.#parts = parts;
    this.kept = new PageContent(parts.session, async (signal) => parts.desk.accounts(signal));
    this.form = new BankAccountForm({
      add: async (entry) => parts.desk.add(entry),
      added: (now) => this.added(now),
      session: parts.session,
      drafts: parts.drafts,
    });
    makeAutoObservable<this>(this, { kept: false, form: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    this.isAdding = this.form.isBegun;
    if (this.isOffered) void this.kept.load();
  }

  left(): void {
    this.kept.stop();
  }

  /** Whether the back end keeps accounts at all. */
  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get accounts(): readonly ShownAccount[] {
    const { today } = this;
    return (this.kept.value?.accounts ?? []).map((account) => {
      const state = bankAccountState(account, today);
      const needsAnother = state === 'returned' || state === 'used-up' || state === 'late';
      return {
        ...account,
        state,
        attemptsLeft: Math.max(0, amountAttempts - account.transfer.wrong),
        again: needsAnother ? (account.isSpent ? 'spent' : account.transfersLeft > 0 ? 'now' : 'tomorrow') : undefined,
      };
    });
  }

  /** Whoever may, and has none yet or asked for it, sees the form. */
  get showsForm(): boolean {
    const { value } = this.kept;
    return value?.mayChange === true && (this.isAdding || value.accounts.length === 0);
  }

  addPressed(): void {
    this.isAdding = true;
  }

  addingEnded(): void {
    this.form.dropped();
    this.isAdding = false;
  }

  amountTyped(id: string, value: string): void {
    this.amounts = new Map([...this.amounts, [id, value]]);
    this.amountErrors = new Map([...this.amountErrors].filter(([each]) => each !== id));
  }

  async amountPressed(id: string): Promise<void> {
    const fen = parseSmallAmount(this.amounts.get(id) ?? '');
    if (fen === undefined) {
      this.amountErrors = new Map([...this.amountErrors, [id, message('company.amount-unreadable')]]);
      return;
    }
    await this.#changing(id, async () => {
      const outcome = await this.#parts.desk.enterAmount(id, fen);
      if (!outcome.done) return outcome;
      const account = outcome.now.accounts.find((each) => each.id === id);
      runInAction(() => {
        this.amounts = new Map([...this.amounts].filter(([each]) => each !== id));
        const left = Math.max(0, amountAttempts - (account?.transfer.wrong ?? 0));
        if (!outcome.matched && left > 0)
          this.amountErrors = new Map([...this.amountErrors, [id, message('company.amount-wrong', { left })]]);
      });
      if (outcome.matched) this.#parts.toasts.show('ok', message('company.verified-now'));
      return outcome;
    });
  }

  async sendAgainPressed(id: string): Promise<void> {
    await this.#changing(id, async () => this.#parts.desk.sendAgain(id), message('company.sent-again'));
  }

  async choosePressed(id: string): Promise<void> {
    await this.#changing(id, async () => this.#parts.desk.choose(id), message('company.chosen-now'));
  }

  removePressed(account: ShownAccount): void {
    this.leaving = account;
  }

  removalDropped(): void {
    this.leaving = undefined;
  }

  async removalConfirmed(): Promise<void> {
    const account = this.leaving;
    if (!account) return;
    await this.#changing(account.id, async () => this.#parts.desk.remove(account.id), message('company.removed-now'));
    runInAction(() => (this.leaving = undefined));
  }

  private added(now: BankAccounts): void {
    this.kept.take(now);
    this.isAdding = false;
    this.#parts.toasts.show('ok', message('company.added-now'));
  }

  /** One thing at a time; what was refused is said, and what stands is asked for anew. */
  async #changing(id: string, work: () => Promise<BankOutcome>, told?: Message): Promise<void> {
    if (this.busyAt !== undefined) return;
    this.busyAt = id;
    const { session, toasts } = this.#parts;
    try {
      const outcome = await work();
      if (outcome.done) {
        this.kept.take(outcome.now);
        if (told) toasts.show('ok', told);
      } else {
        toasts.show('warn', message(refusalWords[outcome.because]));
        await this.kept.look();
      }
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busyAt = undefined));
    }
  }
}
