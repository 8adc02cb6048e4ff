import type {
  AmountOutcome,
  BankAccountDesk,
  BankAccounts,
  BankOutcome,
  BankRefusal,
} from '../../../application/ports/company/bank-account-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { bankAccountExtensions } from '../../../contract/extensions/company/bank-account-extensions.ts';
import { bankFields, type BankAccountEntry, type BankField } from '../../../domain/company/shared/bank-account.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { WireClient } from '../wire-client.ts';

const wireNames: Readonly<Record<BankField, string>> = {
  bankName: 'bankName',
  branchName: 'branchName',
  cnaps: 'bankNo',
  accountNumber: 'accountNo',
};

const reasons: readonly BankRefusal[] = [
  'listed',
  'elsewhere',
  'too-many',
  'spent-today',
  'spent',
  'not-now',
  'default',
  'financing',
];

function accountsOf({
  accountName,
  editable,
  accounts,
}: AnswerOf<typeof bankAccountExtensions.bankAccounts>): BankAccounts {
  return {
    accountName,
    mayChange: editable,
    accounts: accounts.map(({ accountId, bankNo, accountNo, verifiedAt, transfer, ...rest }) => ({
      ...rest,
      id: accountId,
      cnaps: bankNo,
      masked: accountNo,
      verifiedAt: verifiedAt ?? undefined,
      transfer: { ...transfer, returned: transfer.returned ?? undefined },
    })),
  };
}

function refusalOf({ detail: { code, values } }: PortFault): Exclude<BankOutcome, { readonly done: true }> | undefined {
  if (code === 'REQUEST_INVALID')
    return {
      done: false,
      because: 'refused',
      field: bankFields.find((field) => wireNames[field] === values?.['field']),
    };
  if (code === 'NOT_PERMITTED') return { done: false, because: 'not-permitted' };
  if (code === 'NOT_FOUND') return { done: false, because: 'gone' };
  const because = code === 'BANK_ACCOUNT_REFUSED' ? reasons.find((each) => each === values?.['because']) : undefined;
  return because && { done: false, because };
}

export class WireBankAccountDesk implements BankAccountDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('bank-accounts');
  }

  async accounts(signal?: AbortSignal): Promise<BankAccounts> {
    return accountsOf(await this.client.send(bankAccountExtensions.bankAccounts, {}, { signal }));
  }

  async add({ bankName, branchName, cnaps, accountNumber }: BankAccountEntry): Promise<BankOutcome> {
    return this.sendChange(async () =>
      this.client.send(bankAccountExtensions.addBankAccount, {
        bankName,
        branchName,
        bankNo: cnaps,
        accountNo: accountNumber,
      }),
    );
  }

  async enterAmount(accountId: string, fen: number): Promise<AmountOutcome> {
    let matched = false;
    const outcome = await this.sendChange(async () => {
      const answer = await this.client.send(bankAccountExtensions.enterSmallAmount, {
        accountId,
        amount: moneyToText({ fen: BigInt(fen) }),
      });
      matched = answer.matched;
      return answer;
    });
    return outcome.done ? { ...outcome, matched } : outcome;
  }

  async sendAgain(accountId: string): Promise<BankOutcome> {
    return this.sendChange(async () => this.client.send(bankAccountExtensions.sendSmallTransfer, { accountId }));
  }

  async choose(accountId: string): Promise<BankOutcome> {
    return this.sendChange(async () => this.client.send(bankAccountExtensions.chooseBankAccount, { accountId }));
  }

  async remove(accountId: string): Promise<BankOutcome> {
    return this.sendChange(async () => this.client.send(bankAccountExtensions.removeBankAccount, { accountId }));
  }

  private async sendChange(
    send: () => Promise<AnswerOf<typeof bankAccountExtensions.bankAccounts>>,
  ): Promise<BankOutcome> {
    try {
      return { done: true, now: accountsOf(await send()) };
    } catch (fault) {
      const refused = fault instanceof PortFault ? refusalOf(fault) : undefined;
      if (!refused) throw fault;
      return refused;
    }
  }
}
