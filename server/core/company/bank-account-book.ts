import {
  amountUntil,
  maskBankAccountNumber,
  isSameAccount,
  transfersADay,
  transfersEver,
} from '../../../src/domain/company/shared/bank-account.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { mayNotChange } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import type { Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { BankAccountRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

/** Draws an amount from 1 to 99 fen, all equally likely. */
function drawFen(): number {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 198) return (byte % 99) + 1;
  }
}

export const accountRefusal = (reason: string): Refusal => new Refusal('BANK_ACCOUNT_REFUSED', { because: reason });

/** Functions that the calls on a company's bank accounts share. */
export function bankAccountBook({ store, clock }: Pick<Parts, 'store' | 'clock'>) {
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
      (each) => each.pkCorp !== user.pkCorp && isSameAccount(each.accountNumber, accountNumber),
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
    transfersToday,
    toWireAccounts,
    changeAccounts,
    isVerifiedElsewhere,
    findAccount,
    newTransfer,
    companyTransfersToday,
    today,
  };
}

export type BankAccountBook = ReturnType<typeof bankAccountBook>;
