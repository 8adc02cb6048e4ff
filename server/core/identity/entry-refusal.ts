import type { RefusalCode } from '../../../src/contract/codes.ts';
import { Refusal } from '../refusal.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { toDeclinedUnfreezeWire, toWaitingUnfreezeWire } from './unfreeze-waiting.ts';

/**
 * Why an account may not be entered by whoever it belongs to, whatever they prove: COMPANY_DEREGISTERED,
 * ACCOUNT_FROZEN, UNFREEZE_WAITING (frozen, and a person decides about what was asked for), UNFREEZE_DECLINED (frozen,
 * and a person has declined what was last asked for, with the answer) or NO_ROLE; undefined where it may.
 */
export async function entryRefusal(
  transaction: Transaction,
  { userId, pkCorp, roles }: UserRecord,
): Promise<Refusal | undefined> {
  if ((await transaction.companies.find(pkCorp))?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
  const freeze = await transaction.freezes.find(userId);
  if (freeze) {
    // Only requests about the freeze count: a decision on anything else does not consider it.
    const asked = (await transaction.unfreezes.of(userId)).filter(({ because }) => because === 'frozen');
    const waiting = asked.find(({ state }) => state === 'waiting');
    if (waiting) return new Refusal('UNFREEZE_WAITING', toWaitingUnfreezeWire(waiting));
    // An answer to an earlier freeze says nothing of this one.
    const last = asked
      .filter(({ decidedAt = 0 }) => decidedAt >= freeze.frozenAt)
      .toSorted((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0))[0];
    return last?.state === 'refused' && last.answer !== ''
      ? new Refusal('UNFREEZE_DECLINED', toDeclinedUnfreezeWire(last))
      : new Refusal('ACCOUNT_FROZEN');
  }
  return roles.length === 0 ? new Refusal('NO_ROLE') : undefined;
}

/** Whether what keeps somebody out is that the account is frozen, however its unfreezing stands. */
export const isFrozen = (code: RefusalCode): boolean =>
  code === 'ACCOUNT_FROZEN' || code === 'UNFREEZE_WAITING' || code === 'UNFREEZE_DECLINED';
