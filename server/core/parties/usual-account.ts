import type { BankAccountRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/**
 * The account from which a company pays and to which it is paid: its default account, otherwise the first verified one.
 */
export async function usualAccount(
  { bankAccounts }: Transaction,
  companyId: string,
): Promise<BankAccountRecord | undefined> {
  const verified = (await bankAccounts.ofCompany(companyId)).filter(
    ({ verifiedAt, removedAt }) => verifiedAt !== undefined && removedAt === undefined,
  );
  return verified.find(({ isDefault }) => isDefault) ?? verified[0];
}
