import type { BankAccountRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/** The account that a company pays from and is paid to: its default one, else the first that is verified. */
export async function usualAccount(
  { bankAccounts }: Transaction,
  companyId: string,
): Promise<BankAccountRecord | undefined> {
  const verified = (await bankAccounts.ofCompany(companyId)).filter(
    ({ verifiedAt, removedAt }) => verifiedAt !== undefined && removedAt === undefined,
  );
  return verified.find(({ isDefault }) => isDefault) ?? verified[0];
}
