import { Refusal } from '../../refusal.ts';
import type { UserRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';
import { toldOfWaiting } from './unfreeze-waiting.ts';

/** Why an account may not be entered by whoever it belongs to, whatever they prove: COMPANY_DEREGISTERED, ACCOUNT_FROZEN, UNFREEZE_WAITING (frozen, and a person decides about what was asked for) or NO_ROLE; undefined where it may. */
export async function entryRefusal(transaction: Transaction, { userId, pkCorp, roles }: UserRecord): Promise<Refusal | undefined> {
  if ((await transaction.companies.find(pkCorp))?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
  if (await transaction.freezes.find(userId)) {
    // Who decides about something else knows nothing of the freeze until its owner asks again.
    const waiting = (await transaction.unfreezes.of(userId)).find(({ state, because }) => state === 'waiting' && because === 'frozen');
    return waiting ? new Refusal('UNFREEZE_WAITING', toldOfWaiting(waiting)) : new Refusal('ACCOUNT_FROZEN');
  }
  return roles.length === 0 ? new Refusal('NO_ROLE') : undefined;
}
