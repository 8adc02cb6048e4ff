import {
  amountUntil,
  bankAccountState,
  bankProblems,
  enteredFen,
  maskedAccount,
  mostBankAccounts,
  sameAccount,
  tidiedBankAccount,
  transferBar,
  transfersADay,
  transfersEver,
  type BankField,
} from '../../../src/domain/company/shared/bank-account.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { mayNotChange } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import type { Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { BankAccountRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

const wireNames: Readonly<Record<BankField, string>> = {
  bankName: 'bankName',
  branchName: 'branchName',
  cnaps: 'bankNo',
  accountNumber: 'accountNo',
};

/** Draws an amount from 1 to 99 fen, all equally likely. */
function drawFen(): number {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 198) return (byte % 99) + 1;
  }
}

const accountRefusal = (reason: string): Refusal => new Refusal('BANK_ACCOUNT_REFUSED', { because: reason });

/**
 * The company's bank accounts, with small transfers by which it proves that they are its own (checklist F-062). Changes
 * lock the company, so that concurrent requests run one after the other.
 */
export function bankAccountDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<
  | 'bankAccounts'
  | 'bankAccountAdded'
  | 'smallAmountEntered'
  | 'smallTransferSent'
  | 'bankAccountChosen'
  | 'bankAccountRemoved'
> {
  const transfersToday = (record: BankAccountRecord): number =>
    record.transfersSent.filter((at) => shanghaiDate(at) === shanghaiDate(clock.now())).length;

  async function toWireAccounts(transaction: Transaction, { user, role }: Caller) {
    const company = await transaction.companies.find(user.pkCorp);
    const records = await transaction.bankAccounts.ofCompany(user.pkCorp);
    return {
      accountName: company?.name ?? '',
      editable: mayNotChange({ isMain: user.isMain, role }) === undefined,
      accounts: records
        .filter(({ removedAt }) => removedAt === undefined)
        .map((each) => ({
          accountId: each.id,
          bankName: each.bankName,
          branchName: each.branchName,
          bankNo: each.cnaps,
          accountNo: maskedAccount(each.accountNumber),
          addedAt: each.addedAt,
          addedBy: each.addedBy,
          isDefault: each.isDefault,
          verifiedAt: each.verifiedAt,
          transfer: {
            sentAt: each.transfer.sentAt,
            until: amountUntil(each.transfer),
            wrong: each.transfer.wrong,
            returned: each.transfer.returned,
          },
          transfersLeft: Math.max(
            0,
            Math.min(transfersADay - transfersToday(each), transfersEver - each.transfersSent.length),
          ),
          isSpent: each.transfersSent.length >= transfersEver,
        })),
    };
  }

  /** Runs a change under the company's lock. Refuses with NOT_PERMITTED a caller who may not change accounts. */
  async function changeAccounts<Answer>(
    caller: Caller,
    work: (transaction: Transaction, all: readonly BankAccountRecord[]) => Promise<Answer>,
  ): Promise<Answer> {
    if (mayNotChange({ isMain: caller.user.isMain, role: caller.role })) throw new Refusal('NOT_PERMITTED');
    return store.transaction(async (transaction) => {
      await transaction.companies.lock(caller.user.pkCorp);
      return work(transaction, await transaction.bankAccounts.ofCompany(caller.user.pkCorp));
    });
  }

  /** Whether another company has verified the account as its own. */
  const isVerifiedElsewhere = async (
    transaction: Transaction,
    { user }: Caller,
    accountNumber: string,
  ): Promise<boolean> =>
    (await transaction.bankAccounts.allVerified()).some(
      (each) => each.pkCorp !== user.pkCorp && sameAccount(each.accountNumber, accountNumber),
    );

  const findAccount = (all: readonly BankAccountRecord[], accountId: string): BankAccountRecord => {
    const found = all.find(({ id, removedAt }) => id === accountId && removedAt === undefined);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };
  const newTransfer = () => ({ amountFen: drawFen(), sentAt: clock.now(), wrong: 0, returned: undefined });
  const companyTransfersToday = (all: readonly BankAccountRecord[]): number =>
    all.reduce((sum, each) => sum + transfersToday(each), 0);
  const today = () => shanghaiDate(clock.now());

  return {
    bankAccounts: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => toWireAccounts(transaction, caller));
    },

    bankAccountAdded: async (request, context) => {
      const caller = callerOf(context);
      const entry = tidiedBankAccount({
        bankName: request.bankName,
        branchName: request.branchName,
        cnaps: request.bankNo,
        accountNumber: request.accountNo,
      });
      return changeAccounts(caller, async (transaction, all) => {
        const [wrong] = bankProblems(entry).keys();
        if (wrong !== undefined) throw new Refusal('REQUEST_INVALID', { field: wireNames[wrong] });
        const current = all.filter(({ removedAt }) => removedAt === undefined);
        if (current.some(({ accountNumber }) => sameAccount(accountNumber, entry.accountNumber)))
          throw accountRefusal('listed');
        if (await isVerifiedElsewhere(transaction, caller, entry.accountNumber)) throw accountRefusal('elsewhere');
        if (current.length >= mostBankAccounts) throw accountRefusal('too-many');
        // An account that is added again after its removal keeps its count of transfers, so that no amount is guessed
        // by adding it again.
        const before = all.find(({ accountNumber }) => sameAccount(accountNumber, entry.accountNumber));
        const bar = transferBar('late', {
          account: before ? transfersToday(before) : 0,
          company: companyTransfersToday(all),
          ever: before?.transfersSent.length ?? 0,
        });
        if (bar) throw accountRefusal(bar);
        const { user } = caller;
        const id = before?.id ?? `BA-${randomToken(12)}`;
        await transaction.bankAccounts.save({
          ...entry,
          id,
          pkCorp: user.pkCorp,
          addedAt: clock.now(),
          addedBy: user.personName,
          userId: user.userId,
          isDefault: false,
          verifiedAt: undefined,
          removedAt: undefined,
          transfer: newTransfer(),
          transfersSent: [...(before?.transfersSent ?? []), clock.now()],
        });
        return toWireAccounts(transaction, caller);
      });
    },

    smallAmountEntered: async ({ accountId, amount }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        const fen = enteredFen(amount);
        if (fen === undefined) throw new Refusal('REQUEST_INVALID', { field: 'amount' });
        if (bankAccountState(account, today()) !== 'awaiting-amount') throw accountRefusal('not-now');
        const matched = fen === account.transfer.amountFen;
        // Where two companies can both state the amount received on one account, the first gets it.
        if (matched) await transaction.facts.lock(`bank-account ${account.accountNumber.replace(/^0+/, '')}`);
        if (matched && (await isVerifiedElsewhere(transaction, caller, account.accountNumber)))
          throw accountRefusal('elsewhere');
        // The company's first verified account becomes its default.
        await transaction.bankAccounts.save(
          matched
            ? { ...account, verifiedAt: clock.now(), isDefault: all.every((each) => !each.isDefault) }
            : { ...account, transfer: { ...account.transfer, wrong: account.transfer.wrong + 1 } },
        );
        return { ...(await toWireAccounts(transaction, caller)), matched };
      });
    },

    smallTransferSent: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        const bar = transferBar(bankAccountState(account, today()), {
          account: transfersToday(account),
          company: companyTransfersToday(all),
          ever: account.transfersSent.length,
        });
        if (bar) throw accountRefusal(bar);
        await transaction.bankAccounts.save({
          ...account,
          transfer: newTransfer(),
          transfersSent: [...account.transfersSent, clock.now()],
        });
        return toWireAccounts(transaction, caller);
      });
    },

    bankAccountChosen: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        if (account.verifiedAt === undefined) throw accountRefusal('not-now');
        await transaction.bankAccounts.saveAll(
          all
            .filter(({ isDefault, id }) => isDefault !== (id === account.id))
            .map((each) => ({ ...each, isDefault: each.id === account.id })),
        );
        return toWireAccounts(transaction, caller);
      });
    },

    bankAccountRemoved: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        if (
          account.isDefault &&
          all.some((each) => each.id !== account.id && each.verifiedAt !== undefined && each.removedAt === undefined)
        )
          throw accountRefusal('default');
        await transaction.bankAccounts.save({ ...account, isDefault: false, removedAt: clock.now() });
        return toWireAccounts(transaction, caller);
      });
    },
  };
}
