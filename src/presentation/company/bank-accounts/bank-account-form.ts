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
  readonly added: (now: BankAccounts) => void;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly drafts: Drafts;
}

/** A draft as this portal wrote it, whatever lies there. Account numbers are never kept on a device. */
function draftOf(kept: unknown): BankAccountEntry {
  const written = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  const text = (field: BankField): string => {
    const value = written.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { bankName: text('bankName'), branchName: text('branchName'), cnaps: text('cnaps'), accountNumber: '' };
}

/** An account that is to be listed. */
export class BankAccountForm {
  values: BankAccountEntry;
  errors: Partial<Record<BankField, Message>> = {};
  trouble: Message | undefined;
  busy = false;
  /** How many times it was refused: the keyboard goes to what is wrong. */
  attempt = 0;
  readonly #parts: BankAccountFormParts;

  constructor(parts: BankAccountFormParts) {
    this.#parts = parts;
    this.values = draftOf(parts.drafts.read(draftName));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Something was typed that would be lost. */
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
   * A field was filled in: what is wrong with it is said, and an account is read in fours. What is empty is only said
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
    const { add, added, session } = this.#parts;
    try {
      const outcome = await add(entry);
      runInAction(() => {
        if (outcome.done) {
          this.dropped();
          added(outcome.now);
        } else this.refused(outcome);
      });
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** What was typed is not wanted any more. */
  dropped(): void {
    this.#parts.drafts.remove(draftName);
    this.values = emptyBankAccount;
    this.errors = {};
    this.trouble = undefined;
  }

  private refused(outcome: Exclude<BankOutcome, { readonly done: true }>): void {
    this.attempt += 1;
    if (outcome.because === 'refused' && outcome.field)
      this.errors = { [outcome.field]: message('company.field-refused') };
    else if (outcome.because === 'listed') this.errors = { accountNumber: message('company.refused-listed') };
    else this.trouble = message(refusalWords[outcome.because]);
  }
}
