import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { BankAccounts, BankOutcome } from '../../../application/ports/company/bank-account-desk.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import {
  bankFields,
  bankProblems,
  emptyBankAccount,
  normaliseBankAccount,
  type BankAccountEntry,
  type BankField,
  type BankProblem,
} from '../../../domain/company/shared/bank-account.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { accountNumber } from '../../../words/format.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { refusalWords } from './refusal-words.ts';

const draftName = 'bank-account';

const problemWords: Readonly<Record<BankProblem, PlainKey>> = {
  missing: 'company.problem-missing',
  'too-long': 'company.problem-too-long',
  unseen: 'company.problem-unseen',
  'not-a-name': 'company.problem-not-a-name',
  'not-cnaps': 'company.problem-not-cnaps',
  'not-an-account': 'company.problem-not-an-account',
};

export interface BankAccountFormParts {
  readonly add: (entry: BankAccountEntry) => Promise<BankOutcome>;
  readonly onAdded: (now: BankAccounts) => void;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly drafts: Drafts;
}

/** Parses a stored draft with any content. Account numbers are never kept on a device. */
function draftOf(stored: unknown): BankAccountEntry {
  const fields = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const text = (field: BankField): string => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { bankName: text('bankName'), branchName: text('branchName'), cnaps: text('cnaps'), accountNumber: '' };
}

/** The form for a new account. */
export class BankAccountForm {
  values: BankAccountEntry;
  errors: Partial<Record<BankField, Message>> = {};
  trouble: Message | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  readonly #parts: BankAccountFormParts;

  constructor(parts: BankAccountFormParts) {
    this.#parts = parts;
    this.values = draftOf(parts.drafts.read(draftName));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether leaving would lose input. */
  get isBegun(): boolean {
    return !compareStructural(normaliseBankAccount(this.values), emptyBankAccount);
  }

  typed(field: BankField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...errors } = this.errors;
    this.errors = errors;
    this.trouble = undefined;
    const { drafts } = this.#parts;
    if (this.isBegun) drafts.write(draftName, { ...this.values, accountNumber: '' });
    else drafts.remove(draftName);
  }

  /**
   * Shows the problem of a field that was filled in, and groups an account number in fours. Empty fields are reported
   * on sending.
   */
  fieldLeft(field: BankField): void {
    const entry = normaliseBankAccount(this.values);
    if (field === 'accountNumber' && entry.accountNumber !== '')
      this.values = { ...this.values, accountNumber: accountNumber(entry.accountNumber) };
    const problem = bankProblems(entry).get(field);
    if (problem && problem !== 'missing') this.errors = { ...this.errors, [field]: message(problemWords[problem]) };
  }

  async addPressed(): Promise<void> {
    if (this.busy) return;
    const entry = normaliseBankAccount(this.values);
    this.trouble = undefined;
    this.errors = Object.fromEntries(
      [...bankProblems(entry)].map(([field, problem]) => [field, message(problemWords[problem])]),
    );
    if (bankFields.some((field) => this.errors[field])) {
      this.attempt += 1;
      return;
    }
    this.busy = true;
    const { add, onAdded, session } = this.#parts;
    try {
      const outcome = await add(entry);
      runInAction(() => {
        if (outcome.done) {
          this.discard();
          onAdded(outcome.now);
        } else this.showRefusal(outcome);
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Discards the input. */
  discard(): void {
    this.#parts.drafts.remove(draftName);
    this.values = emptyBankAccount;
    this.errors = {};
    this.trouble = undefined;
  }

  private showRefusal(outcome: Exclude<BankOutcome, { readonly done: true }>): void {
    this.attempt += 1;
    if (outcome.because === 'refused' && outcome.field)
      this.errors = { [outcome.field]: message('company.field-refused') };
    else if (outcome.because === 'listed') this.errors = { accountNumber: message('company.refused-listed') };
    else this.trouble = message(refusalWords[outcome.because]);
  }
}
