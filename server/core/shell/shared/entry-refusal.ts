import type { UserRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';

/** Why an account may not be entered by whoever it belongs to, whatever they prove; undefined where it may. */
export async function entryRefusal(transaction: Transaction, { userId, pkCorp, roles }: UserRecord): Promise<'COMPANY_DEREGISTERED' | 'ACCOUNT_FROZEN' | 'NO_ROLE' | undefined> {
  if ((await transaction.companies.find(pkCorp))?.deregistered) return 'COMPANY_DEREGISTERED';
  if (await transaction.freezes.find(userId)) return 'ACCOUNT_FROZEN';
  return roles.length === 0 ? 'NO_ROLE' : undefined;
}
