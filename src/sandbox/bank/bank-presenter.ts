import { makeAutoObservable } from 'mobx';
import type { SmallTransferShown } from '../api/bank-answers.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import { Loader } from '../shared/loader.ts';
import { SandboxActions } from '../shared/sandbox-actions.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';

export interface BankParts {
  readonly api: Pick<SandboxApi, 'transfers' | 'sendBack' | 'tellBalance'>;
  readonly notes: NoteStore;
}

/** The role of the bank: shows the received transfers in its statements, returns them, and reports balances. */
export class BankPresenter {
  /** The typed company, and the typed balance of the account from which it pays. */
  company = '';
  balance = '';
  readonly loader: Loader<readonly SmallTransferShown[]>;
  readonly #actions: SandboxActions<readonly SmallTransferShown[]>;
  readonly #parts: BankParts;

  constructor(parts: BankParts) {
    this.#parts = parts;
    this.loader = new Loader(async (signal) => parts.api.transfers(signal));
    this.#actions = new SandboxActions(this.loader, parts.notes);
    makeAutoObservable<this>(this, { loader: false }, { autoBind: true, deep: false });
  }

  get busy(): boolean {
    return this.#actions.busyKey !== undefined;
  }

  companyTyped(text: string): void {
    this.company = text;
  }

  balanceTyped(text: string): void {
    this.balance = text;
  }

  async balancePressed(): Promise<void> {
    const company = this.company.trim();
    await this.#actions.run('balance', async () => this.#parts.api.tellBalance(company, this.balance.trim()), {
      done: sandboxMessage('sandbox-bank.balance-told', { name: company }),
      failed: sandboxMessage('sandbox-bank.balance-not-told', { name: company }),
    });
  }

  async sendBackPressed({ accountId, company }: SmallTransferShown, reason: string): Promise<void> {
    await this.#actions.run(accountId, async () => this.#parts.api.sendBack(accountId, reason), {
      done: sandboxMessage('sandbox-bank.sent-back', { name: company }),
      failed: sandboxMessage('sandbox-bank.not-sent-back', { name: company }),
    });
  }
}
