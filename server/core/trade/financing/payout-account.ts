import type { BankAccountRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';

/**
 * The account of a company to which a financing is paid; undefined for an account that is not the company's or is not
 * verified.
 */
export async function payoutAccount(
  transaction: Transaction,
  companyId: string,
  accountId: string,
): Promise<BankAccountRecord | undefined> {
  const account = (await transaction.bankAccounts.ofCompany(companyId)).find(({ id }) => id === accountId);
  return account?.verifiedAt !== undefined && account.removedAt === undefined ? account : undefined;
}
