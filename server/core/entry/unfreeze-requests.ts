import { unfreezeDays, unfreezeDecision, type ReviewReason } from '../../../src/domain/identity/unfreeze-rules.ts';
import { failuresBeforeLock, lockDuration } from '../../../src/domain/identity/session-limits.ts';
import type { UnfreezeRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, sha256Hex } from '../secrets.ts';
import { failureKeys } from './sign-in-failures.ts';
import type { Transaction } from '../store.ts';

const day = 86_400_000;

export interface UnfreezeRequest {
  readonly reason: string;
  /** Address of the caller. */
  readonly source: string;
  /** Real time, for failures. `now` is the portal's time, for records and messages. */
  readonly realTime: number;
  readonly now: number;
}

export type UnfreezeOutcome =
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'unlocked' }
  | { readonly outcome: 'review'; readonly because: ReviewReason; readonly number: string; readonly askedAt: number };

/** Keys of the failures that lock an account: signing in by password or by code, and changing the password. */
async function locksOf({ userId, userName, mobile }: UserRecord, source: string): Promise<readonly string[]> {
  return [
    (await failureKeys(userName, source)).pair,
    (await failureKeys(mobile, source, 'sms')).pair,
    await sha256Hex(`password-change\n${userId}`),
  ];
}

async function isLocked(transaction: Transaction, locks: readonly string[], now: number): Promise<boolean> {
  for (const key of locks) {
    const past = await transaction.attempts.lock(key);
    if (past && past.failures >= failuresBeforeLock && now - past.lastFailureAt < lockDuration) return true;
  }
  return false;
}

/**
 * Opens an account that wrong passwords have locked, for a user who has proved who they are, or leaves it to a
 * reviewer. A pending request is not made twice. The account must be held.
 */
export async function requestUnfreeze(
  transaction: Transaction,
  user: UserRecord,
  { reason, source, realTime, now }: UnfreezeRequest,
): Promise<UnfreezeOutcome> {
  const locks = await locksOf(user, source);
  const asked = await transaction.unfreezes.of(user.userId);
  const waiting = asked.find((each) => each.state === 'waiting');
  const isFrozen = (await transaction.freezes.find(user.userId)) !== undefined;
  if (waiting?.because) {
    const because = isFrozen ? 'frozen' : waiting.because;
    if (because !== waiting.because) await transaction.unfreezes.save({ ...waiting, because });
    return { outcome: 'review', because, number: waiting.number, askedAt: waiting.askedAt };
  }
  const unlockedLately = asked.filter(
    (each) => each.state === 'unlocked' && now - each.askedAt < unfreezeDays * day,
  ).length;
  const decision = unfreezeDecision({
    isFrozen,
    isLocked: await isLocked(transaction, locks, realTime),
    unlockedLately,
  });
  if (decision === 'nothing') return { outcome: 'nothing' };
  const record: UnfreezeRecord = {
    number: `JD${randomDigits(10)}`,
    userId: user.userId,
    reason,
    state: 'unlocked',
    because: undefined,
    locks,
    askedAt: now,
    decidedAt: now,
    answer: '',
  };
  if (decision !== 'unlock') {
    await transaction.unfreezes.save({ ...record, state: 'waiting', because: decision, decidedAt: undefined });
    return { outcome: 'review', because: decision, number: record.number, askedAt: now };
  }
  for (const key of locks) await transaction.attempts.remove(key);
  await transaction.unfreezes.save(record);
  return { outcome: 'unlocked' };
}

export interface UnfreezeDecision {
  readonly number: string;
  readonly granted: boolean;
  readonly answer: string;
  readonly now: number;
}

/**
 * Records a decision on a pending unfreeze request and notifies the account's owner. A granted account is open at once.
 * Refuses any other request with REQUEST_INVALID.
 */
export async function decideUnfreeze(
  transaction: Transaction,
  { number, granted, answer, now }: UnfreezeDecision,
): Promise<UserRecord> {
  const found = await transaction.unfreezes.find(number);
  const user = found && (await transaction.users.lock(found.userId));
  const held = await transaction.unfreezes.lock(number);
  if (!user || held?.state !== 'waiting') throw new Refusal('REQUEST_INVALID', { field: 'number' });
  await transaction.unfreezes.save({ ...held, state: granted ? 'granted' : 'refused', decidedAt: now, answer });
  if (granted) {
    // A freeze is lifted only if the request was about it: the bank may have frozen the account since.
    if (held.because === 'frozen') await transaction.freezes.remove(user.userId);
    for (const key of held.locks) await transaction.attempts.remove(key);
  }
  return user;
}
