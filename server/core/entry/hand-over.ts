import type { UserRecord } from '../records.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** What is kept of a hand-over's one-time token. It holds for the password that was compared: once that is changed, no token fits. */
export async function handOverHash(token: string, { passwordHash }: UserRecord): Promise<string> {
  return sha256Hex(`${token} ${passwordHash}`);
}

/** Why an account may not be entered whatever its password, with its password and again at the hand-over; undefined where it may. */
export async function entryRefusal(transaction: Transaction, { pkCorp, roles }: UserRecord): Promise<'COMPANY_DEREGISTERED' | 'NO_ROLE' | undefined> {
  if ((await transaction.companies.find(pkCorp))?.deregistered) return 'COMPANY_DEREGISTERED';
  return roles.length === 0 ? 'NO_ROLE' : undefined;
}
