/**
 * Number of unlocks within a number of days. After them, a person reviews the next request, because somebody may be
 * guessing the password.
 */
export const maxUnfreezes = 3;
export const unfreezeDays = 30;

/** Why a person decides: the bank or the platform froze the account, or the account was unlocked too often. */
export const unfreezeReviewReasons = ['frozen', 'often'] as const;
export type ReviewReason = (typeof unfreezeReviewReasons)[number];

/** Working days within which a person decides. */
export const unfreezeAnswerDays = 2;

/** States of a request to unlock an account: unlocked at once, waiting for a reviewer, granted or refused. */
export const unfreezeStates = ['unlocked', 'waiting', 'granted', 'refused'] as const;
export type UnfreezeState = (typeof unfreezeStates)[number];

/** Maximum length of a reason, in characters. */
export const maxReasonCharacters = 200;

export interface AccountToOpen {
  /** Whether the bank or the platform has frozen it, as opposed to a lock after wrong passwords. */
  readonly isFrozen: boolean;
  /** Whether wrong passwords from the current source have locked it. */
  readonly isLocked: boolean;
  /** Number of unlocks within `unfreezeDays`. */
  readonly unlockedLately: number;
}

/**
 * Decision on a request of an identified user (document 1, section 2, `/register/account-unfreeze`): nothing, unlock,
 * or a review by a person.
 */
export function unfreezeDecision({
  isFrozen,
  isLocked,
  unlockedLately,
}: AccountToOpen): 'nothing' | 'unlock' | ReviewReason {
  if (isFrozen) return 'frozen';
  if (!isLocked) return 'nothing';
  return unlockedLately >= maxUnfreezes ? 'often' : 'unlock';
}

/** A reason as it is stored; undefined where it is empty or too long. */
export function unfreezeReason(typed: string): string | undefined {
  const reason = typed.trim();
  return reason === '' || Array.from(reason).length > maxReasonCharacters ? undefined : reason;
}
