import { failuresBeforeCaptcha, failuresBeforeLock, lockDuration } from './session-limits.ts';

/** Failed sign-ins of one kind, and the instant from which they decay, in milliseconds. */
export interface Failures {
  readonly failures: number;
  readonly lastFailureAt: number;
}

/** Scope of a failure count: an account from one source, an account, a source, or the whole platform. */
export type FailureKind = 'pair' | 'account' | 'source' | 'all';
export const failureKinds: readonly FailureKind[] = ['pair', 'account', 'source', 'all'];
export type FailureCounts = Readonly<Record<FailureKind, number>>;

interface Budget {
  /** Failures that need no proof. */
  readonly free: number;
  /** Failures beyond these that make the proof one bit harder. */
  readonly perBit: number;
  /** Milliseconds after which one failure is forgotten. */
  readonly forgottenIn: number;
}

const budgets: Readonly<Record<Exclude<FailureKind, 'pair'>, Budget>> = {
  account: { free: 10, perBit: 3, forgottenIn: 6 * 60_000 },
  source: { free: 20, perBit: 5, forgottenIn: 60_000 },
  all: { free: 300, perBit: 100, forgottenIn: 2000 },
};

/** Zero bits of the easiest and the hardest proof: about 0.25 and 15 seconds of computing on a phone. */
export const easiestProof = 14;
export const hardestProof = 20;
/**
 * Up to this number of bits a captcha picture is accepted instead of a proof. Machines read pictures too, so beyond it
 * the picture would be the cheaper way for a guesser.
 */
export const hardestPicture = 16;

/**
 * The failures that still count at an instant. Those of an account from one source are forgotten together after fifteen
 * minutes; the others one by one, so that everyday mistakes of many users never add up.
 */
export function remainingFailures(kind: FailureKind, past: Failures | undefined, now: number): Failures {
  if (!past) return { failures: 0, lastFailureAt: now };
  if (kind === 'pair') return now - past.lastFailureAt < lockDuration ? past : { failures: 0, lastFailureAt: now };
  const { forgottenIn } = budgets[kind];
  const forgotten = Math.max(0, Math.floor((now - past.lastFailureAt) / forgottenIn));
  if (forgotten >= past.failures) return { failures: 0, lastFailureAt: now };
  return { failures: past.failures - forgotten, lastFailureAt: past.lastFailureAt + forgotten * forgottenIn };
}

/** Adds one failure to those that still count. */
export function addFailure(kind: FailureKind, past: Failures | undefined, now: number): Failures {
  const { failures, lastFailureAt } = remainingFailures(kind, past, now);
  return { failures: failures + 1, lastFailureAt: kind === 'pair' ? now : lastFailureAt };
}

/** Removes one failure that was counted in advance. */
export function removeFailure(past: Failures): Failures {
  return { ...past, failures: Math.max(0, past.failures - 1) };
}

/** Milliseconds for which an account stays locked for a source. Failures from other sources do not lock it. */
export function lockTimeLeft(pair: Failures, now: number): number {
  return pair.failures < failuresBeforeLock ? 0 : Math.max(0, pair.lastFailureAt + lockDuration - now);
}

/** Zero bits of the proof that a sign-in requires; undefined where none is required. */
export function requiredProofBits({ pair, ...counts }: FailureCounts): number | undefined {
  const over = (['account', 'source', 'all'] as const)
    .filter((kind) => counts[kind] >= budgets[kind].free)
    .map((kind) => Math.floor((counts[kind] - budgets[kind].free) / budgets[kind].perBit));
  if (pair >= failuresBeforeCaptcha) over.push(pair - failuresBeforeCaptcha);
  return over.length === 0 ? undefined : Math.min(hardestProof, easiestProof + Math.max(...over));
}
