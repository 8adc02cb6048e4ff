import type { RefusalCode } from '../../../src/contract/codes.ts';
import { Refusal } from '../refusal.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { toDeclinedUnfreezeWire, toWaitingUnfreezeWire } from './waiting-unfreezes.ts';

/**
 * Refusal of an account that its owner may not enter, regardless of their proofs: COMPANY_DEREGISTERED, ACCOUNT_FROZEN,
 * UNFREEZE_WAITING (frozen, with a pending request), UNFREEZE_DECLINED (frozen, and the last request was declined) or
 * NO_ROLE. Undefined where the owner may enter.
 */
export async function entryRefusal(
  transaction: Transaction,
  { userId, pkCorp, roles }: UserRecord,
): Promise<Refusal | undefined> {
  if ((await transaction.companies.find(pkCorp))?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
  const freeze = await transaction.freezes.find(userId);
  if (freeze) {
    // Only requests about the freeze count: a decision on anything else does not consider it.
    const requests = (await transaction.unfreezes.of(userId)).filter(({ because }) => because === 'frozen');
    const waiting = requests.find(({ state }) => state === 'waiting');
    if (waiting) return new Refusal('UNFREEZE_WAITING', toWaitingUnfreezeWire(waiting));
    // Answers about an earlier freeze do not count.
    const last = requests
      .filter(({ decidedAt = 0 }) => decidedAt >= freeze.frozenAt)
      .toSorted((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0))[0];
    return last?.state === 'refused' && last.answer !== ''
      ? new Refusal('UNFREEZE_DECLINED', toDeclinedUnfreezeWire(last))
      : new Refusal('ACCOUNT_FROZEN');
  }
  return roles.length === 0 ? new Refusal('NO_ROLE') : undefined;
}

/** Whether a refusal means that the account is frozen, regardless of the state of its unfreeze request. */
export const isFrozen = (code: RefusalCode): boolean =>
  code === 'ACCOUNT_FROZEN' || code === 'UNFREEZE_WAITING' || code === 'UNFREEZE_DECLINED';
