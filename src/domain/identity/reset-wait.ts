const hour = 3_600_000;

/** Milliseconds for which a password reset waits, so that the account's owner can stop it. */
export const resetNotice = 24 * hour;
/** Milliseconds after the waiting time within which the password may be reset. */
export const resetWindow = 72 * hour;
/** Milliseconds after a stopped reset during which no other may be requested. */
export const resetRest = 24 * hour;
/** Milliseconds for which a request is stored. */
export const resetWaitLife = resetNotice + resetWindow + resetRest;

/** A password reset with a waiting time. Real time in milliseconds. */
export interface ResetWait {
  readonly askedAt: number;
  readonly readyAt: number;
  readonly stoppedAt: number | undefined;
}

/**
 * State of a request. `waiting`: its owner may stop it. `ready`: the password may be reset. `stopped`: its owner has
 * stopped it, and no other may be requested yet. `over`: it no longer counts.
 */
export type ResetWaitState = 'waiting' | 'ready' | 'stopped' | 'over';

export function resetWaitState({ readyAt, stoppedAt }: ResetWait, now: number): ResetWaitState {
  if (stoppedAt !== undefined) return now - stoppedAt < resetRest ? 'stopped' : 'over';
  if (now < readyAt) return 'waiting';
  return now - readyAt < resetWindow ? 'ready' : 'over';
}

/** Ways to complete a password reset of an account with two-step sign-in, beside the code by telephone. */
export const resetWays = ['APP', 'RECOVERY_CODE', 'WAIT'] as const;
export type ResetWay = (typeof resetWays)[number];

/** Number of recovery codes that are generated at once. */
export const recoveryCodeCount = 10;

/** A typed recovery code or app code, without spaces and hyphens. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
