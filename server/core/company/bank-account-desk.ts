import { recordSecurityEvent } from '../identity/security-events.ts';
import {
  bankAccountState,
  bankProblems,
  parseSmallAmount,
  maxBankAccounts,
  isSameAccount,
  normaliseBankAccount,
  transferRefusal,
  type BankField,
} from '../../../src/domain/company/shared/bank-account.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { accountRefusal, bankAccountBook, type BankAccountBook } from './bank-account-book.ts';

type DeskParts = Pick<Parts, 'store' | 'clock'>;

const wireNames: Readonly<Record<BankField, string>> = {
  bankName: 'bankName',
  branchName: 'branchName',
  cnaps: 'bankNo',
  accountNumber: 'accountNo',
};

/** Listing, adding, choosing and removing accounts. */
function accountList(
  { store, clock }: DeskParts,
  {
    transfersToday,
    toWireAccounts,
    changeAccounts,
    isVerifiedElsewhere,
    findAccount,
    newTransfer,
    companyTransfersToday,
  }: BankAccountBook,
): Desk<'bankAccounts' | 'addBankAccount' | 'chooseBankAccount' | 'removeBankAccount'> {
  return {
    bankAccounts: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => toWireAccounts(transaction, caller));
    },

    addBankAccount: async (request, context) => {
      const caller = callerOf(context);
      const entry = normaliseBankAccount({
        bankName: request.bankName,
        branchName: request.branchName,
        cnaps: request.bankNo,
        accountNumber: request.accountNo,
      });
      return changeAccounts(caller, async (transaction, all) => {
        const [wrong] = bankProblems(entry).keys();
        if (wrong !== undefined) throw new Refusal('REQUEST_INVALID', { field: wireNames[wrong] });
        const current = all.filter(({ removedAt }) => removedAt === undefined);
        if (current.some(({ accountNumber }) => isSameAccount(accountNumber, entry.accountNumber)))
          throw accountRefusal('listed');
        if (await isVerifiedElsewhere(transaction, caller, entry.accountNumber)) throw accountRefusal('elsewhere');
        if (current.length >= maxBankAccounts) throw accountRefusal('too-many');
        // An account that is added again after its removal keeps its count of transfers, so that no amount is guessed
        // by adding it again.
        const before = all.find(({ accountNumber }) => isSameAccount(accountNumber, entry.accountNumber));
        const bar = transferRefusal('late', {
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
        await recordSecurityEvent(transaction, context, 'bank-account-added', user.userId, clock.now());
        return toWireAccounts(transaction, caller);
      });
    },

    chooseBankAccount: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        if (account.verifiedAt === undefined) throw accountRefusal('not-now');
        await transaction.bankAccounts.saveAll(
          all
            .filter(({ isDefault, id }) => isDefault !== (id === account.id))
            .map((each) => ({ ...each, isDefault: each.id === account.id })),
        );
        await recordSecurityEvent(transaction, context, 'bank-account-changed', caller.user.userId, clock.now());
        return toWireAccounts(transaction, caller);
      });
    },

    removeBankAccount: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        if (
          account.isDefault &&
          all.some((each) => each.id !== account.id && each.verifiedAt !== undefined && each.removedAt === undefined)
        )
          throw accountRefusal('default');
        if (await transaction.financings.isAnyPaidTo(account.id)) throw accountRefusal('financing');
        await transaction.bankAccounts.save({ ...account, isDefault: false, removedAt: clock.now() });
        await recordSecurityEvent(transaction, context, 'bank-account-removed', caller.user.userId, clock.now());
        return toWireAccounts(transaction, caller);
      });
    },
  };
}

/** Verifying an account by a small transfer. */
function accountVerification(
  { clock }: DeskParts,
  {
    transfersToday,
    toWireAccounts,
    changeAccounts,
    isVerifiedElsewhere,
    findAccount,
    newTransfer,
    companyTransfersToday,
    today,
  }: BankAccountBook,
): Desk<'enterSmallAmount' | 'sendSmallTransfer'> {
  return {
    enterSmallAmount: async ({ accountId, amount }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        const fen = parseSmallAmount(amount);
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
        if (matched)
          await recordSecurityEvent(transaction, context, 'bank-account-verified', caller.user.userId, clock.now());
        return { ...(await toWireAccounts(transaction, caller)), matched };
      });
    },

    sendSmallTransfer: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changeAccounts(caller, async (transaction, all) => {
        const account = findAccount(all, accountId);
        const bar = transferRefusal(bankAccountState(account, today()), {
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
  };
}

/**
 * The company's bank accounts, with small transfers by which it proves that they are its own (checklist F-062). Changes
 * lock the company, so that concurrent requests run one after the other.
 */
export function bankAccountDesk(
  parts: DeskParts,
): Desk<
  | 'bankAccounts'
  | 'addBankAccount'
  | 'chooseBankAccount'
  | 'removeBankAccount'
  | 'enterSmallAmount'
  | 'sendSmallTransfer'
> {
  const book = bankAccountBook(parts);
  return { ...accountList(parts, book), ...accountVerification(parts, book) };
}
