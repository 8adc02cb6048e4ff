const hour = 3_600_000;

/** How long the owner of an account has to stop a password reset that waits, in milliseconds. */
export const resetNotice = 24 * hour;
/** How long the password may be reset afterwards. */
export const resetWindow = 72 * hour;
/** How long no other reset may wait after its owner stopped one. */
export const resetRest = 24 * hour;
/** How long a request is remembered. */
export const resetWaitLife = resetNotice + resetWindow + resetRest;

/** A password reset that waits. Real times. */
export interface ResetWait {
  readonly askedAt: number;
  readonly readyAt: number;
  readonly stoppedAt: number | undefined;
}

/**
 * State of a request. `waiting`: its owner may stop it. `ready`: the password may be reset. `stopped`: its owner has
 * stopped it, and no other may wait yet. `over`: it counts no more.
 */
export type ResetWaitState = 'waiting' | 'ready' | 'stopped' | 'over';

export function resetWaitState({ readyAt, stoppedAt }: ResetWait, now: number): ResetWaitState {
  if (stoppedAt !== undefined) return now - stoppedAt < resetRest ? 'stopped' : 'over';
  if (now < readyAt) return 'waiting';
  return now - readyAt < resetWindow ? 'ready' : 'over';
}

/** Ways to complete a password reset of an account with two steps, beside the code by telephone. */
export const resetWays = ['APP', 'RECOVERY_CODE', 'WAIT'] as const;
export type ResetWay = (typeof resetWays)[number];

/** Number of recovery codes that are made at once. */
export const recoveryCodeCount = 10;

/** A typed recovery code or app code, without spaces and hyphens. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
