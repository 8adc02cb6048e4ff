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

/** An account with its state today, and the possible actions. */
export interface ShownAccount extends BankAccount {
  readonly state: BankAccountState;
  /** How many more times its amount may be entered. */
  readonly attemptsLeft: number;
  /** Whether another small transfer may be sent; 'tomorrow' if today's are used up. */
  readonly nextTransfer: 'now' | 'tomorrow' | 'spent' | undefined;
}

/**
 * The company's accounts: adding one, verifying its owner by a small amount, and choosing the one in use (checklist
 * F-062).
 */
export class BankAccountsPresenter {
  readonly content: PageContent<BankAccounts>;
  readonly form: BankAccountForm;
  /** Whether the form is open although accounts are listed. */
  isAdding = false;
  /** The typed amounts by account. */
  amounts: ReadonlyMap<string, string> = new Map();
  /** The problems of the typed amounts, by account. */
  amountErrors: ReadonlyMap<string, Message> = new Map();
  /** The account of the running request. */
  busyAt: string | undefined;
  /** The account to remove, once the user confirms. */
  removing: ShownAccount | undefined;
  readonly #parts: BankAccountsParts;

  constructor(parts: BankAccountsParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.accounts(signal));
    this.form = new BankAccountForm({
      add: async (entry) => parts.desk.add(entry),
      onAdded: (now) => this.showAdded(now),
      session: parts.session,
      drafts: parts.drafts,
    });
    makeAutoObservable<this>(this, { content: false, form: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    this.isAdding = this.form.isBegun;
    if (this.isOffered) void this.content.load();
  }

  left(): void {
    this.content.stop();
  }

  /** Whether the back end manages accounts. */
  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get accounts(): readonly ShownAccount[] {
    const { today } = this;
    return (this.content.value?.accounts ?? []).map((account) => {
      const state = bankAccountState(account, today);
      const needsAnother = state === 'returned' || state === 'used-up' || state === 'late';
      return {
        ...account,
        state,
        attemptsLeft: Math.max(0, amountAttempts - account.transfer.wrong),
        nextTransfer: needsAnother
          ? account.isSpent
            ? 'spent'
            : account.transfersLeft > 0
              ? 'now'
              : 'tomorrow'
          : undefined,
      };
    });
  }

  /** Whether the form is shown: to users who may add an account, if there is none or they asked for it. */
  get showsForm(): boolean {
    const { value } = this.content;
    return value?.mayChange === true && (this.isAdding || value.accounts.length === 0);
  }

  addPressed(): void {
    this.isAdding = true;
  }

  addingEnded(): void {
    this.form.discard();
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
    await this.#run(id, async () => {
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
    await this.#run(id, async () => this.#parts.desk.sendAgain(id), message('company.sent-again'));
  }

  async choosePressed(id: string): Promise<void> {
    await this.#run(id, async () => this.#parts.desk.choose(id), message('company.chosen-now'));
  }

  removePressed(account: ShownAccount): void {
    this.removing = account;
  }

  removalDropped(): void {
    this.removing = undefined;
  }

  async removalConfirmed(): Promise<void> {
    const account = this.removing;
    if (!account) return;
    await this.#run(account.id, async () => this.#parts.desk.remove(account.id), message('company.removed-now'));
    runInAction(() => (this.removing = undefined));
  }

  private showAdded(now: BankAccounts): void {
    this.content.take(now);
    this.isAdding = false;
    this.#parts.toasts.show('ok', message('company.added-now'));
  }

  /** Runs one change at a time. After a refusal it is shown, and the accounts are loaded again. */
  async #run(id: string, work: () => Promise<BankOutcome>, doneMessage?: Message): Promise<void> {
    if (this.busyAt !== undefined) return;
    this.busyAt = id;
    const { session, toasts } = this.#parts;
    try {
      const outcome = await work();
      if (outcome.done) {
        this.content.take(outcome.now);
        if (doneMessage) toasts.show('ok', doneMessage);
      } else {
        toasts.show('warn', message(refusalWords[outcome.because]));
        await this.content.refresh();
      }
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busyAt = undefined));
    }
  }
}
