import { bankAccountState, maskBankAccountNumber } from '../../../src/domain/company/shared/bank-account.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { isEnterable, moneyToText, parseMoney } from '../../../src/domain/money/money.ts';
import { isBlank } from '../../../src/domain/text/invisible-characters.ts';
import type { Clock } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { usualAccount } from '../parties/usual-account.ts';
import { saveBalance } from '../trade/account-balances.ts';
import { saveCollection, type CollectionFlags } from '../trade/collection-terms.ts';
import type { Store, Transaction } from '../store.ts';

/** A small transfer, as the receiving bank's statement would show it. */
export interface TransferShown {
  readonly accountId: string;
  readonly company: string;
  readonly bankName: string;
  readonly accountNo: string;
  /** From 1 to 99. */
  readonly amountFen: number;
  readonly sentAt: number;
  readonly returned: string;
  /** Whether it can still be sent back. */
  readonly open: boolean;
}

/** The simulated bank: the statements with small transfers, and returning a transfer. */
export interface SandboxBank {
  /** The newest first, a hundred at most. */
  transfers(): Promise<readonly TransferShown[]>;
  /** Refuses with REQUEST_INVALID, naming the field, a transfer that is not pending and a blank reason. */
  sendBack(accountId: string, reason: string): Promise<void>;
  /**
   * Reports the balance of a company's payment account, as the bank would, as of now. `amount` is a decimal text in
   * yuan; the company is named by its id or its full name. Refuses with REQUEST_INVALID, naming the field, an unknown
   * company, one without a verified account, and an invalid amount.
   */
  tellBalance(company: string, amount: string): Promise<void>;
  /**
   * Sets how a company's payments are collected, and what the bank has for it. The company is named by its id or its
   * full name. Refuses with REQUEST_INVALID, naming the field, an unknown company.
   */
  tellCollection(company: string, flags: CollectionFlags): Promise<void>;
}

/** A company by its id or its full name. */
const companyNamed = async ({ companies }: Transaction, company: string) =>
  (await companies.find(company)) ?? (await companies.byNames([company]))[0];

export function sandboxBank(store: Store, clock: Pick<Clock, 'now'>): SandboxBank {
  return {
    transfers: async () =>
      store.transaction(async (transaction) => {
        const records = (await transaction.bankAccounts.allUnverified()).slice(0, 100);
        const companies = new Map(
          (await transaction.companies.findAll([...new Set(records.map(({ pkCorp }) => pkCorp))].toSorted())).map(
            ({ pkCorp, name }) => [pkCorp, name],
          ),
        );
        return records.map((each) => ({
          accountId: each.id,
          company: companies.get(each.pkCorp) ?? each.pkCorp,
          bankName: each.bankName,
          accountNo: maskBankAccountNumber(each.accountNumber),
          amountFen: each.transfer.amountFen,
          sentAt: each.transfer.sentAt,
          returned: each.transfer.returned ?? '',
          open: bankAccountState(each, shanghaiDate(clock.now())) === 'awaiting-amount',
        }));
      }),

    tellBalance: async (company, amount) =>
      store.transaction(async (transaction) => {
        const found = await companyNamed(transaction, company);
        const account = found && (await usualAccount(transaction, found.pkCorp));
        if (!account) throw new Refusal('REQUEST_INVALID', { field: 'company' });
        const balance = parseMoney(amount);
        if (!balance || !isEnterable(balance)) throw new Refusal('REQUEST_INVALID', { field: 'amount' });
        await saveBalance(transaction, account.id, {
          amount: moneyToText(balance),
          source: account.bankName,
          at: clock.now(),
        });
      }),

    tellCollection: async (company, flags) =>
      store.transaction(async (transaction) => {
        const found = await companyNamed(transaction, company);
        if (!found) throw new Refusal('REQUEST_INVALID', { field: 'company' });
        await saveCollection(transaction, found.pkCorp, flags);
      }),

    sendBack: async (accountId, reason) =>
      store.transaction(async (transaction) => {
        const known = await transaction.bankAccounts.find(accountId);
        if (known) await transaction.companies.lock(known.pkCorp);
        const account = await transaction.bankAccounts.find(accountId);
        if (
          !account ||
          account.removedAt !== undefined ||
          bankAccountState(account, shanghaiDate(clock.now())) !== 'awaiting-amount'
        )
          throw new Refusal('REQUEST_INVALID', { field: 'accountId' });
        if (isBlank(reason)) throw new Refusal('REQUEST_INVALID', { field: 'reason' });
        await transaction.bankAccounts.save({ ...account, transfer: { ...account.transfer, returned: reason.trim() } });
      }),
  };
}
