import {
  amountUntil,
  bankAccountState,
  bankProblems,
  parseSmallAmount,
  maskBankAccountNumber,
  mostBankAccounts,
  isSameAccount,
  normaliseBankAccount,
  transferRefusal,
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

const refused = (because: string): Refusal => new Refusal('BANK_ACCOUNT_REFUSED', { because });

/**
 * The company's accounts, with small transfers by which it shows that they are its own (checklist F-062). The company
 * is locked, so that two who press at once come one after the other.
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
  const sentToday = (record: BankAccountRecord): number =>
    record.transfersSent.filter((at) => shanghaiDate(at) === shanghaiDate(clock.now())).length;

  async function shown(transaction: Transaction, { user, role }: Caller) {
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
          accountNo: maskBankAccountNumber(each.accountNumber),
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
            Math.min(transfersADay - sentToday(each), transfersEver - each.transfersSent.length),
          ),
          isSpent: each.transfersSent.length >= transfersEver,
        })),
    };
  }

  /** Makes a change in turn within the company, by a caller who is permitted to. */
  async function changing<Answer>(
    caller: Caller,
    work: (transaction: Transaction, all: readonly BankAccountRecord[]) => Promise<Answer>,
  ): Promise<Answer> {
    if (mayNotChange({ isMain: caller.user.isMain, role: caller.role })) throw new Refusal('NOT_PERMITTED');
    return store.transaction(async (transaction) => {
      await transaction.companies.lock(caller.user.pkCorp);
      return work(transaction, await transaction.bankAccounts.ofCompany(caller.user.pkCorp));
    });
  }

  /** Whether another company has shown that an account is its own. */
  const isOthers = async (transaction: Transaction, { user }: Caller, accountNumber: string): Promise<boolean> =>
    (await transaction.bankAccounts.verified()).some(
      (each) => each.pkCorp !== user.pkCorp && isSameAccount(each.accountNumber, accountNumber),
    );

  const named = (all: readonly BankAccountRecord[], accountId: string): BankAccountRecord => {
    const found = all.find(({ id, removedAt }) => id === accountId && removedAt === undefined);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };
  const sent = () => ({ amountFen: drawFen(), sentAt: clock.now(), wrong: 0, returned: undefined });
  const allSentToday = (all: readonly BankAccountRecord[]): number =>
    all.reduce((sum, each) => sum + sentToday(each), 0);
  const today = () => shanghaiDate(clock.now());

  return {
    bankAccounts: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => shown(transaction, caller));
    },

    bankAccountAdded: async (request, context) => {
      const caller = callerOf(context);
      const entry = normaliseBankAccount({
        bankName: request.bankName,
        branchName: request.branchName,
        cnaps: request.bankNo,
        accountNumber: request.accountNo,
      });
      return changing(caller, async (transaction, all) => {
        const [wrong] = bankProblems(entry).keys();
        if (wrong !== undefined) throw new Refusal('REQUEST_INVALID', { field: wireNames[wrong] });
        const standing = all.filter(({ removedAt }) => removedAt === undefined);
        if (standing.some(({ accountNumber }) => isSameAccount(accountNumber, entry.accountNumber)))
          throw refused('listed');
        if (await isOthers(transaction, caller, entry.accountNumber)) throw refused('elsewhere');
        if (standing.length >= mostBankAccounts) throw refused('too-many');
        // An account that is added again after its removal keeps its count of transfers, so that no amount is guessed
        // by adding it again.
        const before = all.find(({ accountNumber }) => isSameAccount(accountNumber, entry.accountNumber));
        const bar = transferRefusal('late', {
          account: before ? sentToday(before) : 0,
          company: allSentToday(all),
          ever: before?.transfersSent.length ?? 0,
        });
        if (bar) throw refused(bar);
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
          transfer: sent(),
          transfersSent: [...(before?.transfersSent ?? []), clock.now()],
        });
        return shown(transaction, caller);
      });
    },

    smallAmountEntered: async ({ accountId, amount }, context) => {
      const caller = callerOf(context);
      return changing(caller, async (transaction, all) => {
        const account = named(all, accountId);
        const fen = parseSmallAmount(amount);
        if (fen === undefined) throw new Refusal('REQUEST_INVALID', { field: 'amount' });
        if (bankAccountState(account, today()) !== 'awaiting-amount') throw refused('not-now');
        const matched = fen === account.transfer.amountFen;
        // Where two companies can both state the amount received on one account, the first gets it.
        if (matched) await transaction.facts.lock(`bank-account ${account.accountNumber.replace(/^0+/, '')}`);
        if (matched && (await isOthers(transaction, caller, account.accountNumber))) throw refused('elsewhere');
        // The company's first verified account becomes its default.
        await transaction.bankAccounts.save(
          matched
            ? { ...account, verifiedAt: clock.now(), isDefault: all.every((each) => !each.isDefault) }
            : { ...account, transfer: { ...account.transfer, wrong: account.transfer.wrong + 1 } },
        );
        return { ...(await shown(transaction, caller)), matched };
      });
    },

    smallTransferSent: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changing(caller, async (transaction, all) => {
        const account = named(all, accountId);
        const bar = transferRefusal(bankAccountState(account, today()), {
          account: sentToday(account),
          company: allSentToday(all),
          ever: account.transfersSent.length,
        });
        if (bar) throw refused(bar);
        await transaction.bankAccounts.save({
          ...account,
          transfer: sent(),
          transfersSent: [...account.transfersSent, clock.now()],
        });
        return shown(transaction, caller);
      });
    },

    bankAccountChosen: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changing(caller, async (transaction, all) => {
        const account = named(all, accountId);
        if (account.verifiedAt === undefined) throw refused('not-now');
        await transaction.bankAccounts.saveAll(
          all
            .filter(({ isDefault, id }) => isDefault !== (id === account.id))
            .map((each) => ({ ...each, isDefault: each.id === account.id })),
        );
        return shown(transaction, caller);
      });
    },

    bankAccountRemoved: async ({ accountId }, context) => {
      const caller = callerOf(context);
      return changing(caller, async (transaction, all) => {
        const account = named(all, accountId);
        if (
          account.isDefault &&
          all.some((each) => each.id !== account.id && each.verifiedAt !== undefined && each.removedAt === undefined)
        )
          throw refused('default');
        await transaction.bankAccounts.save({ ...account, isDefault: false, removedAt: clock.now() });
        return shown(transaction, caller);
      });
    },
  };
}
